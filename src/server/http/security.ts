import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests a minute from one address. */
const MOST_REQUESTS = 600;

/** The same for files of the client, which cost little: a first visit asks for over a hundred, and a family has one address. */
const MOST_FILES = 12_000;

/** What the page may load: itself, and nothing from elsewhere. Boards set sizes by style attributes. */
const CONTENT = {
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

/** The client's files are the one route that stands for whatever has no route of its own. */
const isForFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/*';

const LIMITS = {
  timeWindow: '1 minute',
  max: (request: FastifyRequest) => (isForFile(request) ? MOST_FILES : MOST_REQUESTS),
  keyGenerator: (request: FastifyRequest) => (isForFile(request) ? `files ${request.ip}` : request.ip),
};

export const addSecurity = async (app: FastifyInstance, hasLimits: boolean): Promise<void> => {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT,
    // A local table has no certificate; a proxy that has one says so itself.
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  if (hasLimits) await app.register(rateLimit, LIMITS);
};
