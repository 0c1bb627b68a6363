import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { defaultOptions, type AnyGame } from '#kernel';
import { gameById } from '#games';
import type { NewTable, SeatWish } from '#wire';
import { startServer, type Server } from '../server.ts';
import type { Settings } from '../settings.ts';
import { Person } from './person.ts';
import { ownFolder } from './folder.ts';

/** A time that passes when a test says so. */
export class TestTime {
  #now = 1_700_000_000_000;

  readonly now = (): number => this.#now;

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Rows of the whole database, table by table. */
export type Rows = Readonly<Record<string, readonly unknown[]>>;

/** Every row of every table, read from beside the server. */
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
export const entriesIn = (rows: Rows, table: string): readonly unknown[] => {
  const log = (rows['logs'] as { id: number; table_id: string }[]).find(({ table_id }) => table_id === table)?.id;
  return (rows['entries'] as { log: number }[]).filter(entry => entry.log === log);
};

/** A server in the test's own process, with a folder that is gone when it closes. */
export class House {
  readonly folder: string;
  readonly time: TestTime;
  readonly #settings: Partial<Settings>;
  #server: Server;

  private constructor(folder: string, time: TestTime, settings: Partial<Settings>, server: Server) {
    this.folder = folder;
    this.time = time;
    this.#settings = settings;
    this.#server = server;
  }

  static async open(settings: Partial<Settings> = {}): Promise<House> {
    const folder = ownFolder();
    const time = new TestTime();
    try {
      return new House(folder, time, settings, await House.#start(folder, time, settings));
    } catch (error) {
      fs.rmSync(folder, { recursive: true });
      throw error;
    }
  }

  static #start(folder: string, time: TestTime, settings: Partial<Settings>): Promise<Server> {
    const usual: Settings = {
      port: 0,
      host: '127.0.0.1',
      folder,
      databaseUrl: undefined,
      hasLimits: false,
      logLevel: 'silent',
      trustsProxy: false,
      botMilliseconds: 2000,
      client: path.join(folder, 'no-client'),
    };
    return startServer({ ...usual, ...settings }, time.now);
  }

  get address(): string {
    return this.#server.address;
  }

  visit(): Promise<Person> {
    return Person.arrive(this.address);
  }

  visitors(count: number): Promise<readonly Person[]> {
    return Promise.all(Array.from({ length: count }, () => this.visit()));
  }

  async restart(): Promise<void> {
    await this.#server.close();
    this.#server = await House.#start(this.folder, this.time, this.#settings);
  }

  rows(): Rows {
    return readRows(this.folder);
  }

  async close(): Promise<void> {
    try {
      await this.#server.close();
    } finally {
      fs.rmSync(this.folder, { recursive: true });
    }
  }
}

export const gameNamed = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  return game;
};

/** A table as most tests want it: public, for watching, without a clock. */
export const wanted = (seats: readonly SeatWish['kind'][], changes: Partial<NewTable> = {}): NewTable => {
  const game = gameNamed(changes.game ?? 'iunu');
  return {
    game: game.id,
    config: {
      seats: seats.length,
      options: defaultOptions(game.options as Record<string, never>) as NewTable['config']['options'],
    },
    seats: seats.map((kind): SeatWish => (kind === 'bot' ? { kind, bot: 'random' } : { kind })),
    isPublic: true,
    mayWatch: true,
    pace: { kind: 'none' },
    atZero: 'bot',
    salt: 'salt',
    ...changes,
  };
};

/** A running table of these people, one in each seat; the first of them has opened it. */
export const beginTable = async (people: readonly Person[], changes: Partial<NewTable> = {}): Promise<string> => {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('a table needs somebody');
  const { id } = await host.ask('create', { body: wanted(['me', ...others.map(() => 'open' as const)], changes) });
  for (const other of others) await other.ask('join', { id, body: { salt: 'pepper' } });
  await host.ask('start', { id });
  return id;
};
