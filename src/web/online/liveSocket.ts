import { create } from 'zustand';
import type { ServerMessage, ClientMessage } from '#wire';
import { arriveAgain } from './person.ts';

/** The part of a WebSocket that is used, so that tests can replace it. */
export interface SocketChannel {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

type OpenSocket = (events: SocketEvents) => SocketChannel;

/** Receives the messages of one table. */
export interface Watcher {
  /** How many log entries it has; `undefined` before the table was first shown. */
  knownLength(): number | undefined;
  receive(message: ServerMessage): void;
}

export type ConnectionStatus = 'idle' | 'connecting' | 'open' | 'lost';

/** Whether the page is connected, for the banner. */
export const useConnectionStatus = create<{ readonly status: ConnectionStatus }>()(() => ({ status: 'idle' }));

/** A request without the reference number, which the socket adds. */
type WithoutRef<R> = R extends unknown ? Omit<R, 'ref'> : never;
export type LiveRequest = WithoutRef<Extract<ClientMessage, { kind: 'move' | 'undo' | 'say' }>>;

export type LiveAnswer =
  | Extract<ServerMessage, { kind: 'ack' | 'refused' }>
  | { readonly kind: 'error'; readonly code: string; readonly message: string };

interface PendingRequest {
  readonly request: LiveRequest;
  readonly resolve: (answer: LiveAnswer) => void;
  /** Sent before, over a connection that was lost: the server may have accepted it already. */
  isRepeated: boolean;
}

/** Milliseconds. */
const FIRST_RETRY_DELAY = 500;
const MAX_RETRY_DELAY = 20_000;
/** A connection that nobody uses is closed after so long. */
const IDLE_TIMEOUT = 2000;
const PING_INTERVAL = 20_000;
/** Without any message for so long after a ping, the connection counts as lost. */
const PONG_TIMEOUT = 8000;

/** Exponential backoff, half of it random (jitter), so that not everybody reconnects at once. */
const retryDelay = (attempts: number): number => {
  const longest = Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** attempts);
  return longest / 2 + (Math.random() * longest) / 2;
};

const NO_CONNECTION: LiveAnswer = { kind: 'error', code: 'noConnection', message: 'there is no connection' };

/** The page's WebSocket: it reconnects by itself, and then repeats what was not answered. */
export class LiveSocket {
  readonly #openSocket: OpenSocket;
  readonly #setStatus: (status: ConnectionStatus) => void;
  readonly #watchers = new Map<string, Watcher>();
  readonly #pending = new Map<number, PendingRequest>();
  /** The table of each `watch` request that is not answered yet. */
  readonly #watchRequests = new Map<number, string>();
  #channel: SocketChannel | undefined;
  #isOpen = false;
  #attempts = 0;
  #refs = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;

  constructor(openSocket: OpenSocket, setStatus: (status: ConnectionStatus) => void = () => {}) {
    this.#openSocket = openSocket;
    this.#setStatus = setStatus;
  }

  /** Sends the messages of a table to the watcher, until the returned function is called. */
  watch(table: string, watcher: Watcher): () => void {
    clearTimeout(this.#idleTimer);
    this.#watchers.set(table, watcher);
    if (this.#isOpen) this.#sendWatch(table, watcher);
    else this.#connect();
    return () => {
      if (this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (this.#isOpen) this.#send({ kind: 'unwatch', ref: this.#refs++, table });
      if (this.#watchers.size === 0) this.#idleTimer = setTimeout(() => this.#closeIfUnused(), IDLE_TIMEOUT);
    };
  }

  /** Messages are missing after what a watcher has: they are requested again from there. */
  catchUp(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher !== undefined && this.#isOpen) this.#sendWatch(table, watcher);
  }

  /** Moves wait for a connection and are sent again over a new one; chat is not, lest it appear twice. */
  request(request: LiveRequest): Promise<LiveAnswer> {
    if (request.kind === 'say' && !this.#isOpen) return Promise.resolve(NO_CONNECTION);
    return new Promise(resolve => {
      const ref = this.#refs++;
      this.#pending.set(ref, { request, resolve, isRepeated: false });
      if (this.#isOpen) this.#send({ ...request, ref });
      else this.#connect();
    });
  }

  /** Reconnects without waiting: the network is back, or the page is visible again. */
  reconnectNow(): void {
    if (this.#retryTimer === undefined) return;
    this.#attempts = 0;
    this.#connect();
  }

  #connect(): void {
    if (this.#channel !== undefined) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    if (this.#attempts === 0) this.#setStatus('connecting');
    const channel = this.#openSocket({
      opened: () => this.#channel === channel && this.#opened(),
      received: text => this.#channel === channel && this.#receive(text),
      closed: () => this.#channel === channel && this.#closed(),
    });
    this.#channel = channel;
  }

  #opened(): void {
    this.#isOpen = true;
    this.#setStatus('open');
    for (const [table, watcher] of this.#watchers) this.#sendWatch(table, watcher);
    for (const [ref, { request }] of this.#pending) this.#send({ ...request, ref });
    this.#restartHeartbeat();
  }

  #closed(): void {
    this.#channel = undefined;
    this.#isOpen = false;
    clearTimeout(this.#heartbeat);
    this.#watchRequests.clear();
    for (const [ref, pending] of this.#pending) {
      pending.isRepeated = true;
      if (pending.request.kind === 'say') this.#settle(ref, NO_CONNECTION);
    }
    if (this.#watchers.size === 0 && this.#pending.size === 0) return this.#setStatus('idle');
    this.#setStatus('lost');
    this.#retryTimer = setTimeout(() => this.#connect(), retryDelay(this.#attempts++));
  }

  #closeIfUnused(): void {
    if (this.#watchers.size > 0 || this.#pending.size > 0) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    const channel = this.#channel;
    if (channel === undefined) return this.#setStatus('idle');
    channel.close();
  }

  #send(request: ClientMessage): void {
    this.#channel?.send(JSON.stringify(request));
  }

  #sendWatch(table: string, watcher: Watcher): void {
    const have = watcher.knownLength();
    const ref = this.#refs++;
    this.#watchRequests.set(ref, table);
    this.#send({ kind: 'watch', ref, table, ...(have !== undefined && { have }) });
  }

  /** A connection may be lost without a close event: after a silence the server is pinged, then given up. */
  #restartHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => {
      this.#send({ kind: 'ping', ref: this.#refs++ });
      this.#heartbeat = setTimeout(() => this.#dropConnection(), PONG_TIMEOUT);
    }, PING_INTERVAL);
  }

  #dropConnection(): void {
    const channel = this.#channel;
    this.#closed();
    channel?.close();
  }

  #receive(text: string): void {
    this.#attempts = 0;
    this.#restartHeartbeat();
    // The server builds its messages with the code these types come from.
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'pong') return;
    if (message.kind === 'ack' || message.kind === 'refused') return this.#settle(message.ref, message);
    if (message.kind === 'error') return this.#receiveError(message);
    this.#watchers.get(message.table)?.receive(message);
  }

  #receiveError(message: Extract<ServerMessage, { kind: 'error' }>): void {
    const { ref, code } = message;
    if (ref === undefined) return;
    const table = this.#watchRequests.get(ref);
    if (table !== undefined) {
      this.#watchRequests.delete(ref);
      return this.#watchers.get(table)?.receive(message);
    }
    // Sent a second time, it had been accepted the first time; only the acknowledgement was lost.
    const wasAccepted = code === 'stale' && this.#pending.get(ref)?.isRepeated === true;
    this.#settle(ref, wasAccepted ? { kind: 'ack', ref } : message);
  }

  #settle(ref: number, answer: LiveAnswer): void {
    this.#watchRequests.delete(ref);
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    pending?.resolve(answer);
  }
}

/** The close code of a server that does not know this person's cookie. */
const UNKNOWN_PERSON = 4401;

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`;

const openWebSocket: OpenSocket = ({ opened, received, closed }) => {
  const socket = new WebSocket(address());
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => received(data));
  // An error is always followed by a close.
  socket.addEventListener('close', ({ code }) => {
    if (code === UNKNOWN_PERSON) void arriveAgain();
    closed();
  });
  return { send: text => socket.send(text), close: () => socket.close() };
};

let shared: LiveSocket | undefined;

const connectPage = (): LiveSocket => {
  const live = new LiveSocket(openWebSocket, status => useConnectionStatus.setState({ status }));
  addEventListener('online', () => live.reconnectNow());
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'visible' && live.reconnectNow()),
  );
  return live;
};

/** One connection for the whole page. */
export const liveSocket = (): LiveSocket => (shared ??= connectPage());
