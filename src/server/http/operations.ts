import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errors } from '../errors.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/index.ts';
import { openApi } from './openapi.ts';
import { UNLIMITED } from './security.ts';

/** A probe gets its answer within so many milliseconds. */
const READY_TIMEOUT = 800;
/** An answer is good for so long: any number of probes cost one write. */
const READY_AGE = 500;

/** Whether the database can be written to, asked once for all who want to know at the same time. */
const readiness = (store: Pick<Store, 'canWrite'>): (() => Promise<boolean>) => {
  let latest: Promise<boolean> | undefined;
  return () => {
    if (latest !== undefined) return latest;
    const asked = store.canWrite(READY_TIMEOUT);
    latest = asked;
    void asked.finally(() => setTimeout(() => void (latest = undefined), READY_AGE).unref());
    return asked;
  };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In a time that does not depend on how much of it is right. */
const isBearer = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

/** For whoever watches over the server: is it alive, can it write, how is it doing. */
export const addOperations = (
  app: FastifyInstance,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  { store, metrics }: { readonly store: Store; readonly metrics: Metrics },
): void => {
  const isReady = readiness(store);
  app.get('/healthz', UNLIMITED, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', UNLIMITED, async (_request, reply) =>
    (await isReady())
      ? reply.send({ status: 'ok' })
      : reply.code(503).send({ status: 'the database cannot be written to' }),
  );
  if (metricsToken !== undefined)
    app.get('/metrics', async (request, reply) => {
      if (!isBearer(request.headers.authorization, metricsToken)) throw errors.forbidden();
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(openApi()));
};

/** `/metrics` on a port that only this machine reaches. */
export const openMetricsPort = async (port: number, { registry }: Metrics): Promise<Server> => {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      text => response.setHeader('content-type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
};
