import { draftOf, ownSeat, playerOf } from '../game.ts';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { Agreement, Seals, usePactText } from './Agreement.tsx';
import { Draft } from './Draft.tsx';
import { Standing } from './Standing.tsx';
import { Title } from '../panel/Title.tsx';

/** The desk where agreements are read, sealed, written and ended. */
export const Pacts = () => {
  const { view } = useTable();
  const { pacts } = useBoardText();
  const seat = ownSeat(view);
  return (
    <section className="dd-moment dd-pacts">
      <Title>{pacts.title}</Title>
      {view.agreements.length === 0 && <p className="dd-note">{pacts.none}</p>}
      <ul className="dd-agreements">
        {view.agreements.map(pact => (
          <Agreement key={pact.id} pact={pact} />
        ))}
      </ul>
      {seat !== undefined && <Draft seat={seat} />}
      <Standing />
    </section>
  );
};

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
