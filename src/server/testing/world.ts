import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import { defaultOptions, hashOf, Table, type AnyGame, type Entry, type TableConfig } from '#kernel';
import type { ServerMessage, NewTable, ClientMessage } from '#wire';
import type { BotPool } from '../bots/pool.ts';
import { Connection } from '../live/connection.ts';
import type { Line } from '../live/line.ts';
import type { AnyTable } from '#kernel';
import { Rooms } from '../rooms/rooms.ts';
import { openStore, type Store } from '../store/index.ts';
import type { Person } from '../store/people.ts';
import { newTable } from '../tables/newTable.ts';
import type { TableRecord } from '../tables/record.ts';
import { ownFolder } from './folder.ts';
import { gameNamed } from './house.ts';

type WithoutRef<R> = R extends unknown ? Omit<R, 'ref'> : never;

/** A line without a network: what it is sent is kept, in order. */
class FakeLine extends EventEmitter implements Line {
  readonly unsent = 0;
  readonly sent: string[] = [];
  isOpen = true;

  send(texts: readonly string[]): void {
    for (const text of texts) {
      this.sent.push(text);
      this.emit('sent', text);
    }
  }

  close(): void {
    this.isOpen = false;
    this.emit('close');
  }

  cut(): void {
    this.close();
  }

  onText(listener: (text: string) => void): void {
    this.on('text', (text: string) => {
      if (this.isOpen) listener(text);
    });
  }

  onClose(listener: () => void): void {
    this.on('close', listener);
  }
}

/** One end of a connection to a world. */
export class Wire {
  readonly #line = new FakeLine();
  #ref = 0;

  constructor(world: World, person: Person) {
    world.welcome(this.#line, person);
  }

  /** Every text it got, in order. */
  get received(): readonly string[] {
    return this.#line.sent;
  }

  hear(listener: (text: string) => void): void {
    this.#line.on('sent', listener);
  }

  say(text: string): void {
    this.#line.emit('text', text);
  }

  /** Says this, and answers with the text of the answer. What else follows from it has been said by then. */
  answerTo(text: string, ref: number): Promise<string> {
    return new Promise(resolve => {
      const hear = (heard: string): void => {
        if ((JSON.parse(heard) as { ref?: number }).ref !== ref) return;
        this.#line.off('sent', hear);
        // The answer comes first, the news with it.
        setImmediate(() => resolve(heard));
      };
      this.#line.on('sent', hear);
      this.say(text);
    });
  }

  ask(request: WithoutRef<ClientMessage>): Promise<string> {
    const ref = this.#ref++;
    return this.answerTo(JSON.stringify({ ...request, ref }), ref);
  }

  close(): void {
    this.#line.close();
  }
}

const NEVER = new Promise<never>(() => {});

/** A server without network and luck of its own: connections, rooms and a store, under a test's hands. */
export class World {
  readonly folder: string;
  readonly faults: unknown[] = [];
  readonly #store: Store;
  readonly #rooms: Rooms;

  private constructor(folder: string, store: Store, bots: BotPool) {
    this.folder = folder;
    this.#store = store;
    this.#rooms = new Rooms({
      store,
      bots,
      now: () => World.NOW,
      report: error => void this.faults.push(error),
      count: () => {},
    });
  }

  static readonly NOW = 1_700_000_000_000;

  /** Without bots, those who should play think forever. */
  static async open(bots = { choose: () => NEVER } as unknown as BotPool): Promise<World> {
    const folder = ownFolder();
    const store = await openStore({ folder, process: 'test', reports: { batch() {}, failure() {} } });
    return new World(folder, store, bots);
  }

  get store(): Store {
    return this.#store;
  }

  get rooms(): Rooms {
    return this.#rooms;
  }

  welcome(line: Line, person: Person): Connection {
    const services = {
      rooms: this.#rooms,
      store: this.#store,
      now: () => World.NOW,
      allows: () => true,
      count: () => {},
      report: (error: unknown) => void this.faults.push(error),
      closed: () => {},
    };
    return new Connection(services, line, person, '127.0.0.1');
  }

  async addPerson(person: Person): Promise<void> {
    await this.#store.people.create(person, `token of ${person.id}`, World.NOW);
  }

  /** A table that is what it is, without anybody having opened it. */
  async addTable(record: TableRecord, entries: readonly Entry<unknown>[], snapshot?: string): Promise<void> {
    await this.#store.tables.create(record);
    const kept = snapshot === undefined ? [] : [{ table: record.id, length: entries.length, body: snapshot }];
    if (entries.length === 0) return;
    await this.#store.logs.begin(record.id);
    await this.#store.logs.append(
      entries.map(entry => ({ table: record.id, entry })),
      { snapshots: kept },
    );
  }

  async close(): Promise<void> {
    await this.#rooms.close();
    await this.#store.close();
    fs.rmSync(this.folder, { recursive: true });
  }
}

/** People by their seats, and one more who only looks on. */
export const peopleFor = (seats: number): readonly Person[] =>
  Array.from({ length: seats + 1 }, (_, index) => ({
    id: `person${index}`.padEnd(22, '-'),
    name: index === seats ? 'Spectator' : `Player ${index}`,
  }));

export interface Begun {
  readonly record: TableRecord;
  readonly table: AnyTable;
}

/** A game that has begun, with luck that is the same in every run. */
export const begun = (game: AnyGame, config: TableConfig<unknown>, seed: string): Begun => {
  const salts = Array.from({ length: config.seats }, (_, seat) => `salt ${seat}`);
  const table = Table.open(game, config, { seed, salts, time: World.NOW });
  const people = peopleFor(config.seats);
  const wanted = {
    game: game.id,
    config,
    seats: salts.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    isPublic: true,
    mayWatch: true,
    pace: { kind: 'live', minutes: 60, increment: 10 },
    atZero: 'bot',
    salt: 'salt 0',
  } as NewTable;
  const record = newTable(wanted, 'person0', World.NOW);
  const seats = record.seats.map((seat, index) => ({
    ...seat,
    kind: 'person' as const,
    person: people[index]?.id,
    salt: salts[index],
  }));
  const { header } = table;
  return { record: { ...record, seed, seedHash: hashOf(seed), status: 'running', header, seats }, table };
};

/** One of IUNU, with the options it has by itself. */
export const begunIunu = (seats: number, seed: string): Begun => {
  const game = gameNamed('iunu');
  return begun(game, { seats, options: defaultOptions(game.options as Record<string, never>) }, seed);
};

export const parsed = (text: string): ServerMessage => JSON.parse(text) as ServerMessage;
