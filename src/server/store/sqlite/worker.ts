import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { committing, type Commit } from './commit.ts';
import { statementsOf } from './statements.ts';

/** What the thread is asked, one after the other. */
export type Question =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'commit'; readonly commit: Commit };

/** What a query found, or what it changed. */
export interface Result {
  readonly rows: readonly unknown[];
  readonly changes?: number;
  readonly lastId?: number | bigint;
}

export type Answer =
  | { readonly ok: true; readonly value: Result | readonly boolean[] }
  | { readonly ok: false; readonly message: string };

/** A move is on the disk when a commit returns: WAL with a sync at every commit. */
const openDatabase = (file: string): Sqlite.Database => {
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  // The pages that games are written to stay in memory (in kB).
  database.pragma('cache_size = -65536');
  // What somebody wants forgotten is overwritten, not just left out.
  database.pragma('secure_delete = ON');
  return database;
};

const answering = (database: Sqlite.Database): ((question: Question) => Result | readonly boolean[]) => {
  const prepare = statementsOf(database);
  // Its statements need the tables, which are built by queries.
  let commit: ((commit: Commit) => readonly boolean[]) | undefined;
  return question => {
    if (question.kind === 'commit') return (commit ??= committing(database))(question.commit);
    const statement = prepare(question.sql);
    if (statement.reader) return { rows: statement.all(question.parameters) };
    const { changes, lastInsertRowid } = statement.run(question.parameters);
    return { rows: [], changes, lastId: lastInsertRowid };
  };
};

const database = openDatabase(workerData as string);
const answer = answering(database);
const tried = (question: Question): Answer => {
  try {
    return { ok: true, value: answer(question) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (question: Question | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(tried(question));
  database.close();
  parentPort?.close();
});
