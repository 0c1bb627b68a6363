import fs from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Appender } from './append.ts';
import type { Database } from './schema.ts';
import { commitOf } from './sqlite/commit.ts';
import { threadDialect } from './sqlite/dialect.ts';
import { SqliteReader } from './sqlite/reader.ts';
import { SqliteThread } from './sqlite/thread.ts';

/** One of the two databases the same queries run on. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Rows as they were last committed: a query that waits for nobody. */
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** SQLite's own way to write to the logs, where every microsecond counts. */
  readonly append?: Appender;
  /** Where another process writes to the same data: how to hear of it. */
  readonly url?: string;
}

const openSqlite = (folder: string): Engine => {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fourscore.db');
  const thread = new SqliteThread(file);
  const reader = new SqliteReader(file);
  const db = new Kysely<Database>({ dialect: threadDialect(thread, reader) });
  return {
    kind: 'sqlite',
    db,
    read: async query => reader.read(query),
    // In turn with all other queries: nothing may come into the middle of somebody else's transaction.
    append: (appends, along) => db.connection().execute(() => thread.commit(commitOf(appends, along))),
  };
};

/** Times are 64-bit in the database and safe integers here. */
const INT8 = 20;

const openPostgres = (url: string): Engine => {
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that dies while nobody uses it is replaced by the next query.
  pool.on('error', () => {});
  // One that dies while it is used fails its query, and whoever asked hears of it there; unheard, its cry would end us.
  pool.on('connect', client => void client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', url, db, read: async query => (await db.executeQuery(query)).rows };
};

export const openEngine = ({ folder, url }: { readonly folder: string; readonly url?: string | undefined }): Engine =>
  url === undefined ? openSqlite(folder) : openPostgres(url);
