import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Identity } from '../http/identity.ts';
import { Limiter } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/index.ts';
import { CLOSE_CODES, Connection, MOST_BYTES } from './connection.ts';
import { WebSocketLine } from './line.ts';

export interface LiveServices {
  readonly rooms: Rooms;
  readonly store: Store;
  now(): number;
  /** Whether this person, at this address, may say something now. */
  allows(person: string, address: string): boolean;
  count(kind: string): void;
  report(error: unknown, what: string): void;
  closed(connection: Connection): void;
}

export interface LiveSettings {
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly hasLimits: boolean;
  /** Whether a proxy says who really asks. */
  readonly trustsProxy: boolean;
  readonly services: Pick<LiveServices, 'rooms' | 'store' | 'now' | 'report'>;
}

/** Much faster than anybody plays. */
export const PER_PERSON = { burst: 60, perSecond: 15 };
/** A family behind one router. */
export const PER_ADDRESS = { burst: 400, perSecond: 100 };

const PING_EVERY = 30_000;

/** A client that does not answer within so many milliseconds that it has heard of the end is not waited for. */
const LAST_WORDS = 2000;

/** Beyond this a connection is cut while it still talks. */
export const MOST_PAYLOAD = 8 * MOST_BYTES;

/** A page of another site must not speak in its visitor's name. */
const isFromHere = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || URL.parse(origin)?.host === host;

const refuse = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** All open connections. */
export class Live {
  readonly #connections = new Set<Connection>();
  readonly #settings: LiveSettings;
  readonly #services: LiveServices;
  /** Bare sockets: what came with the request that opened them need not be kept. */
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_PAYLOAD });
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor(settings: LiveSettings) {
    this.#settings = settings;
    this.#services = this.#serve();
    this.#heartbeat = setInterval(() => this.#beat(), PING_EVERY);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // First of all: an error nobody hears ends the process, and whoever is turned away may well cause one.
      socket.on('error', () => socket.destroy());
      if (request.url?.split('?')[0] !== '/api/live') return refuse(socket, '404 Not Found');
      if (!isFromHere(request)) return refuse(socket, '403 Forbidden');
      this.#welcome(request, socket, head).catch((error: unknown) => {
        this.#services.report(error, 'live');
        socket.destroy();
      });
    });
  }

  /** Lets go of somebody who has deleted everything. */
  drop(person: string): void {
    for (const connection of this.#connections) {
      if (connection.person === person) connection.end(CLOSE_CODES.nobody, 'nobody');
    }
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#isClosed = true;
    for (const connection of this.#connections) connection.end(CLOSE_CODES.goingAway, 'going away');
    setTimeout(() => {
      for (const socket of this.#sockets.clients) socket.terminate();
    }, LAST_WORDS).unref();
  }

  #serve(): LiveServices {
    const { hasLimits, services, metrics } = this.#settings;
    const people = new Limiter(PER_PERSON);
    const addresses = new Limiter(PER_ADDRESS);
    return {
      ...services,
      allows: (person, address) => {
        const now = services.now();
        return !hasLimits || (people.allows(person, now) && addresses.allows(address, now));
      },
      count: kind => metrics.messages.count(kind),
      closed: connection => {
        this.#connections.delete(connection);
        metrics.connections.set(this.#connections.size);
      },
    };
  }

  /** Finds out who is there, then opens. */
  async #welcome(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const who = await this.#settings.identity.byCookies(request.headers.cookie);
    if (this.#isClosed) return refuse(socket, '503 Service Unavailable');
    const address = this.#addressOf(request);
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      // Somebody talks nonsense, perhaps one who is nobody: the socket closes itself, with a code that says so.
      opened.on('error', () => {});
      if (who === undefined) return opened.close(CLOSE_CODES.nobody, 'nobody');
      this.#alive.add(opened);
      opened.on('pong', () => this.#alive.add(opened));
      this.#connections.add(new Connection(this.#services, new WebSocketLine(opened, socket), who, address));
      this.#settings.metrics.connections.set(this.#connections.size);
    });
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#settings.trustsProxy ? headers['x-forwarded-for'] : undefined;
    return (
      (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim() ?? socket.remoteAddress ?? ''
    );
  }

  /** A connection that has not answered the last time is gone, whatever the network says. */
  #beat(): void {
    for (const socket of this.#sockets.clients) {
      if (!this.#alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }
}
