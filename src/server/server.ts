import fastify, { LogController, type FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { addClient } from './http/client.ts';
import { addErrors, badAddress } from './http/errors.ts';
import { Identity } from './http/identity.ts';
import { openApi } from './http/openapi.ts';
import { addRoutes } from './http/routes.ts';
import { addSecurity } from './http/security.ts';
import { Live } from './live/live.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import { Rooms } from './rooms/rooms.ts';
import { newId } from './secrets.ts';
import type { Settings } from './settings.ts';
import { openStore, type Store } from './store/index.ts';
import { TableService } from './tables/service.ts';

export interface Server {
  readonly address: string;
  /** Finishes what was begun, writes down what waits, and lets everybody go. */
  close(): Promise<void>;
}

const makeApp = ({ logLevel, trustsProxy }: Settings): FastifyInstance => {
  const app = fastify({
    logger: { level: logLevel },
    // Addresses of tables are secrets: lines name the route, not the table.
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: what stands further left in the header, anybody may have written.
    trustProxy: trustsProxy && ((_address, hop) => hop === 0),
    bodyLimit: 64 * 1024,
    frameworkErrors: badAddress,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.debug(line, 'answered');
    done();
  });
  return app;
};

const addHealth = (app: FastifyInstance, store: Store, metrics: Metrics): void => {
  app.get('/healthz', async (_request, reply) => {
    const isWell = await store.isWell();
    return reply.code(isWell ? 200 : 503).send({ status: isWell ? 'ok' : 'the database does not answer' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/api/openapi.json', () => openApi());
};

/** Everything behind the routes. */
const openServices = async (
  { folder, databaseUrl, botMilliseconds }: Settings,
  { log }: FastifyInstance,
  now: () => number,
) => {
  const metrics = makeMetrics();
  const report = (error: unknown, what: string): void => log.error({ err: error, what }, 'went wrong');
  const store = await openStore({
    folder,
    url: databaseUrl,
    process: newId(),
    reports: { batch: rows => metrics.batches.observe(rows), failure: error => report(error, 'commit') },
  });
  const bots = new BotPool({
    milliseconds: botMilliseconds,
    report: fault => {
      metrics.botFaults.inc();
      log.warn(fault, 'a bot failed; luck chose its move');
    },
  });
  const count = (what: string): void => metrics.deeds.count(what);
  const rooms = new Rooms({ store, bots, now, report, count });
  const gauge = setInterval(() => metrics.rooms.set(rooms.size), 5000);
  return {
    metrics,
    now,
    report,
    store,
    rooms,
    async close() {
      clearInterval(gauge);
      await bots.close();
      await store.close();
    },
  };
};

/** `now` tells the time by which clocks and limits go. */
export const startServer = async (settings: Settings, now: () => number = Date.now): Promise<Server> => {
  const { hasLimits, trustsProxy, client, port, host } = settings;
  const app = makeApp(settings);
  const services = await openServices(settings, app, now);
  const { store, rooms, metrics } = services;
  const identity = new Identity(store.people, now);
  const tables = new TableService({ store, rooms, now });
  const live = new Live({ identity, metrics, hasLimits, trustsProxy, services });
  live.attach(app.server);
  await addSecurity(app, hasLimits);
  addErrors(app);
  await app.register(async scope => {
    addRoutes(scope, { identity, tables, store, forgotten: person => live.drop(person) });
    addHealth(scope, store, metrics);
  });
  await addClient(app, client);
  await rooms.mendLists();
  const address = await app.listen({ port, host });
  return {
    address,
    async close() {
      live.close();
      await rooms.close();
      await app.close();
      await services.close();
    },
  };
};
