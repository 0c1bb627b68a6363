import { WebSocket } from 'ws';
import {
  API,
  type ApiName,
  type BodyOf,
  type Endpoint,
  type ServerMessage,
  type ReplyOf,
  type ClientMessage,
} from '#wire';
import { RequestError } from '../errors.ts';

type ApiCall<N extends ApiName> = {
  readonly id?: string;
  readonly seq?: number | string;
} & (BodyOf<N> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<N> });

/** A person with a session cookie, over HTTP. */
export class TestClient {
  readonly address: string;
  cookie = '';
  /** The address it seems to come from, for a server that believes its proxy. */
  readonly #from: string | undefined;

  private constructor(address: string, from?: string) {
    this.address = address;
    this.#from = from;
  }

  static async create(address: string, from?: string): Promise<TestClient> {
    const client = new TestClient(address, from);
    await client.call('arrive', {});
    return client;
  }

  /** Somebody whose cookie is known. */
  static withCookie(address: string, cookie: string, from?: string): TestClient {
    const client = new TestClient(address, from);
    client.cookie = cookie;
    return client;
  }

  /** The same person at another process, or after a restart. */
  at(address: string): TestClient {
    const other = new TestClient(address);
    other.cookie = this.cookie;
    return other;
  }

  /** Throws a `RequestError` where the server answers with one. */
  async call<N extends ApiName>(name: N, { id = '', seq = '', body }: ApiCall<N>): Promise<ReplyOf<N>> {
    const { method, path }: Endpoint = API[name];
    const response = await fetch(`${this.address}${path.replace(':id', id).replace(':seq', String(seq))}`, {
      method,
      headers: {
        'x-fourscore': '1',
        ...this.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    // What the server promises for this endpoint; an `ApiError` where the status says so.
    const reply = text === '' ? undefined : (JSON.parse(text) as { code: string; message: string });
    if (!response.ok) throw new RequestError(response.status, reply?.code ?? '', reply?.message ?? text);
    return reply as ReplyOf<N>;
  }

  /** Who it is, and where from. */
  get headers(): Readonly<Record<string, string>> {
    return {
      ...(this.cookie && { cookie: this.cookie }),
      ...(this.#from !== undefined && { 'x-forwarded-for': this.#from }),
    };
  }

  connect(): Promise<TestConnection> {
    return TestConnection.open(this.address.replace('http', 'ws'), this.headers);
  }
}

export type WithoutRef<R> = R extends unknown ? Omit<R, 'ref'> : never;

export const parseMessage = (text: string): ServerMessage =>
  // Whatever a server sends.
  JSON.parse(text) as ServerMessage;

/** One WebSocket, and the messages received over it. */
export class TestConnection {
  readonly socket: WebSocket;
  /** Every message, as it was sent; empty as long as there is no listener. */
  readonly received: string[] = [];
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #textListeners = new Set<(text: string) => void>();
  #ref = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const text = String(data);
      for (const listener of this.#textListeners) listener(text);
      if (this.#listeners.size === 0) return;
      this.received.push(text);
      const message = parseMessage(text);
      for (const listener of this.#listeners) listener(message);
    });
    socket.on('error', () => {});
  }

  static open(address: string, headers: Readonly<Record<string, string>>): Promise<TestConnection> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address}/api/live`, { headers });
      const connection = new TestConnection(socket);
      socket.on('open', () => resolve(connection));
      socket.on('error', reject);
    });
  }

  /** The messages of one kind that were received. */
  receivedOfKind<K extends ServerMessage['kind']>(kind: K): readonly Extract<ServerMessage, { kind: K }>[] {
    const isOfKind = (message: ServerMessage): message is Extract<ServerMessage, { kind: K }> => message.kind === kind;
    return this.received.map(parseMessage).filter(isOfKind);
  }

  /** Unparsed messages, which are not recorded in `received`: for load tests. */
  onText(listener: (text: string) => void): () => void {
    this.#textListeners.add(listener);
    return () => this.#textListeners.delete(listener);
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a message and waits for its answer; rejects if the connection closes first. */
  request(message: WithoutRef<ClientMessage>): Promise<ServerMessage> {
    const ref = this.#ref++;
    return new Promise((resolve, reject) => {
      const onClose = (): void => reject(new Error('the connection was closed'));
      const stop = this.onMessage(answer => {
        if (!('ref' in answer) || answer.ref !== ref) return;
        this.socket.off('close', onClose);
        stop();
        resolve(answer);
      });
      this.socket.once('close', onClose);
      this.socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  close(): void {
    this.socket.close();
  }
}
