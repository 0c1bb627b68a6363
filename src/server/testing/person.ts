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

/** An answer that was no success. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Asked<N extends ApiName> = { readonly id?: string; readonly seq?: number | string } & (BodyOf<N> extends undefined
  ? { readonly body?: undefined }
  : { readonly body: BodyOf<N> });

/** Somebody with a cookie of their own. */
export class Person {
  readonly address: string;
  cookie = '';

  private constructor(address: string) {
    this.address = address;
  }

  static async arrive(address: string): Promise<Person> {
    const person = new Person(address);
    await person.ask('arrive', {});
    return person;
  }

  /** The same person at another process, or after a restart. */
  at(address: string): Person {
    const other = new Person(address);
    other.cookie = this.cookie;
    return other;
  }

  async ask<N extends ApiName>(name: N, { id = '', seq = '', body }: Asked<N>): Promise<ReplyOf<N>> {
    const { method, path }: Endpoint = API[name];
    const response = await fetch(`${this.address}${path.replace(':id', id).replace(':seq', String(seq))}`, {
      method,
      headers: {
        'x-fourscore': '1',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    const answer = text === '' ? undefined : (JSON.parse(text) as { code: string; message: string });
    if (!response.ok) throw new Refused(response.status, answer?.code ?? '', answer?.message ?? text);
    return answer as ReplyOf<N>;
  }

  /** An open connection. */
  connect(): Promise<Line> {
    return Line.open(this.address.replace('http', 'ws'), this.cookie);
  }
}

type WithoutRef<R> = R extends unknown ? Omit<R, 'ref'> : never;

/** One WebSocket, and everything that came over it. */
export class Line {
  readonly socket: WebSocket;
  /** Every byte received, message by message. */
  readonly received: string[] = [];
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #readers = new Set<(text: string) => void>();
  #ref = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const text = String(data);
      for (const reader of this.#readers) reader(text);
      if (this.#listeners.size === 0) return;
      this.received.push(text);
      const message = JSON.parse(text) as ServerMessage;
      for (const listener of this.#listeners) listener(message);
    });
    socket.on('error', () => {});
  }

  static open(address: string, cookie: string): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address}/api/live`, { headers: { cookie } });
      const line = new Line(socket);
      socket.on('open', () => resolve(line));
      socket.on('error', reject);
    });
  }

  /** Hears every message as it came. A line that is only read like this keeps no record. */
  hearText(reader: (text: string) => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  send(request: ClientMessage): void {
    this.socket.send(JSON.stringify(request));
  }

  hear(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a request and waits for its answer; a connection that closes first is an error. */
  ask(request: WithoutRef<ClientMessage>): Promise<ServerMessage> {
    const ref = this.#ref++;
    return new Promise((resolve, reject) => {
      const closed = (): void => reject(new Error('the connection was closed'));
      const stop = this.hear(message => {
        if (!('ref' in message) || message.ref !== ref) return;
        this.socket.off('close', closed);
        stop();
        resolve(message);
      });
      this.socket.once('close', closed);
      this.socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  close(): void {
    this.socket.close();
  }
}
