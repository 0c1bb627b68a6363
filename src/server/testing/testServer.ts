import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { Entry } from '#kernel';
import { startServer, type Server } from '../server.ts';
import type { Settings } from '../settings.ts';
import { temporaryFolder } from './process.ts';
import { TestClient } from './testClient.ts';

/** A clock that a test sets. */
class TestClock {
  #now = 1_700_000_000_000;

  readonly now = (): number => this.#now;

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Rows of the whole database, table by table. */
export type Rows = Readonly<Record<string, readonly unknown[]>>;

/** Every row of every table, read by a connection of its own. */
export const readRows = (folder: string): Rows => {
  const database = new Sqlite(path.join(folder, 'fourscore.db'), { readonly: true });
  try {
    const names = database
      .prepare<[], { name: string }>("select name from sqlite_master where type = 'table' order by name")
      .all();
    return Object.fromEntries(names.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()]));
  } finally {
    database.close();
  }
};

/** The rows of a table's log. */
export const entriesIn = (rows: Rows, table: string): readonly { readonly log: number; readonly body: string }[] => {
  // As in store/schema.ts.
  const log = (rows['logs'] as { id: number; table_id: string }[]).find(({ table_id }) => table_id === table)?.id;
  return (rows['entries'] as { log: number; body: string }[]).filter(entry => entry.log === log);
};

/** Whether the summary of every running table is up to date: it is written within a second after an entry. */
const areListingsWritten = (rows: Rows): boolean => {
  // As in store/schema.ts.
  const tables = rows['tables'] as readonly { id: string; status: string; to_act: string; updated: number }[];
  return tables.every(({ id, status, to_act, updated }) => {
    const { body } = entriesIn(rows, id).at(-1) ?? {};
    const { time = 0 } = body === undefined ? {} : (JSON.parse(body) as Entry<unknown>);
    return status !== 'running' || (to_act !== '[]' && updated >= time);
  });
};

/** The rows, once nothing changes them any more unless somebody acts. */
export const settledRows = async (folder: string): Promise<Rows> => {
  for (;;) {
    const rows = readRows(folder);
    if (areListingsWritten(rows)) return rows;
    await pause(20);
  }
};

/** A server in the test's own process, with a database in a temporary folder. */
export class TestServer {
  readonly folder: string;
  readonly clock: TestClock;
  readonly #settings: Partial<Settings>;
  #server: Server;

  private constructor(folder: string, clock: TestClock, settings: Partial<Settings>, server: Server) {
    this.folder = folder;
    this.clock = clock;
    this.#settings = settings;
    this.#server = server;
  }

  static async open(settings: Partial<Settings> = {}): Promise<TestServer> {
    const folder = temporaryFolder();
    const clock = new TestClock();
    try {
      return new TestServer(folder, clock, settings, await TestServer.#start(folder, clock, settings));
    } catch (error) {
      fs.rmSync(folder, { recursive: true });
      throw error;
    }
  }

  static #start(folder: string, clock: TestClock, settings: Partial<Settings>): Promise<Server> {
    const defaults: Settings = {
      port: 0,
      host: '127.0.0.1',
      folder,
      databaseUrl: undefined,
      hasLimits: false,
      logLevel: 'silent',
      trustsProxy: () => false,
      botMilliseconds: 2000,
      client: path.join(folder, 'no-client'),
      metricsToken: undefined,
      metricsPort: undefined,
    };
    return startServer({ ...defaults, ...settings }, clock.now);
  }

  get address(): string {
    return this.#server.address;
  }

  newClient(): Promise<TestClient> {
    return TestClient.create(this.address);
  }

  newClients(count: number): Promise<readonly TestClient[]> {
    return Promise.all(Array.from({ length: count }, () => this.newClient()));
  }

  async restart(): Promise<void> {
    await this.#server.close();
    this.#server = await TestServer.#start(this.folder, this.clock, this.#settings);
  }

  rows(): Rows {
    return readRows(this.folder);
  }

  settledRows(): Promise<Rows> {
    return settledRows(this.folder);
  }

  async close(): Promise<void> {
    try {
      await this.#server.close();
    } finally {
      fs.rmSync(this.folder, { recursive: true });
    }
  }
}
