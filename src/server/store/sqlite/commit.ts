import type Sqlite from 'better-sqlite3';
import type { Append, Along, TableSnapshot, Touch } from '../append.ts';

/** Entries that want to be written together, in columns: so they pass quickly from thread to thread. */
export interface Commit {
  readonly tables: readonly string[];
  readonly seqs: readonly number[];
  readonly bodies: readonly string[];
  /** Games that are over with one of these entries. */
  readonly ends: readonly End[];
  readonly snapshots: readonly TableSnapshot[];
  readonly touches: readonly (readonly [string, Touch])[];
}

interface End {
  /** Which of the entries. */
  readonly index: number;
  readonly places: readonly number[];
  readonly time: number;
}

export const commitOf = (appends: readonly Append[], { snapshots = [], touches }: Along): Commit => ({
  tables: appends.map(({ table }) => table),
  seqs: appends.map(({ entry }) => entry.seq),
  bodies: appends.map(({ entry }) => JSON.stringify(entry)),
  ends: appends.flatMap(({ places, entry: { time } }, index) =>
    places === undefined ? [] : [{ index, places, time }],
  ),
  snapshots,
  touches: touches === undefined ? [] : [...touches],
});

const statements = (sqlite: Sqlite.Database) => ({
  find: sqlite.prepare<[string], { readonly id: number }>(`select id from logs where table_id = ?`),
  insert: sqlite.prepare<[number, string, number, number]>(
    `insert into entries (log, seq, previous, body) select id, ?, latest, ? from logs where id = ? and length = ?`,
  ),
  lengthen: sqlite.prepare<[number, number | bigint, number]>(`update logs set length = ?, latest = ? where id = ?`),
  end: sqlite.prepare<[string, number, string]>(
    `update tables set status = 'over', places = ?, to_act = '[]', deadline = null, updated = ? where id = ?`,
  ),
  keep: sqlite.prepare<[number, string, string]>(
    `insert into snapshots (log, length, body) select id, ?, ? from logs where table_id = ?
    on conflict (log) do update set length = excluded.length, body = excluded.body`,
  ),
  touch: sqlite.prepare<[number, string, number | null, string]>(
    `update tables set updated = ?, to_act = ?, deadline = ? where id = ? and status = 'running'`,
  ),
});

const MOST_LOGS = 10_000;

/** The number of a log never changes: it is looked up once, as long as not too many are remembered. */
const numbering = (find: (table: string) => number | undefined) => {
  const numbers = new Map<string, number>();
  return (table: string): number | undefined => {
    const known = numbers.get(table);
    if (known !== undefined) return known;
    const log = find(table);
    if (numbers.size === MOST_LOGS) numbers.clear();
    if (log !== undefined) numbers.set(table, log);
    return log;
  };
};

/** Writes all of it at once, and says which entries were the first with their number. */
export const committing = (sqlite: Sqlite.Database): ((commit: Commit) => readonly boolean[]) => {
  const { find, insert, lengthen, end, keep, touch } = statements(sqlite);
  const logOf = numbering((table: string) => find.get(table)?.id);
  const append = (table: string, seq: number, body: string): boolean => {
    const log = logOf(table);
    if (log === undefined) return false;
    const { changes, lastInsertRowid } = insert.run(seq, body, log, seq);
    if (changes === 0) return false;
    lengthen.run(seq + 1, lastInsertRowid, log);
    return true;
  };
  const commit = ({ tables, seqs, bodies, ends, snapshots, touches }: Commit): readonly boolean[] => {
    for (const { table, length, body } of snapshots) keep.run(length, body, table);
    for (const [id, { updated, toAct, deadline }] of touches)
      touch.run(updated, JSON.stringify(toAct), deadline ?? null, id);
    const written = tables.map((table, index) => append(table, seqs[index] as number, bodies[index] as string));
    for (const { index, places, time } of ends)
      if (written[index] === true) end.run(JSON.stringify(places), time, tables[index] as string);
    return written;
  };
  return sqlite.transaction(commit).immediate;
};
