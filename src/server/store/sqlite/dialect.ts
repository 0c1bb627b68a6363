import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { SqliteReader } from './reader.ts';
import type { SqliteThread } from './thread.ts';

const connectionTo = (thread: SqliteThread): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes, lastId } = await thread.query(sql, parameters);
    return {
      // As Kysely has compiled the query.
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(lastId !== undefined && { insertId: BigInt(lastId) }),
    };
  },
  streamQuery() {
    throw new Error('streaming is not supported');
  },
});

/** Only for what reads: it sees what is committed, and waits for no writer. */
const readingConnection = (reader: SqliteReader): DatabaseConnection => ({
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // As Kysely has compiled the query.
    return { rows: [...reader.read(query)] as Row[] };
  },
  streamQuery() {
    throw new Error('streaming is not supported');
  },
});

const refuseTransaction = async (): Promise<void> => {
  throw new Error('this connection only reads');
};

const run = async (connection: DatabaseConnection, sql: string): Promise<void> =>
  void (await connection.executeQuery(CompiledQuery.raw(sql)));

/** There is one connection; Kysely gives it to one caller at a time. */
const driverOf = (thread: SqliteThread, reader: SqliteReader): Driver => {
  const connection = connectionTo(thread);
  return {
    async init() {},
    acquireConnection: async () => connection,
    // All our transactions write: the lock is taken before anything is read.
    beginTransaction: held => run(held, 'begin immediate'),
    commitTransaction: held => run(held, 'commit'),
    // SQLite has rolled back by itself when the disk was full: what is told is that, not this.
    rollbackTransaction: held => run(held, 'rollback').catch(() => {}),
    async releaseConnection() {},
    async destroy() {
      // First: the last connection to close removes the write-ahead log, and a read-only one cannot.
      reader.close();
      await thread.close();
    },
  };
};

/** SQLite's tables are changed in a transaction, as PostgreSQL's: a process that is killed leaves no half of a migration. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const dialectOf = (createDriver: () => Driver): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver,
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Kysely's SQLite dialect with queries in a worker thread. The reader is closed with it. */
export const threadDialect = (thread: SqliteThread, reader: SqliteReader): Dialect =>
  dialectOf(() => driverOf(thread, reader));

/** For queries that only read. The reader is closed by whoever opened it. */
export const readerDialect = (reader: SqliteReader): Dialect =>
  dialectOf(() => ({
    async init() {},
    acquireConnection: async () => readingConnection(reader),
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    async releaseConnection() {},
    async destroy() {},
  }));
