import { useCallback, useEffect, useState } from 'react';
import { isGameId, MANIFESTS, type GameId } from '#games/manifests';
import type { RulesFault } from '#kernel';
import { localConnection } from '../../local/localConnection.ts';
import type { TableSummary } from '../../session/protocol.ts';
import { requestReply } from '../../session/tableConnection.ts';

/** A table of one of the games here; a device may hold others, of a later version. */
export type KnownTableSummary = TableSummary & {
  readonly game: GameId;
  /** Why it cannot be opened: what of its rules is not here. */
  readonly fault?: RulesFault;
};

const isKnown = (table: TableSummary): table is KnownTableSummary => isGameId(table.game);

const versionOf = (game: GameId): number | undefined => MANIFESTS.find(({ id }) => id === game)?.version;

/** Only for tables of other rules than today's something has to be looked up. */
const withFaults = async (tables: readonly KnownTableSummary[]): Promise<readonly KnownTableSummary[]> => {
  if (tables.every(({ game, rules }) => rules?.version === versionOf(game))) return tables;
  const { missingRules } = await import('#games/registry');
  return tables.map(table => {
    const fault = table.rules && missingRules(table.rules, versionOf(table.game));
    return { ...table, ...(fault && { fault }) };
  });
};

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
    const show = async (listed: readonly TableSummary[]): Promise<void> => {
      const tables = await withFaults(listed.filter(isKnown));
      if (isWanted) setLocal({ tables, now: Date.now() });
    };
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
