import path from 'node:path';
import { z } from 'zod';
import { trustedProxies, type TrustsProxy } from './proxies.ts';
import { StartError } from './startError.ts';

const Port = z.coerce.number().int().min(0).max(65_535);

const Environment = z.object({
  PORT: Port.default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA: z.string().default('data'),
  /** The folder of the built client. */
  DIST: z.string().default('dist'),
  DATABASE_URL: z.string().optional(),
  /** Rate limits; `off` for load tests on one's own machine. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Behind a reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`: its address or addresses. */
  TRUST_PROXY: z.string().default('no'),
  BOT_MILLISECONDS: z.coerce.number().int().min(10).default(5000),
  /** Opens `/metrics` to whoever sends it as a bearer token. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Opens `/metrics` on a port of its own, for this machine only. */
  METRICS_PORT: Port.optional(),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly hasLimits: boolean;
  readonly logLevel: string;
  readonly trustsProxy: TrustsProxy;
  readonly botMilliseconds: number;
  /** The folder of the built client. */
  readonly client: string;
  readonly metricsToken: string | undefined;
  readonly metricsPort: number | undefined;
}

/** Throws a `StartError` that names the setting. */
export const settingsFrom = (environment: NodeJS.ProcessEnv): Settings => {
  const { success, data: parsed, error } = Environment.safeParse(environment);
  if (!success) {
    const [issue] = error.issues;
    throw new StartError(`${issue?.path.join('.') ?? 'the settings'}: ${issue?.message ?? 'not understood'}`);
  }
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    folder: path.resolve(parsed.DATA),
    databaseUrl: parsed.DATABASE_URL,
    hasLimits: parsed.LIMITS === 'on',
    logLevel: parsed.LOG_LEVEL,
    trustsProxy: trustedProxies(parsed.TRUST_PROXY, parsed.HOST),
    botMilliseconds: parsed.BOT_MILLISECONDS,
    client: path.resolve(parsed.DIST),
    metricsToken: parsed.METRICS_TOKEN,
    metricsPort: parsed.METRICS_PORT,
  };
};
