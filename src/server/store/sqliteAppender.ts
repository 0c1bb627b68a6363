import type Sqlite from 'better-sqlite3';
import type { Append, Appender, TableSnapshot } from './append.ts';
import type { Engine } from './engine.ts';

/** A prepared statement for each row: SQLite is in this process, and nothing is quicker. */
const writing = (sqlite: Sqlite.Database) => {
  const insert = sqlite.prepare<[string, number, string]>(
    'insert into entries (table_id, seq, body) values (?, ?, ?) on conflict (table_id, seq) do nothing',
  );
  const keep = sqlite.prepare<[string, number, string]>(
    `insert into snapshots (table_id, length, body) values (?, ?, ?)
    on conflict (table_id) do update set length = excluded.length, body = excluded.body`,
  );
  return sqlite.transaction((appends: readonly Append[], snapshots: readonly TableSnapshot[]): readonly boolean[] => {
    for (const { table, length, body } of snapshots) keep.run(table, length, body);
    return appends.map(({ table, entry }) => insert.run(table, entry.seq, JSON.stringify(entry)).changes === 1);
  }).immediate;
};

export const sqliteAppender = ({ db }: Engine, sqlite: Sqlite.Database): Appender => {
  const write = writing(sqlite);
  // In turn with all other queries: nothing may come into the middle of somebody else's commit.
  return (appends, snapshots) => db.connection().execute(async () => write(appends, snapshots));
};
