import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import type { Entry } from '#kernel';
import type { ClientMessage } from '#wire';
import type { BotPool } from '../bots/botPool.ts';
import { Connection } from '../live/connection.ts';
import type { Transport } from '../live/transport.ts';
import { Replays } from '../replays/replays.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openStore, type Store } from '../store/index.ts';
import type { Person } from '../store/people.ts';
import type { TableRecord } from '../tables/tableRecord.ts';
import { temporaryFolder } from './process.ts';
import type { WithoutRef } from './testClient.ts';
import { NOW } from './testTables.ts';

/** A transport without a network: it records what is sent. */
class FakeTransport extends EventEmitter implements Transport {
  readonly bufferedBytes = 0;
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

  terminate(): void {
    this.close();
  }

  onMessage(listener: (text: string) => void): void {
    this.on('message', (text: string) => {
      if (this.isOpen) listener(text);
    });
  }

  onClose(listener: () => void): void {
    this.on('close', listener);
  }
}

/** The client's end of a connection to a `TestBackend`. */
export class FakeConnection {
  readonly #transport = new FakeTransport();
  #ref = 0;

  constructor(backend: TestBackend, person: Person) {
    backend.accept(this.#transport, person);
  }

  /** Every message received, as it was sent. */
  get received(): readonly string[] {
    return this.#transport.sent;
  }

  onText(listener: (text: string) => void): void {
    this.#transport.on('sent', listener);
  }

  /** Sends a text with this `ref`, and answers with the text of its answer. What is sent with the answer is received by then. */
  requestText(text: string, ref: number): Promise<string> {
    return new Promise(resolve => {
      const onSent = (answer: string): void => {
        // Whatever a server sends.
        if ((JSON.parse(answer) as { ref?: number }).ref !== ref) return;
        this.#transport.off('sent', onSent);
        setImmediate(() => resolve(answer));
      };
      this.#transport.on('sent', onSent);
      this.#transport.emit('message', text);
    });
  }

  request(message: WithoutRef<ClientMessage>): Promise<string> {
    const ref = this.#ref++;
    return this.requestText(JSON.stringify({ ...message, ref }), ref);
  }

  close(): void {
    this.#transport.close();
  }
}

/** Bots that never answer. */
const NO_BOTS = { choose: () => new Promise<never>(() => {}) };

/** A server without HTTP and network: connections, rooms and a store. Its time stands still unless a test sets it. */
export class TestBackend {
  readonly folder: string;
  /** Unexpected errors that were reported. */
  readonly errors: unknown[] = [];
  readonly store: Store;
  readonly replays: Replays;
  readonly rooms: Rooms;
  time = NOW;

  private constructor(folder: string, store: Store, bots: BotPool) {
    this.folder = folder;
    this.store = store;
    this.replays = new Replays({ folder });
    this.rooms = new Rooms({
      store,
      bots,
      replays: this.replays,
      now: () => this.time,
      report: error => void this.errors.push(error),
      count: () => {},
    });
  }

  // `choose` is all that rooms use of the bots.
  static async open(bots = NO_BOTS as unknown as BotPool): Promise<TestBackend> {
    const folder = temporaryFolder();
    const store = await openStore({ folder, process: 'test', writerListener: { batch() {}, failure() {} } });
    return new TestBackend(folder, store, bots);
  }

  accept(transport: Transport, person: Person): Connection {
    const services = {
      rooms: this.rooms,
      store: this.store,
      now: () => this.time,
      schedule: (work: () => void) => work(),
      allows: () => true,
      allowsChat: () => true,
      count: () => {},
      report: (error: unknown) => void this.errors.push(error),
      closed: () => {},
    };
    return new Connection(services, transport, { person, session: '', address: '127.0.0.1' });
  }

  async addPerson(person: Person): Promise<void> {
    await this.store.people.create(person, `token of ${person.id}`, NOW);
  }

  /** Stores a table as it is. */
  async addTable(record: TableRecord, entries: readonly Entry<unknown>[], snapshot?: string): Promise<void> {
    await this.store.tables.create(record);
    if (entries.length === 0) return;
    await this.store.logs.begin(record.id);
    await this.store.logs.append(
      entries.map(entry => ({ table: record.id, entry })),
      {
        snapshots: snapshot === undefined ? [] : [{ table: record.id, length: entries.length, body: snapshot }],
      },
    );
  }

  async close(): Promise<void> {
    await this.rooms.close();
    await this.replays.close();
    await this.store.close();
    fs.rmSync(this.folder, { recursive: true });
  }
}
