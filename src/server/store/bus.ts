import pg from 'pg';
import { postgresTimeouts } from './engine.ts';

/** Messages between processes that share one database. They only say what to read again: the database is the truth. */
export type BusMessage =
  /** New entries. Sent in the transaction that writes them. */
  | { readonly kind: 'entries'; readonly tables: readonly string[] }
  /** Seats or status of a table have changed. */
  | { readonly kind: 'changed'; readonly table: string }
  /** Somebody has another name. */
  | { readonly kind: 'renamed'; readonly person: string }
  /** Somebody has signed out all devices, or all but the one with this session. */
  | { readonly kind: 'signedOut'; readonly person: string; readonly except?: string }
  | { readonly kind: 'said'; readonly table: string; readonly id: number }
  /** The sender has just opened the table, and asks the others for their `present`. */
  | { readonly kind: 'opened'; readonly table: string }
  /** Presence: the seats that are connected to the sender. */
  | { readonly kind: 'present'; readonly table: string; readonly seats: readonly number[] }
  /** Not sent, but delivered after a lost connection: messages may have been missed, so all open tables must be read again. */
  | { readonly kind: 'missed' };

/** The payload: with the sender's name, so that a process can ignore its own messages. */
export const encodeMessage = (process: string, message: BusMessage): string => JSON.stringify([process, message]);

type Listener = (message: BusMessage, from: string) => void;

export interface Bus {
  /** Whether there may be other processes at all. */
  readonly isShared: boolean;
  /** Whether messages of other processes arrive. */
  readonly isConnected: boolean;
  /** Never fails: what cannot be sent now is sent when the connection is back. */
  publish(message: BusMessage): Promise<void>;
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** For SQLite: there are no other processes. */
export const localBus = (): Bus => ({
  isShared: false,
  isConnected: true,
  publish: () => Promise.resolve(),
  listen: () => {},
  close: () => Promise.resolve(),
});

export const CHANNEL = 'fourscore';
const RECONNECT_DELAY = 500;
/** More messages are not queued while the connection is lost; the others read everything again after `missed`. */
const MAX_UNSENT = 1000;

/** Over PostgreSQL's LISTEN and NOTIFY; reconnects by itself. */
export class PostgresBus implements Bus {
  readonly isShared = true;
  readonly #url: string;
  readonly #process: string;
  readonly #listeners = new Set<Listener>();
  #unsent: string[] = [];
  #client: pg.Client | undefined;
  #isClosed = false;
  #sending = Promise.resolve();

  constructor(url: string, process: string) {
    this.#url = url;
    this.#process = process;
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, ...postgresTimeouts() });
    client.on('error', () => this.#onDisconnect(client));
    client.on('end', () => this.#onDisconnect(client));
    client.on('notification', ({ payload }) => this.#onNotification(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
    for (const text of this.#unsent.splice(0)) void this.#send(text);
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async publish(message: BusMessage): Promise<void> {
    await this.#send(encodeMessage(this.#process, message));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => {});
  }

  /** One after the other: a connection runs one query at a time. */
  #send(text: string): Promise<void> {
    this.#sending = this.#sending.then(() => this.#sendNow(text));
    return this.#sending;
  }

  /** Queued while there is no connection. */
  async #sendNow(text: string): Promise<void> {
    try {
      if (this.#client === undefined) throw new Error('not connected');
      await this.#client.query('select pg_notify($1, $2)', [CHANNEL, text]);
    } catch {
      if (this.#unsent.length < MAX_UNSENT && !this.#isClosed) this.#unsent.push(text);
    }
  }

  #onNotification(payload: string): void {
    // Only our own processes have access to the database, and only `encodeMessage` writes payloads.
    const [from, message] = JSON.parse(payload) as [string, BusMessage];
    if (from !== this.#process) this.#dispatch(message, from);
  }

  #dispatch(message: BusMessage, from = this.#process): void {
    for (const listener of this.#listeners) listener(message, from);
  }

  #onDisconnect(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#reconnect();
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      this.start().then(
        () => this.#dispatch({ kind: 'missed' }),
        () => this.#reconnect(),
      );
    }, RECONNECT_DELAY).unref();
  }
}
