import { useLocation } from 'wouter';
import { useText } from '../app/words.ts';
import { ask, localLink } from '../local/link.ts';
import { exportTable } from './exportTable.ts';
import { useExtras } from './extras.ts';
import type { TableProps } from './Frame.tsx';
import { newSalt } from './salt.ts';

/** What one may want after a game. */
export const ScoreActions = ({ session, state, table, lookBack }: TableProps) => {
  const { score } = useText();
  const [, go] = useLocation();
  const extras = useExtras();
  const rematchHere = async (): Promise<void> => {
    const { game, config, seats } = table;
    const request = { kind: 'create', table: { game, config, seats }, salt: newSalt() } as const;
    const { id } = await ask(localLink(), request, 'created');
    go(`/table/${id}`);
  };
  const rematch = extras === undefined ? rematchHere : extras.rematch;
  const [first] = state.history;
  return (
    <footer>
      {rematch && (
        <button type="button" className="btn btn-primary" onClick={() => void rematch()}>
          {score.rematch}
        </button>
      )}
      {first && (
        <button type="button" className="btn" onClick={() => lookBack(first.seq)}>
          {score.replay}
        </button>
      )}
      <button type="button" className="btn" onClick={() => void exportTable(session.link, table)}>
        {score.export}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => go('/')}>
        {score.back}
      </button>
    </footer>
  );
};
