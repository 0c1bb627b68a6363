import { create } from 'zustand';
import type { ServerMessage, ClientMessage } from '#wire';
import { arriveAgain } from './person.ts';

/** What is said over the wire goes through one of these; a browser's WebSocket is one. */
export interface Channel {
  send(text: string): void;
  close(): void;
}

export interface ChannelEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type OpenChannel = (events: ChannelEvents) => Channel;

/** Somebody who wants to hear of a table. */
export interface Watcher {
  /** How many entries of the log it has; nothing before it was shown any. */
  have(): number | undefined;
  hear(message: ServerMessage): void;
}

export type ConnectionStatus = 'idle' | 'connecting' | 'open' | 'lost';

/** How the page is connected, for the quiet banner. */
export const useConnection = create<{ readonly status: ConnectionStatus }>()(() => ({ status: 'idle' }));

/** A request without the number that the socket gives it. */
type Unnumbered<R> = R extends unknown ? Omit<R, 'ref'> : never;
export type Asked = Unnumbered<Extract<ClientMessage, { kind: 'move' | 'undo' | 'say' }>>;

export type Answered =
  | Extract<ServerMessage, { kind: 'ack' | 'refused' }>
  | { readonly kind: 'error'; readonly code: string; readonly message: string };

interface Pending {
  readonly request: Asked;
  readonly resolve: (answer: Answered) => void;
  /** Sent before, over a connection that was lost: the server may have counted it already. */
  isRepeated: boolean;
}

/** Milliseconds. */
const FIRST_DELAY = 500;
const LONGEST_DELAY = 20_000;
/** A connection nobody uses any more is closed after so long. */
const LINGER = 2000;
const PING_EVERY = 20_000;
/** A server that says nothing for so long after a ping is not there. */
const PATIENCE = 8000;

/** Doubles each time, with half of it left to chance, so that not everybody comes back at once. */
const delayAfter = (attempts: number): number => {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempts);
  return longest / 2 + (Math.random() * longest) / 2;
};

const NO_CONNECTION: Answered = { kind: 'error', code: 'noConnection', message: 'there is no connection' };

/** The page's one connection: it heals itself, and asks again for what was lost with the last one. */
export class LiveSocket {
  readonly #openChannel: OpenChannel;
  readonly #show: (status: ConnectionStatus) => void;
  readonly #watchers = new Map<string, Watcher>();
  readonly #pending = new Map<number, Pending>();
  /** Which table a request to watch was about, until it is answered. */
  readonly #asked = new Map<number, string>();
  #channel: Channel | undefined;
  #isOpen = false;
  #attempts = 0;
  #refs = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(openChannel: OpenChannel, show: (status: ConnectionStatus) => void = () => {}) {
    this.#openChannel = openChannel;
    this.#show = show;
  }

  /** Tells the watcher what happens at a table until the answer is called. */
  watch(table: string, watcher: Watcher): () => void {
    clearTimeout(this.#linger);
    this.#watchers.set(table, watcher);
    if (this.#isOpen) this.#sendWatch(table, watcher);
    else this.#connect();
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.#isOpen) this.#send({ kind: 'unwatch', ref: this.#refs++, table });
      if (this.#watchers.size === 0) this.#linger = setTimeout(() => this.#rest(), LINGER);
    };
  }

  /** Something is missing between what a watcher has and what it hears: it is told again from there. */
  catchUp(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher !== undefined && this.#isOpen) this.#sendWatch(table, watcher);
  }

  /** Moves wait for a connection and are asked again over a new one; talk is not, lest it be said twice. */
  ask(request: Asked): Promise<Answered> {
    if (request.kind === 'say' && !this.#isOpen) return Promise.resolve(NO_CONNECTION);
    return new Promise(resolve => {
      const ref = this.#refs++;
      this.#pending.set(ref, { request, resolve, isRepeated: false });
      if (this.#isOpen) this.#send({ ...request, ref });
      else this.#connect();
    });
  }

  /** Tries again without waiting: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#retry === undefined) return;
    this.#attempts = 0;
    this.#connect();
  }

  #connect(): void {
    if (this.#channel !== undefined) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#attempts === 0) this.#show('connecting');
    const channel = this.#openChannel({
      opened: () => this.#channel === channel && this.#opened(),
      heard: text => this.#channel === channel && this.#heard(text),
      closed: () => this.#channel === channel && this.#closed(),
    });
    this.#channel = channel;
  }

  #opened(): void {
    this.#isOpen = true;
    this.#show('open');
    for (const [table, watcher] of this.#watchers) this.#sendWatch(table, watcher);
    for (const [ref, { request }] of this.#pending) this.#send({ ...request, ref });
    this.#listenForHeart();
  }

  #closed(): void {
    this.#channel = undefined;
    this.#isOpen = false;
    clearTimeout(this.#heartbeat);
    this.#asked.clear();
    for (const [ref, pending] of this.#pending) {
      pending.isRepeated = true;
      if (pending.request.kind === 'say') this.#settle(ref, NO_CONNECTION);
    }
    if (this.#watchers.size === 0 && this.#pending.size === 0) return this.#show('idle');
    this.#show('lost');
    this.#retry = setTimeout(() => this.#connect(), delayAfter(this.#attempts++));
  }

  #rest(): void {
    if (this.#watchers.size > 0 || this.#pending.size > 0) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const channel = this.#channel;
    if (channel === undefined) return this.#show('idle');
    channel.close();
  }

  #send(request: ClientMessage): void {
    this.#channel?.send(JSON.stringify(request));
  }

  #sendWatch(table: string, watcher: Watcher): void {
    const have = watcher.have();
    const ref = this.#refs++;
    this.#asked.set(ref, table);
    this.#send({ kind: 'watch', ref, table, ...(have !== undefined && { have }) });
  }

  /** A connection may die without a word; whoever says nothing is asked, then given up. */
  #listenForHeart(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => {
      this.#send({ kind: 'ping', ref: this.#refs++ });
      this.#heartbeat = setTimeout(() => this.#giveUp(), PATIENCE);
    }, PING_EVERY);
  }

  #giveUp(): void {
    const channel = this.#channel;
    this.#closed();
    channel?.close();
  }

  #heard(text: string): void {
    this.#attempts = 0;
    this.#listenForHeart();
    // The server's own words: they are built by the code these types come from.
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'pong') return;
    if (message.kind === 'ack' || message.kind === 'refused') return this.#settle(message.ref, message);
    if (message.kind === 'error') return this.#heardError(message);
    this.#watchers.get(message.table)?.hear(message);
  }

  #heardError(message: Extract<ServerMessage, { kind: 'error' }>): void {
    const { ref, code } = message;
    if (ref === undefined) return;
    const table = this.#asked.get(ref);
    if (table !== undefined) {
      this.#asked.delete(ref);
      return this.#watchers.get(table)?.hear(message);
    }
    // What was sent a second time had been counted the first time; only the answer was lost.
    const isKnown = code === 'stale' && this.#pending.get(ref)?.isRepeated === true;
    this.#settle(ref, isKnown ? { kind: 'ack', ref } : message);
  }

  #settle(ref: number, answer: Answered): void {
    this.#asked.delete(ref);
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    pending?.resolve(answer);
  }
}

/** The server closes with this when it does not know who is there. */
const NOBODY = 4401;

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`;

const openWebSocket: OpenChannel = ({ opened, heard, closed }) => {
  const socket = new WebSocket(address());
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data));
  // An error is always followed by a close.
  socket.addEventListener('close', ({ code }) => {
    if (code === NOBODY) void arriveAgain();
    closed();
  });
  return { send: text => socket.send(text), close: () => socket.close() };
};

let shared: LiveSocket | undefined;

const connectPage = (): LiveSocket => {
  const live = new LiveSocket(openWebSocket, status => useConnection.setState({ status }));
  addEventListener('online', () => live.hurry());
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && live.hurry()));
  return live;
};

/** One connection for the whole page. */
export const liveSocket = (): LiveSocket => (shared ??= connectPage());
