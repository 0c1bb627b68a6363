import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Identity } from '../http/identity.ts';
import { Limiter } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/index.ts';
import { CLOSE_CODES, Connection, MOST_BYTES } from './connection.ts';

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
  readonly services: Pick<LiveServices, 'rooms' | 'store' | 'now' | 'report'>;
}

/** Much faster than anybody plays. */
const PER_PERSON = { burst: 60, perSecond: 15 };
/** A family behind one router. */
const PER_ADDRESS = { burst: 400, perSecond: 100 };

const PING_EVERY = 30_000;

/** A page of another site must not speak in its visitor's name. */
const isFromHere = ({ headers }: FastifyRequest): boolean => {
  const { origin, host } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
};

/** All open connections. */
export class Live {
  readonly #connections = new Set<Connection>();
  readonly #settings: LiveSettings;

  constructor(settings: LiveSettings) {
    this.#settings = settings;
  }

  add(app: FastifyInstance): void {
    const services = this.#services();
    app.get('/api/live', { websocket: true }, (socket, request) => this.#welcome(services, socket, request));
    const pings = setInterval(() => {
      for (const client of app.websocketServer.clients) client.ping();
    }, PING_EVERY);
    app.addHook('onClose', () => clearInterval(pings));
  }

  /** Lets go of somebody who has deleted everything. */
  drop(person: string): void {
    for (const connection of this.#connections) {
      if (connection.person === person) connection.end(CLOSE_CODES.nobody, 'nobody');
    }
  }

  close(): void {
    for (const connection of this.#connections) connection.end(CLOSE_CODES.goingAway, 'going away');
  }

  #services(): LiveServices {
    const { hasLimits, services, metrics } = this.#settings;
    const people = new Limiter(PER_PERSON);
    const addresses = new Limiter(PER_ADDRESS);
    return {
      ...services,
      allows: (person, address) => {
        const now = services.now();
        return !hasLimits || (people.allows(person, now) && addresses.allows(address, now));
      },
      count: kind => metrics.messages.inc({ kind }),
      closed: connection => {
        this.#connections.delete(connection);
        metrics.connections.set(this.#connections.size);
      },
    };
  }

  /** Finds out who is there. Nothing that is said before that is known may be lost. */
  #welcome(services: LiveServices, socket: WebSocket, request: FastifyRequest): void {
    if (!isFromHere(request)) return socket.close(CLOSE_CODES.nobody, 'from another site');
    const early: (readonly [RawData, boolean])[] = [];
    const keep = (data: RawData, isBinary: boolean): void => void early.push([data, isBinary]);
    socket.on('message', keep);
    this.#settings.identity.find(request).then(
      who => {
        socket.off('message', keep);
        if (who === undefined) return socket.close(CLOSE_CODES.nobody, 'nobody');
        this.#connections.add(new Connection(services, socket, who, request.ip));
        this.#settings.metrics.connections.set(this.#connections.size);
        for (const message of early) socket.emit('message', ...message);
      },
      (error: unknown) => {
        services.report(error, 'live');
        socket.terminate();
      },
    );
  }
}

/** Beyond this a connection is cut while it still talks. */
export const MOST_PAYLOAD = 8 * MOST_BYTES;
