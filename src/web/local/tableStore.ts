import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry, Header } from '#kernel';
import type { TableSummary } from '../session/protocol.ts';

/** A table as IndexedDB holds it, with its seed: only the worker ever reads it. */
export interface StoredTable {
  readonly table: TableSummary;
  readonly header: Header<unknown>;
  readonly seed: string;
}

/** What a list needs of a table: by which rules it is played is in its header. */
export type ListedTable = Pick<StoredTable, 'table' | 'header'>;

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable & { readonly id: string } };
  entries: { key: [string, number]; value: { readonly id: string; readonly entry: Entry<unknown> } };
}

/** The store of this device's tables: an entry is persisted before it is shown. */
export interface TableStore {
  create(stored: StoredTable, first: readonly Entry<unknown>[]): Promise<void>;
  append(table: TableSummary, entry: Entry<unknown>): Promise<void>;
  load(id: string): Promise<{ readonly stored: StoredTable; readonly entries: readonly Entry<unknown>[] } | undefined>;
  /** The latest first. */
  list(): Promise<readonly ListedTable[]>;
  remove(id: string): Promise<void>;
}

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('fourscore', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('entries');
    },
  });

export const openStore = async (): Promise<TableStore> => {
  const database = await open();
  return {
    async create(stored, first) {
      const { id } = stored.table;
      const change = database.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
      await change.objectStore('tables').add({ ...stored, id });
      for (const entry of first) await change.objectStore('entries').add({ id, entry }, [id, entry.seq]);
      await change.done;
    },

    async append(table, entry) {
      const { id } = table;
      const change = database.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
      const stored = await change.objectStore('tables').get(id);
      if (stored === undefined) throw new Error('this table is gone from the device');
      // `add`, not `put`: where a second tab has written this entry already, this one fails with an error.
      await change.objectStore('entries').add({ id, entry }, [id, entry.seq]);
      await change.objectStore('tables').put({ ...stored, table });
      await change.done;
    },

    async load(id) {
      const stored = await database.get('tables', id);
      if (stored === undefined) return undefined;
      const rows = await database.getAll('entries', rangeOf(id));
      return { stored, entries: rows.map(({ entry }) => entry) };
    },

    async list() {
      const rows = await database.getAll('tables');
      return rows.sort((one, other) => other.table.updated - one.table.updated);
    },

    async remove(id) {
      const change = database.transaction(['tables', 'entries'], 'readwrite');
      await change.objectStore('tables').delete(id);
      await change.objectStore('entries').delete(rangeOf(id));
      await change.done;
    },
  };
};
