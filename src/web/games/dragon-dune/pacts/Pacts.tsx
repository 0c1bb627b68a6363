import { ownSeat } from '../game.ts';
import { Title } from '../panel/Title.tsx';
import { useTable } from '../table.ts';
import { useBoardText } from '../words.ts';
import { Agreement } from './Agreement.tsx';
import { Draft } from './Draft.tsx';
import { Standing } from './Standing.tsx';

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
