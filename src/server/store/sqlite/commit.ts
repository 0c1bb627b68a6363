import type Sqlite from 'better-sqlite3';
import type { NewEntry, CommitExtras, TableSnapshot, TableListing } from '../append.ts';

/** One commit, with its entries in columns: cheap to clone from thread to thread. */
export interface Commit {
  readonly tables: readonly string[];
  readonly seqs: readonly number[];
  readonly bodies: readonly string[];
  /** Games that are over with one of these entries. */
  readonly finished: readonly FinishedGame[];
  readonly snapshots: readonly TableSnapshot[];
  readonly listings: readonly (readonly [string, TableListing])[];
}

interface FinishedGame {
  /** The index of its last entry. */
  readonly index: number;
  readonly places: readonly number[];
  readonly time: number;
}

export const commitOf = (entries: readonly NewEntry[], { snapshots = [], listings }: CommitExtras): Commit => ({
  tables: entries.map(({ table }) => table),
  seqs: entries.map(({ entry }) => entry.seq),
  bodies: entries.map(({ entry }) => JSON.stringify(entry)),
  finished: entries.flatMap(({ places, entry: { time } }, index) =>
    places === undefined ? [] : [{ index, places, time }],
  ),
  snapshots,
  listings: listings === undefined ? [] : [...listings],
});

const statements = (sqlite: Sqlite.Database) => ({
  findLog: sqlite.prepare<[string], { readonly id: number }>(`select id from logs where table_id = ?`),
  insertEntry: sqlite.prepare<[number, string, number, number]>(
    `insert into entries (log, seq, previous, body) select id, ?, latest, ? from logs where id = ? and length = ?`,
  ),
  updateLog: sqlite.prepare<[number, number | bigint, number]>(`update logs set length = ?, latest = ? where id = ?`),
  finishTable: sqlite.prepare<[string, number, string]>(
    `update tables set status = 'over', places = ?, to_act = '[]', deadline = null, updated = ? where id = ?`,
  ),
  upsertSnapshot: sqlite.prepare<[number, string, string]>(
    `insert into snapshots (log, length, body) select id, ?, ? from logs where table_id = ?
    on conflict (log) do update set length = excluded.length, body = excluded.body`,
  ),
  updateListing: sqlite.prepare<[number, string, number | null, string]>(
    `update tables set updated = ?, to_act = ?, deadline = ? where id = ? and status = 'running'`,
  ),
});

const MAX_CACHED_LOGS = 10_000;

/** The id of a log never changes: it is cached, with a bound. */
const cacheLogIds = (find: (table: string) => number | undefined) => {
  const ids = new Map<string, number>();
  return (table: string): number | undefined => {
    const cached = ids.get(table);
    if (cached !== undefined) return cached;
    const log = find(table);
    if (ids.size === MAX_CACHED_LOGS) ids.clear();
    if (log !== undefined) ids.set(table, log);
    return log;
  };
};

/** Prepares the statements; the function it returns writes a commit in one transaction, and says which entries were written. */
export const prepareCommit = (sqlite: Sqlite.Database): ((commit: Commit) => readonly boolean[]) => {
  const { findLog, insertEntry, updateLog, finishTable, upsertSnapshot, updateListing } = statements(sqlite);
  const logIdOf = cacheLogIds((table: string) => findLog.get(table)?.id);
  const append = (table: string, seq: number, body: string): boolean => {
    const log = logIdOf(table);
    if (log === undefined) return false;
    const { changes, lastInsertRowid } = insertEntry.run(seq, body, log, seq);
    if (changes === 0) return false;
    updateLog.run(seq + 1, lastInsertRowid, log);
    return true;
  };
  const commit = ({ tables, seqs, bodies, finished, snapshots, listings }: Commit): readonly boolean[] => {
    for (const { table, length, body } of snapshots) upsertSnapshot.run(length, body, table);
    for (const [id, { updated, toAct, deadline }] of listings)
      updateListing.run(updated, JSON.stringify(toAct), deadline ?? null, id);
    // The columns have the same length.
    const written = tables.map((table, index) => append(table, seqs[index] as number, bodies[index] as string));
    for (const { index, places, time } of finished)
      if (written[index] === true) finishTable.run(JSON.stringify(places), time, tables[index] as string);
    return written;
  };
  return sqlite.transaction(commit).immediate;
};
