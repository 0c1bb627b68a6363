import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILES_PER_MINUTE, REQUESTS_PER_MINUTE } from '../rateLimit.ts';

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

/** The client's files are the one wildcard route. */
const isForFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';

const RATE_LIMIT = {
  timeWindow: '1 minute',
  max: (request: FastifyRequest) => (isForFile(request) ? FILES_PER_MINUTE : REQUESTS_PER_MINUTE),
  keyGenerator: (request: FastifyRequest) => (isForFile(request) ? `files ${request.ip}` : request.ip),
};

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
