import { seatsIn, type Agreement } from '#games/dragon-dune/facts';
import { movesOf } from '../panel/MoveButton.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { Seals, useAgreementText } from './Seals.tsx';

const useStateText = ({ author, parties, accepted, isBinding, ending }: Agreement): string => {
  const { name } = useBoard();
  const { pacts } = useBoardText();
  const names = (mask: number): string => seatsIn(mask).map(name).join(', ');
  if (!isBinding) return `${pacts.offered(name(author))}, ${pacts.missing(names(parties & ~accepted))}`;
  return ending === 0 ? pacts.binding : `${pacts.binding}, ${pacts.endWished(names(ending))}`;
};

/** One agreement: what it says, who has sealed it, and what the viewer can do about it. */
export const AgreementItem = ({ agreement }: { readonly agreement: Agreement }) => {
  const { asides, play, isCoached } = useBoard();
  const { pacts } = useBoardText();
  const say = useAgreementText();
  const state = useStateText(agreement);
  const answers = [
    ...movesOf(asides, 'acceptAgreement').map(move => ({ move, words: pacts.accept, isMain: true })),
    ...movesOf(asides, 'declineAgreement').map(move => ({ move, words: pacts.decline, isMain: false })),
    ...movesOf(asides, 'endAgreement').map(move => ({ move, words: pacts.end, isMain: false })),
  ].filter(({ move }) => move.agreement === agreement.id);
  return (
    <li className={agreement.isBinding ? 'is-binding' : 'is-offered'}>
      <p>{say(agreement)}</p>
      <Seals agreement={agreement} />
      <small>{state}</small>
      {answers.length > 0 && (
        <div className="dd-answers">
          {answers.map(({ move, words, isMain }) => (
            <button
              key={move.type}
              type="button"
              className={`dd-act ${isMain ? 'is-main' : ''}`}
              data-coached={isCoached?.(move) || undefined}
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
