import fs from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Appender } from './append.ts';
import type { Database } from './schema.ts';
import { commitOf } from './sqlite/commit.ts';
import { readerDialect, threadDialect } from './sqlite/dialect.ts';
import { SqliteReader } from './sqlite/reader.ts';
import { SqliteThread } from './sqlite/thread.ts';

/** SQLite or PostgreSQL: the same queries run on both. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** For what only reads, outside of any transaction: on SQLite no move waits for it, and it waits for no move. */
  readonly reads: Kysely<Database>;
  /** Runs a query outside of any transaction: it sees what is committed, and waits for no writer. */
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** SQLite appends to logs without Kysely, where every microsecond counts. */
  readonly append?: Appender;
  /** PostgreSQL's URL, for the message bus between processes. */
  readonly url?: string;
}

const fileIn = (folder: string): string => path.join(folder, 'fourscore.db');

const openSqlite = (folder: string): Engine => {
  fs.mkdirSync(folder, { recursive: true });
  const file = fileIn(folder);
  const thread = new SqliteThread(file);
  const reader = new SqliteReader(file);
  const db = new Kysely<Database>({ dialect: threadDialect(thread, reader) });
  return {
    kind: 'sqlite',
    db,
    reads: new Kysely<Database>({ dialect: readerDialect(reader) }),
    read: async query => reader.read(query),
    // Holds Kysely's one connection, so that it cannot run inside somebody else's transaction.
    append: (entries, extras) => db.connection().execute(() => thread.commit(commitOf(entries, extras))),
  };
};

/** Times are 64-bit in the database and safe integers here. */
const INT8 = 20;

/** A query that takes longer, in milliseconds, fails: whoever waits for it is told, and can try again. */
const QUERY_TIMEOUT = 5000;
const CONNECT_TIMEOUT = 5000;

/** `unlimited` is for migrations. */
export type QueryTime = 'limited' | 'unlimited';

/** For every connection to PostgreSQL: the server ends the query, and we do not wait for a server that hangs. */
export const postgresTimeouts = (time: QueryTime = 'limited'): pg.ClientConfig => ({
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  keepAlive: true,
  ...(time === 'limited' && { statement_timeout: QUERY_TIMEOUT, query_timeout: QUERY_TIMEOUT }),
});

const openPostgres = (url: string, max = 10, time: QueryTime = 'limited'): Engine => {
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max, ...postgresTimeouts(time) });
  // An idle connection was lost: the pool replaces it. An unhandled 'error' event would crash the process.
  pool.on('error', () => {});
  // A connection that is lost while in use rejects its query; its 'error' event must be handled all the same.
  pool.on('connect', client => void client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { kind: 'postgres', url, db, reads: db, read: async query => (await db.executeQuery(query)).rows };
};

export interface DatabaseLocation {
  /** The folder of SQLite's file. */
  readonly folder: string;
  /** PostgreSQL's URL. */
  readonly url?: string | undefined;
}

export const openEngine = ({ folder, url }: DatabaseLocation, time?: QueryTime): Engine =>
  url === undefined ? openSqlite(folder) : openPostgres(url, 10, time);

/** For another thread, which only reads. */
export const openReadingEngine = ({ folder, url }: DatabaseLocation): Engine => {
  if (url !== undefined) return openPostgres(url, 1);
  const reader = new SqliteReader(fileIn(folder));
  const db = new Kysely<Database>({ dialect: readerDialect(reader) });
  return { kind: 'sqlite', db, reads: db, read: async query => reader.read(query) };
};
