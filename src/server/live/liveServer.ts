import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Identity } from '../http/identity.ts';
import type { Metrics } from '../metrics.ts';
import { networkOf } from '../network.ts';
import type { TrustsProxy } from '../proxies.ts';
import {
  CHAT_PER_PERSON,
  CONNECTIONS_PER_ADDRESS,
  CONNECTIONS_PER_PERSON,
  MESSAGES_PER_ADDRESS,
  MESSAGES_PER_PERSON,
  RateLimiter,
} from '../rateLimit.ts';
import { CLOSE_CODES, Connection, MAX_MESSAGE_BYTES, type ConnectionServices } from './connection.ts';
import { makeMessageQueues } from './messageQueues.ts';
import { WebSocketTransport } from './transport.ts';

interface LiveServerOptions {
  readonly identity: Identity;
  readonly metrics: Metrics;
  readonly hasLimits: boolean;
  readonly trustsProxy: TrustsProxy;
  readonly services: Pick<ConnectionServices, 'rooms' | 'store' | 'now' | 'report'>;
}

const HEARTBEAT_INTERVAL = 30_000;

/** A client that does not finish the closing handshake within so many milliseconds is terminated. */
const CLOSE_TIMEOUT = 2000;

/** A longer message is not even received: `ws` closes the connection. */
export const MAX_PAYLOAD_BYTES = 8 * MAX_MESSAGE_BYTES;

/** Against cross-site WebSocket hijacking: a page of another site must not connect with its visitor's cookie. */
const isSameOrigin = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || URL.parse(origin)?.host === host;

const rejectUpgrade = (socket: Duplex, status: string): void =>
  void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

/** The WebSocket server: accepts connections, checks that they are alive, closes them. */
export class LiveServer {
  readonly #connections = new Set<Connection>();
  readonly #options: LiveServerOptions;
  readonly #services: ConnectionServices;
  /** `noServer`, and no Fastify plugin: the upgrade request need not stay in memory as long as its socket. */
  readonly #webSockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD_BYTES });
  readonly #queues = makeMessageQueues();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeatTimer: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: LiveServerOptions) {
    this.#options = options;
    this.#services = this.#connectionServices();
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), HEARTBEAT_INTERVAL);
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // First of all: an unhandled 'error' event would crash the process, and a rejected client may well cause one.
      socket.on('error', () => socket.destroy());
      if (request.url?.split('?')[0] !== '/api/live') return rejectUpgrade(socket, '404 Not Found');
      if (!isSameOrigin(request)) return rejectUpgrade(socket, '403 Forbidden');
      this.#accept(request, socket, head).catch((error: unknown) => {
        this.#services.report(error, 'live');
        socket.destroy();
      });
    });
  }

  /** Closes the connections of somebody who has deleted their account, or ended all devices but the one with this session. */
  disconnect(person: string, except?: string): void {
    for (const connection of this.#connections) {
      if (connection.person === person && connection.session !== except) connection.close(CLOSE_CODES.nobody, 'nobody');
    }
  }

  close(): void {
    clearInterval(this.#heartbeatTimer);
    this.#isClosed = true;
    for (const connection of this.#connections) connection.close(CLOSE_CODES.goingAway, 'going away');
    setTimeout(() => {
      for (const socket of this.#webSockets.clients) socket.terminate();
    }, CLOSE_TIMEOUT).unref();
  }

  #connectionServices(): ConnectionServices {
    const { hasLimits, services, metrics } = this.#options;
    const people = new RateLimiter(MESSAGES_PER_PERSON);
    const addresses = new RateLimiter(MESSAGES_PER_ADDRESS);
    const chat = new RateLimiter(CHAT_PER_PERSON);
    return {
      ...services,
      schedule: work => this.#queues.parsed.add(work),
      allows: (person, address) => {
        const now = services.now();
        return !hasLimits || (people.allows(person, now) && addresses.allows(address, now));
      },
      allowsChat: person => !hasLimits || chat.allows(person, services.now()),
      count: kind => metrics.messages.count(kind),
      closed: connection => {
        this.#connections.delete(connection);
        metrics.connections.set(this.#connections.size);
      },
    };
  }

  async #accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { identity } = this.#options;
    const { cookie } = request.headers;
    const person = await identity.findByCookieHeader(cookie);
    if (this.#isClosed) return rejectUpgrade(socket, '503 Service Unavailable');
    const address = networkOf(this.#addressOf(request));
    this.#webSockets.handleUpgrade(request, socket, head, webSocket => {
      // A protocol error, perhaps of somebody unknown: `ws` closes the socket itself, but an unhandled 'error' would crash us.
      webSocket.on('error', () => {});
      if (person === undefined) return webSocket.close(CLOSE_CODES.nobody, 'nobody');
      if (this.#hasTooMany(person.id, address)) return webSocket.close(CLOSE_CODES.tooMany, 'too many connections');
      this.#alive.add(webSocket);
      webSocket.on('pong', () => this.#alive.add(webSocket));
      this.#connections.add(
        new Connection(this.#services, new WebSocketTransport(webSocket, socket, this.#queues), {
          person,
          session: identity.sessionOf(cookie),
          address,
        }),
      );
      this.#options.metrics.connections.set(this.#connections.size);
    });
  }

  #hasTooMany(person: string, address: string): boolean {
    if (!this.#options.hasLimits) return false;
    let [ofPerson, ofAddress] = [0, 0];
    for (const connection of this.#connections) {
      if (connection.person === person) ofPerson++;
      if (connection.address === address) ofAddress++;
    }
    return ofPerson >= CONNECTIONS_PER_PERSON || ofAddress >= CONNECTIONS_PER_ADDRESS;
  }

  #addressOf({ headers, socket }: IncomingMessage): string {
    const { remoteAddress = '' } = socket;
    const forwarded = this.#options.trustsProxy(remoteAddress) ? headers['x-forwarded-for'] : undefined;
    // One hop: what is further left, any client may have written.
    return (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim() ?? remoteAddress;
  }

  /** Terminates connections that have not answered the last ping, and pings the others. */
  #heartbeat(): void {
    for (const webSocket of this.#webSockets.clients) {
      if (!this.#alive.delete(webSocket)) webSocket.terminate();
      else webSocket.ping();
    }
  }
}
