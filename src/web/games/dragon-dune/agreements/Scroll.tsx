import { draftOf, ownSeat, playerAt } from '#games/dragon-dune/facts';
import { Title } from '../panel/Title.tsx';
import { useBoard } from '../boardContext.ts';
import { useBoardText } from '../text/useBoardText.ts';
import { Seals, useAgreementText } from './Seals.tsx';

/** A scroll with what is agreed, always in sight where there is room. */
export const Scroll = ({ open }: { readonly open: () => void }) => {
  const { view } = useBoard();
  const { pacts } = useBoardText();
  const say = useAgreementText();
  const seat = ownSeat(view);
  const hasDraft = seat !== undefined && draftOf(playerAt(view, seat)).length > 0;
  return (
    <section className="dd-scroll" aria-label={pacts.title}>
      <Title>{pacts.title}</Title>
      {view.agreements.length === 0 && <p className="dd-note">{pacts.none}</p>}
      <ul>
        {view.agreements.map(agreement => (
          <li key={agreement.id}>
            <span>{say(agreement)}</span>
            <Seals agreement={agreement} />
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
