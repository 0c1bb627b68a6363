import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { prepareCommit, type Commit } from './commit.ts';
import { statementCache } from './statementCache.ts';

export type WorkerRequest =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'commit'; readonly commit: Commit };

export interface QueryResult {
  readonly rows: readonly unknown[];
  readonly changes?: number;
  readonly lastId?: number | bigint;
}

export type WorkerResponse =
  | { readonly ok: true; readonly value: QueryResult | readonly boolean[] }
  | { readonly ok: false; readonly message: string; readonly code?: string };

/** Durable when a commit returns: WAL with an fsync at every commit. */
const openDatabase = (file: string): Sqlite.Database => {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // In kB: the pages that games are written to stay in memory.
  database.pragma('cache_size = -65536');
  // Deleted personal data is overwritten with zeros.
  database.pragma('secure_delete = ON');
  return database;
};

const requestHandler = (database: Sqlite.Database): ((request: WorkerRequest) => QueryResult | readonly boolean[]) => {
  const prepare = statementCache(database);
  // Prepared at first use: its statements need the tables, which migrations create by queries.
  let commit: ((commit: Commit) => readonly boolean[]) | undefined;
  return request => {
    if (request.kind === 'commit') return (commit ??= prepareCommit(database))(request.commit);
    const statement = prepare(request.sql);
    if (statement.reader) return { rows: statement.all(request.parameters) };
    const { changes, lastInsertRowid } = statement.run(request.parameters);
    return { rows: [], changes, lastId: lastInsertRowid };
  };
};

// `SqliteThread` passes the file's name.
const database = openDatabase(workerData as string);
const handle = requestHandler(database);
const respond = (request: WorkerRequest): WorkerResponse => {
  try {
    return { ok: true, value: handle(request) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, message, ...(error instanceof Sqlite.SqliteError && { code: error.code }) };
  }
};

parentPort?.on('message', (request: WorkerRequest | 'close') => {
  if (request !== 'close') return parentPort?.postMessage(respond(request));
  database.close();
  parentPort?.close();
});
