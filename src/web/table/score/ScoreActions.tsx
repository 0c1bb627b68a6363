import { useLocation } from 'wouter';
import { useAppText } from '../../app/text/useAppText.ts';
import { localConnection } from '../../local/localConnection.ts';
import { requestReply } from '../../session/tableConnection.ts';
import { exportReplay } from '../replay/exportReplay.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import { randomHex } from '../../app/randomHex.ts';

/** After the game: rematch, replay, export, home. */
export const ScoreActions = ({ session, state, table, showPast }: TableProps) => {
  const { score } = useAppText();
  const [, go] = useLocation();
  const slots = useTableSlots();
  const rematchHere = async (): Promise<void> => {
    const { game, config, seats } = table;
    const request = { kind: 'create', table: { game, config, seats }, salt: randomHex(), isRematch: true } as const;
    const { id } = await requestReply(localConnection(), request, 'created');
    go(`/table/${id}`);
  };
  const rematch = slots === undefined ? rematchHere : slots.rematch;
  const [first] = state.history;
  return (
    <footer>
      {rematch && (
        <button type="button" className="btn btn-primary" onClick={() => void rematch()}>
          {score.rematch}
        </button>
      )}
      {first && (
        <button type="button" className="btn" onClick={() => showPast(first.seq)}>
          {score.replay}
        </button>
      )}
      <button type="button" className="btn" onClick={() => void exportReplay(session.connection, table)}>
        {score.export}
      </button>
      <button type="button" className="btn btn-quiet" onClick={() => go('/')}>
        {score.back}
      </button>
    </footer>
  );
};
