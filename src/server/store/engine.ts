import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, type CompiledQuery, type SqliteDatabase } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** One of the two databases the same queries run on. */
export interface Engine {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  /** Rows as they were last committed: a query that waits for nobody. */
  read<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]>;
  /** SQLite itself, for the log, where every microsecond counts. */
  readonly sqlite?: Sqlite.Database;
  /** Where another process writes to the same data: how to hear of it. */
  readonly url?: string;
}

const MOST_STATEMENTS = 200;

/** The same few statements run again and again: each is prepared once. */
const remembering = (database: Sqlite.Database): SqliteDatabase => {
  const prepared = new Map<string, Sqlite.Statement<unknown[]>>();
  return {
    close: () => void database.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      const statement = database.prepare<unknown[]>(text);
      if (prepared.size < MOST_STATEMENTS) prepared.set(text, statement);
      return statement;
    },
  };
};

/** Both are closed together. */
const closing = (database: SqliteDatabase, reader: SqliteDatabase): SqliteDatabase => ({
  prepare: text => database.prepare(text),
  close() {
    reader.close();
    database.close();
  },
});

/** A move is on the disk when a commit returns: WAL with a sync at every commit. */
const openSqlite = (folder: string): Engine => {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fourscore.db');
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // The pages that games are written to stay in memory (in kB).
  database.pragma('cache_size = -65536');
  // What somebody wants forgotten is overwritten, not just left out.
  database.pragma('secure_delete = ON');
  // A connection of its own sees nothing of what another has half done.
  const reader = remembering(new Sqlite(file, { readonly: true }));
  return {
    kind: 'sqlite',
    sqlite: database,
    db: new Kysely<Database>({ dialect: new SqliteDialect({ database: closing(remembering(database), reader) }) }),
    read: async <Row>({ sql, parameters }: CompiledQuery<Row>) => reader.prepare(sql).all(parameters) as Row[],
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
