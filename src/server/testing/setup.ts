import { afterAll, afterEach, beforeAll } from 'vitest';
import type { NewTable } from '#wire';
import { newId } from '../secrets.ts';
import { openStore, type Store } from '../store/index.ts';
import { openPostgres, type Postgres } from './postgres.ts';
import { TableClient } from './tableClient.ts';
import type { TestClient, TestConnection } from './testClient.ts';
import { createTestDatabase, type EngineKind, type TestDatabase } from './testDatabase.ts';
import { TestServer } from './testServer.ts';
import { startGame } from './testTables.ts';

export interface StartedGame {
  readonly id: string;
  readonly people: readonly TestClient[];
  /** Their views of the table, by seat. */
  readonly clients: readonly TableClient[];
}

/** A server for the tests of a file; connections are closed after each test. */
export const setupServer = () => {
  let server: TestServer;
  const connections: TestConnection[] = [];
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());
  const closeConnections = (): void => {
    for (const connection of connections.splice(0)) connection.close();
  };
  afterEach(closeConnections);

  const connect = async (client: TestClient): Promise<TestConnection> => {
    const connection = await client.connect();
    connections.push(connection);
    // Without a listener, nothing is recorded.
    connection.onMessage(() => {});
    return connection;
  };

  const watch = async (client: TestClient, id: string): Promise<TableClient> =>
    new TableClient(await connect(client), id).watch();

  return {
    get server() {
      return server;
    },
    closeConnections,
    connect,
    watch,
    /** A running game of so many people, all of them watching. */
    async startGame(count: number, changes: Partial<NewTable> = {}): Promise<StartedGame> {
      const people = await server.newClients(count);
      const id = await startGame(people, changes);
      return { id, people, clients: await Promise.all(people.map(person => watch(person, id))) };
    },
  };
};

/** Starting PostgreSQL takes so many milliseconds at most. */
const POSTGRES_TIMEOUT = 60_000;

export const SILENT_LISTENER = { batch() {}, failure() {} };

/** Databases and stores for the tests of a file; they are closed and removed after each test. */
export const setupStores = () => {
  let postgres: Postgres;
  const databases: TestDatabase[] = [];
  const stores: Store[] = [];

  beforeAll(async () => {
    postgres = await openPostgres();
  }, POSTGRES_TIMEOUT);

  afterEach(async () => {
    await Promise.all(stores.splice(0).map(store => store.close()));
    for (const database of databases.splice(0)) database.remove();
  });

  afterAll(() => postgres.stop(), POSTGRES_TIMEOUT);

  const newDatabase = async (kind: EngineKind): Promise<TestDatabase> => {
    const database = await createTestDatabase(kind, postgres);
    databases.push(database);
    return database;
  };

  /** A store as one process has it. */
  const openStoreOn = async ({ location }: TestDatabase): Promise<Store> => {
    const store = await openStore({ ...location, process: newId(), writerListener: SILENT_LISTENER });
    stores.push(store);
    return store;
  };

  /** The stores of so many processes. SQLite is for one process: there they are all the same. */
  const openStoresOn = async (database: TestDatabase, kind: EngineKind, count: number): Promise<readonly Store[]> => {
    const first = await openStoreOn(database);
    if (kind === 'sqlite') return Array.from({ length: count }, () => first);
    return [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => openStoreOn(database))))];
  };

  return { newDatabase, openStoreOn, openStoresOn };
};
