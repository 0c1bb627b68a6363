import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useAppText } from '../../app/text/useAppText.ts';
import { localConnection } from '../../local/localConnection.ts';
import { requestReply } from '../../session/tableConnection.ts';
import { exportReplay } from '../replay/exportReplay.ts';
import type { TableProps } from '../tableProps.ts';
import { useTableSlots } from '../tableSlots.ts';
import { randomHex } from '../../app/randomHex.ts';

/** Loaded when somebody wants it. */
const GameCheck = lazy(async () => ({ default: (await import('../../check/GameCheck.tsx')).GameCheck }));

const NOTHING_SEEN = {};

/** Opens another table: a server's for the same people, or one of this device. */
const useRematch = (table: TableProps['table']): (() => Promise<void>) | undefined => {
  const [, go] = useLocation();
  const slots = useTableSlots();
  const rematchHere = async (): Promise<void> => {
    const { game, config, seats } = table;
    const request = { kind: 'create', table: { game, config, seats }, salt: randomHex(), isRematch: true } as const;
    const { id } = await requestReply(localConnection(), request, 'created');
    go(`/table/${id}`);
  };
  return slots === undefined ? rematchHere : slots.rematch;
};

/** After the game: rematch, replay, check, export, home. */
export const ScoreActions = ({ session, state, table, showPast }: TableProps) => {
  const { score } = useAppText();
  const [, go] = useLocation();
  const rematch = useRematch(table);
  const { seenBefore = NOTHING_SEEN } = useTableSlots() ?? {};
  const [first] = state.history;
  const [isChecking, setIsChecking] = useState(false);
  return (
    <>
      {isChecking && (
        <Suspense>
          <GameCheck connection={session.connection} seen={seenBefore} />
        </Suspense>
      )}
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
        {!isChecking && (
          <button type="button" className="btn" onClick={() => setIsChecking(true)}>
            {score.check}
          </button>
        )}
        <button type="button" className="btn" onClick={() => void exportReplay(session.connection, table)}>
          {score.export}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => go('/')}>
          {score.back}
        </button>
      </footer>
    </>
  );
};
