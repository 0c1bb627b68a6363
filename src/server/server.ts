import fastify, { LogController, type FastifyInstance } from 'fastify';
import { BotPool } from './bots/botPool.ts';
import { addStaticFiles } from './http/staticFiles.ts';
import { addErrorHandler, onMalformedUrl } from './http/errorHandler.ts';
import { Identity } from './http/identity.ts';
import { openApi } from './http/openapi.ts';
import { personLimits } from './http/personLimits.ts';
import { addRoutes } from './http/routes.ts';
import { addSecurity, UNLIMITED } from './http/security.ts';
import { LiveServer } from './live/liveServer.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import { Replays } from './replays/replays.ts';
import { Rooms } from './rooms/rooms.ts';
import { newId } from './secrets.ts';
import type { Settings } from './settings.ts';
import { openStore, type Store } from './store/index.ts';
import { TableService } from './tables/tableService.ts';

export interface Server {
  readonly address: string;
  /** Graceful shutdown: closes connections, finishes pending writes, closes the database. */
  close(): Promise<void>;
}

const makeApp = ({ logLevel, trustsProxy }: Settings): FastifyInstance => {
  const app = fastify({
    logger: { level: logLevel },
    // Ids of tables are secrets: log lines name the route, not the URL.
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: what is further left in X-Forwarded-For, any client may have written.
    trustProxy: trustsProxy && ((_address, hop) => hop === 0),
    bodyLimit: 64 * 1024,
    frameworkErrors: onMalformedUrl,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const fields = {
      method,
      route: routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.debug(fields, 'answered');
    done();
  });
  return app;
};

const addHealth = (app: FastifyInstance, store: Store, metrics: Metrics): void => {
  app.get('/healthz', UNLIMITED, async (_request, reply) => {
    const isHealthy = await store.isHealthy();
    return reply.code(isHealthy ? 200 : 503).send({ status: isHealthy ? 'ok' : 'the database does not answer' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(openApi()));
};

/** What routes and connections depend on. */
const openServices = async (
  { folder, databaseUrl, botMilliseconds }: Settings,
  { log }: FastifyInstance,
  now: () => number,
) => {
  const metrics = makeMetrics();
  const report = (error: unknown, context: string): void => log.error({ err: error, what: context }, 'went wrong');
  const store = await openStore({
    folder,
    url: databaseUrl,
    process: newId(),
    writerListener: { batch: rows => metrics.batches.observe(rows), failure: error => report(error, 'commit') },
  });
  const bots = new BotPool({
    timeLimit: botMilliseconds,
    report: failure => {
      metrics.botFailures.count(failure.bot || 'none');
      log.warn(failure, 'a bot failed; a lower one was asked');
    },
  });
  const count = (what: string): void => metrics.actions.count(what);
  const replays = new Replays({ folder, url: databaseUrl });
  const rooms = new Rooms({ store, bots, replays, now, report, count });
  const gaugeTimer = setInterval(() => metrics.rooms.set(rooms.size), 5000);
  return {
    metrics,
    now,
    report,
    store,
    rooms,
    replays,
    async close() {
      clearInterval(gaugeTimer);
      await bots.close();
      await replays.close();
      await store.close();
    },
  };
};

/** `now` is the time source of clocks and rate limits. */
export const startServer = async (settings: Settings, now: () => number = Date.now): Promise<Server> => {
  const { hasLimits, trustsProxy, client, port, host } = settings;
  const app = makeApp(settings);
  const services = await openServices(settings, app, now);
  const { store, rooms, replays, metrics } = services;
  const identity = new Identity(store.people, now);
  const tables = new TableService({ store, rooms, now });
  const liveServer = new LiveServer({ identity, metrics, hasLimits, trustsProxy, services });
  liveServer.attach(app.server);
  await addSecurity(app, hasLimits);
  addErrorHandler(app);
  await app.register(async scope => {
    const limit = hasLimits ? personLimits(now) : () => {};
    addRoutes(scope, { identity, tables, store, replays, limit, disconnect: person => liveServer.disconnect(person) });
    addHealth(scope, store, metrics);
  });
  await addStaticFiles(app, client, async id => (await store.tables.load(id))?.game);
  await rooms.refreshStaleListings();
  const address = await app.listen({ port, host });
  return {
    address,
    async close() {
      liveServer.close();
      await rooms.close();
      await app.close();
      await services.close();
    },
  };
};
