import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiName } from '#wire';
import { networkOf } from '../network.ts';
import { FILES_PER_MINUTE, REQUESTS_PER_MINUTE, REQUESTS_PER_MINUTE_OF } from '../rateLimit.ts';

/** The page may load files of its own origin only. Boards set sizes by style attributes. */
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
};

/** The client's files are the one wildcard route; its pages have none. */
const isForFile = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === undefined || routeOptions.url === '/*';

const RATE_LIMIT = {
  timeWindow: '1 minute',
  max: (request: FastifyRequest) => (isForFile(request) ? FILES_PER_MINUTE : REQUESTS_PER_MINUTE),
  keyGenerator: (request: FastifyRequest) => `${isForFile(request) ? 'files ' : ''}${networkOf(request.ip)}`,
};

/** The limit of an address for endpoints that know no person yet. */
export const addressLimitOf = (name: ApiName): { readonly rateLimit?: object } => {
  const limits: Partial<Record<ApiName, number>> = REQUESTS_PER_MINUTE_OF;
  const max = limits[name];
  return max === undefined ? {} : { rateLimit: { max, timeWindow: '1 minute' } };
};

/** For whoever watches over the server: a probe must not be refused because of others. */
export const UNLIMITED = { config: { rateLimit: false } } as const;

export const addSecurity = async (app: FastifyInstance, hasLimits: boolean): Promise<void> => {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    // A local server has no certificate; a reverse proxy that has one sets this header itself.
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  if (hasLimits) await app.register(rateLimit, RATE_LIMIT);
};
