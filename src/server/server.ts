import fastify, { LogController, type FastifyInstance } from 'fastify';
import { BotPool } from './bots/botPool.ts';
import { addStaticFiles } from './http/staticFiles.ts';
import { addErrorHandler, onMalformedUrl } from './http/errorHandler.ts';
import { Identity } from './http/identity.ts';
import { addOperations, openMetricsPort } from './http/operations.ts';
import { personLimits } from './http/personLimits.ts';
import { addRoutes } from './http/routes.ts';
import { addSecurity } from './http/security.ts';
import { LiveServer } from './live/liveServer.ts';
import { makeMetrics } from './metrics.ts';
import { Replays } from './replays/replays.ts';
import { Rooms } from './rooms/rooms.ts';
import { newId } from './secrets.ts';
import type { Settings } from './settings.ts';
import { asStartError, storageProblem } from './startError.ts';
import { openStore } from './store/index.ts';
import { lockFolder } from './store/sqlite/folderLock.ts';
import { TableService } from './tables/tableService.ts';
import { doneWithin } from './timeLimit.ts';

export interface Server {
  readonly address: string;
  /** Graceful shutdown: closes connections, finishes pending writes, closes the database. */
  close(): Promise<void>;
}

/** A request that takes longer to arrive, in milliseconds, is ended. */
const REQUEST_TIMEOUT = 10_000;

const makeApp = ({ logLevel, trustsProxy }: Settings): FastifyInstance => {
  const app = fastify({
    logger: { level: logLevel },
    // Ids of tables are secrets: log lines name the route, not the URL.
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: what is further left in X-Forwarded-For, any client may have written.
    trustProxy: (address, hop) => hop === 0 && trustsProxy(address),
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: 1000 },
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

/** Logs an unexpected error; of a database that cannot be used, a sentence says enough. */
const reporter =
  ({ log }: FastifyInstance, where: string) =>
  (error: unknown, context: string): void => {
    const problem = storageProblem(error, where);
    if (problem === undefined) log.error({ err: error, what: context }, 'went wrong');
    else log.error({ what: context }, problem);
  };

/** What routes and connections depend on. */
const openServices = async (
  { folder, databaseUrl, botMilliseconds }: Settings,
  app: FastifyInstance,
  now: () => number,
) => {
  const metrics = makeMetrics();
  const report = reporter(app, databaseUrl === undefined ? folder : 'the database');
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
      app.log.warn(failure, 'a bot failed; a lower one was asked');
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

/** Milliseconds for each step of a shutdown: a database that hangs must not hold it up. */
const CLOSE_STEP = 2000;

/** `now` is the time source of clocks and rate limits. Throws a `StartError` where it can say what is wrong. */
export const startServer = async (settings: Settings, now: () => number = Date.now): Promise<Server> => {
  const { folder, databaseUrl } = settings;
  let unlock = (): void => {};
  try {
    if (databaseUrl === undefined) unlock = lockFolder(folder);
    const server = await start(settings, now);
    return { ...server, close: () => server.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw asStartError(error, databaseUrl === undefined ? folder : 'the database of DATABASE_URL');
  }
};

const start = async (settings: Settings, now: () => number): Promise<Server> => {
  const { hasLimits, trustsProxy, client, port, host, metricsPort } = settings;
  const app = makeApp(settings);
  const services = await openServices(settings, app, now);
  const { store, rooms, replays, metrics } = services;
  const identity = new Identity(store.people, now);
  const tables = new TableService({ store, rooms, now, hasLimits });
  const liveServer = new LiveServer({ identity, metrics, hasLimits, trustsProxy, services });
  liveServer.attach(app.server);
  store.bus.listen(message => {
    if (message.kind === 'signedOut') liveServer.disconnect(message.person, message.except);
  });
  await addSecurity(app, hasLimits);
  addErrorHandler(app);
  await app.register(async scope => {
    const limit = hasLimits ? personLimits(now) : () => {};
    const disconnect = async (person: string, except?: string): Promise<void> => {
      liveServer.disconnect(person, except);
      await store.bus.publish({ kind: 'signedOut', person, ...(except !== undefined && { except }) });
    };
    addRoutes(scope, { identity, tables, store, replays, limit, disconnect });
    addOperations(scope, settings, { store, metrics });
  });
  await addStaticFiles(app, client, async id => (await store.tables.load(id))?.game);
  await rooms.refreshStaleListings();
  const metricsServer = metricsPort === undefined ? undefined : await openMetricsPort(metricsPort, metrics);
  const address = await app.listen({ port, host });
  return {
    address,
    async close() {
      metricsServer?.close();
      liveServer.close();
      await doneWithin(CLOSE_STEP, rooms.close());
      if (!(await doneWithin(CLOSE_STEP, app.close()))) app.server.closeAllConnections();
      await services.close();
    },
  };
};
