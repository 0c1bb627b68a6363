import { draftOf, ownSeat, playerOf } from '../game.ts';
import { Title } from '../panel/Title.tsx';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { Seals, usePactText } from './Seals.tsx';

/** A scroll with what is agreed, always in sight where there is room. */
export const Scroll = ({ open }: { readonly open: () => void }) => {
  const { view } = useTable();
  const { pacts } = useBoardText();
  const say = usePactText();
  const seat = ownSeat(view);
  const hasDraft = seat !== undefined && draftOf(playerOf(view, seat)).length > 0;
  return (
    <section className="dd-scroll" aria-label={pacts.title}>
      <Title>{pacts.title}</Title>
      {view.agreements.length === 0 && <p className="dd-note">{pacts.none}</p>}
      <ul>
        {view.agreements.map(pact => (
          <li key={pact.id}>
            <span>{say(pact)}</span>
            <Seals pact={pact} />
          </li>
        ))}
      </ul>
      {seat !== undefined && (
        <button type="button" className="dd-act dd-propose" onClick={open}>
          {hasDraft ? pacts.draft : pacts.propose}
        </button>
      )}
    </section>
  );
};
