import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Requests a minute from one address, whatever they are for. */
const MOST_REQUESTS = 600;

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

export const addSecurity = async (app: FastifyInstance, hasLimits: boolean): Promise<void> => {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT,
    // A local table has no certificate; a proxy that has one says so itself.
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  if (hasLimits) await app.register(rateLimit, { max: MOST_REQUESTS, timeWindow: '1 minute' });
};
