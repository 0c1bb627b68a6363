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
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(lastId !== undefined && { insertId: BigInt(lastId) }),
    };
  },
  streamQuery() {
    throw new Error('rows come all at once');
  },
});

const run = async (connection: DatabaseConnection, sql: string): Promise<void> =>
  void (await connection.executeQuery(CompiledQuery.raw(sql)));

/** There is one connection, and Kysely lets one have it at a time. */
const driverOf = (thread: SqliteThread, reader: SqliteReader): Driver => {
  const connection = connectionTo(thread);
  return {
    async init() {},
    acquireConnection: async () => connection,
    beginTransaction: given => run(given, 'begin'),
    commitTransaction: given => run(given, 'commit'),
    rollbackTransaction: given => run(given, 'rollback'),
    async releaseConnection() {},
    async destroy() {
      // First: whoever closes last tidies up, and a reader may not.
      reader.close();
      await thread.close();
    },
  };
};

/** Kysely's SQLite, asked in another thread. The reader is closed with it. */
export const threadDialect = (thread: SqliteThread, reader: SqliteReader): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverOf(thread, reader),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
