import type Sqlite from 'better-sqlite3';
import type { Along, Append, Appender, TableSnapshot, Touch } from './append.ts';
import type { Engine } from './engine.ts';

/** Prepared statements: SQLite is in this process, and nothing is quicker. */
const statements = (sqlite: Sqlite.Database) => ({
  insert: sqlite.prepare<[number, string, string]>(
    `insert into entries (log, seq, body) select id, ?, ? from logs where table_id = ?
    on conflict (log, seq) do nothing`,
  ),
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

const writing = (sqlite: Sqlite.Database) => {
  const { insert, end, keep, touch } = statements(sqlite);
  const append = ({ table, entry, places }: Append): boolean => {
    const isFirst = insert.run(entry.seq, JSON.stringify(entry), table).changes === 1;
    if (isFirst && places !== undefined) end.run(JSON.stringify(places), entry.time, table);
    return isFirst;
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
