import type Sqlite from 'better-sqlite3';
import type { Along, Append, Appender, TableSnapshot, Touch } from './append.ts';
import type { Engine } from './engine.ts';

/** Prepared statements: SQLite is in this process, and nothing is quicker. */
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

const NO_SNAPSHOTS: readonly TableSnapshot[] = [];
const NO_TOUCHES: ReadonlyMap<string, Touch> = new Map();

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

const writing = (sqlite: Sqlite.Database) => {
  const { find, insert, lengthen, end, keep, touch } = statements(sqlite);
  const logOf = numbering((table: string) => find.get(table)?.id);
  const append = ({ table, entry, places }: Append): boolean => {
    const { seq } = entry;
    const log = logOf(table);
    if (log === undefined) return false;
    const { changes, lastInsertRowid } = insert.run(seq, JSON.stringify(entry), log, seq);
    if (changes === 0) return false;
    lengthen.run(seq + 1, lastInsertRowid, log);
    if (places !== undefined) end.run(JSON.stringify(places), entry.time, table);
    return true;
  };
  const write = (appends: readonly Append[], { snapshots = NO_SNAPSHOTS, touches = NO_TOUCHES }: Along) => {
    for (const { table, length, body } of snapshots) keep.run(length, body, table);
    for (const [id, { updated, toAct, deadline }] of touches)
      touch.run(updated, JSON.stringify(toAct), deadline ?? null, id);
    return appends.map(append);
  };
  return sqlite.transaction(write).immediate;
};

export const sqliteAppender = ({ db }: Engine, sqlite: Sqlite.Database): Appender => {
  const write = writing(sqlite);
  // In turn with all other queries: nothing may come into the middle of somebody else's commit.
  return (appends, along) => db.connection().execute(async () => write(appends, along));
};
