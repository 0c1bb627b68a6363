import pg from 'pg';

/** What processes that share one database tell each other. It only says where to look: the database is the truth. */
export type Notice =
  /** New entries. Sent in the transaction that writes them. */
  | { readonly kind: 'entries'; readonly tables: readonly string[] }
  /** Seats or status have changed. */
  | { readonly kind: 'changed'; readonly table: string }
  /** Somebody has another name. */
  | { readonly kind: 'renamed'; readonly person: string }
  | { readonly kind: 'said'; readonly table: string; readonly id: number }
  /** The sender has just opened the table, and wants to hear who is connected to the others. */
  | { readonly kind: 'opened'; readonly table: string }
  /** Which seats have somebody connected to the sender. */
  | { readonly kind: 'present'; readonly table: string; readonly seats: readonly number[] }
  /** The way to the others was lost for a while: whatever is open must be looked at again. */
  | { readonly kind: 'missed' };

/** A notice as it travels: the sender's name, so that nobody hears himself, and what it says. */
export const sealed = (process: string, notice: Notice): string => JSON.stringify([process, notice]);

export type Listener = (notice: Notice, from: string) => void;

export interface Bus {
  /** Whether there may be other processes at all. */
  readonly isShared: boolean;
  /** Never fails: what cannot be said now is said later. */
  publish(notice: Notice): Promise<void>;
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** For a process that is alone with its database. */
export const loneBus = (): Bus => ({
  isShared: false,
  publish: () => Promise.resolve(),
  listen: () => {},
  close: () => Promise.resolve(),
});

export const CHANNEL = 'fourscore';
const RETRY_AFTER = 500;
/** More than this is not kept while the way is lost; whoever missed it looks for itself. */
const MOST_UNSENT = 1000;

/** Over PostgreSQL's LISTEN and NOTIFY. A lost connection is made again. */
export class PostgresBus implements Bus {
  readonly isShared = true;
  readonly #url: string;
  readonly #process: string;
  readonly #listeners = new Set<Listener>();
  #unsent: string[] = [];
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(url: string, process: string) {
    this.#url = url;
    this.#process = process;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
    for (const text of this.#unsent.splice(0)) void this.#send(text);
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async publish(notice: Notice): Promise<void> {
    await this.#send(sealed(this.#process, notice));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => {});
  }

  /** While the connection is away nobody can be told; they are when it is back. */
  async #send(text: string): Promise<void> {
    try {
      if (this.#client === undefined) throw new Error('the connection is away');
      await this.#client.query('select pg_notify($1, $2)', [CHANNEL, text]);
    } catch {
      if (this.#unsent.length < MOST_UNSENT && !this.#isClosed) this.#unsent.push(text);
    }
  }

  #hear(payload: string): void {
    // Only processes of ours have access to the database.
    const [from, notice] = JSON.parse(payload) as [string, Notice];
    if (from !== this.#process) this.#tell(notice, from);
  }

  #tell(notice: Notice, from = this.#process): void {
    for (const listener of this.#listeners) listener(notice, from);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#retry();
  }

  #retry(): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      this.start().then(
        () => this.#tell({ kind: 'missed' }),
        () => this.#retry(),
      );
    }, RETRY_AFTER).unref();
  }
}
