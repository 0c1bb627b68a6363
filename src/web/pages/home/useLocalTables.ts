import { useCallback, useEffect, useState } from 'react';
import { isGameId, type GameId } from '#games/manifests';
import { localConnection } from '../../local/localConnection.ts';
import type { TableSummary } from '../../session/protocol.ts';
import { requestReply } from '../../session/tableConnection.ts';

/** A table of one of the games here; a device may hold others, of a later version. */
export type KnownTableSummary = TableSummary & { readonly game: GameId };

const isKnown = (table: TableSummary): table is KnownTableSummary => isGameId(table.game);

export const isOver = ({ places }: TableSummary): boolean => places !== undefined;

export interface LocalTables {
  readonly tables: readonly KnownTableSummary[];
  /** When the list was fetched. */
  readonly now: number;
}

/** The tables of this device, the latest first; `undefined` until they are loaded. */
export const useLocalTables = () => {
  const [local, setLocal] = useState<LocalTables>();
  useEffect(() => {
    let isWanted = true;
    const show = (tables: readonly TableSummary[]): void =>
      void (isWanted && setLocal({ tables: tables.filter(isKnown), now: Date.now() }));
    requestReply(localConnection(), { kind: 'list' }, 'tables').then(
      ({ tables }) => show(tables),
      // Without IndexedDB, as in some private windows, there are no games, but the rest of the page works.
      () => show([]),
    );
    return () => void (isWanted = false);
  }, []);
  const remove = useCallback(async (id: string): Promise<void> => {
    await requestReply(localConnection(), { kind: 'remove', id }, 'removed');
    setLocal(before => before && { ...before, tables: before.tables.filter(table => table.id !== id) });
  }, []);
  return { local, remove };
};
