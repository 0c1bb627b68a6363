import { seatsIn, type Agreement as Pact } from '../game.ts';
import { movesOf } from '../panel/Act.tsx';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { Seals, usePactText } from './Seals.tsx';

const useStateText = ({ author, parties, accepted, isBinding, ending }: Pact): string => {
  const { name } = useTable();
  const { pacts } = useBoardText();
  const names = (mask: number): string => seatsIn(mask).map(name).join(', ');
  if (!isBinding) return `${pacts.offered(name(author))}, ${pacts.missing(names(parties & ~accepted))}`;
  return ending === 0 ? pacts.binding : `${pacts.binding}, ${pacts.endWished(names(ending))}`;
};

/** One agreement: what it says, who has sealed it, and what the viewer can do about it. */
export const Agreement = ({ pact }: { readonly pact: Pact }) => {
  const { asides, play } = useTable();
  const { pacts } = useBoardText();
  const say = usePactText();
  const state = useStateText(pact);
  const answers = [
    ...movesOf(asides, 'acceptAgreement').map(move => ({ move, words: pacts.accept, isMain: true })),
    ...movesOf(asides, 'declineAgreement').map(move => ({ move, words: pacts.decline, isMain: false })),
    ...movesOf(asides, 'endAgreement').map(move => ({ move, words: pacts.end, isMain: false })),
  ].filter(({ move }) => move.agreement === pact.id);
  return (
    <li className={pact.isBinding ? 'is-binding' : 'is-offered'}>
      <p>{say(pact)}</p>
      <Seals pact={pact} />
      <small>{state}</small>
      {answers.length > 0 && (
        <div className="dd-answers">
          {answers.map(({ move, words, isMain }) => (
            <button
              key={move.type}
              type="button"
              className={`dd-act ${isMain ? 'is-main' : ''}`}
              onClick={() => play(move)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </li>
  );
};
