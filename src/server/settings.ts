import path from 'node:path';
import { z } from 'zod';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA: z.string().default('data'),
  /** The folder of the built client. */
  DIST: z.string().default('dist'),
  DATABASE_URL: z.string().optional(),
  /** Rate limits; `off` for load tests on one's own machine. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** `yes` behind a reverse proxy that sets `X-Forwarded-For` and `X-Forwarded-Proto`. */
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
  BOT_MILLISECONDS: z.coerce.number().int().min(10).default(5000),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly hasLimits: boolean;
  readonly logLevel: string;
  readonly trustsProxy: boolean;
  readonly botMilliseconds: number;
  /** The folder of the built client. */
  readonly client: string;
}

export const settingsFrom = (environment: NodeJS.ProcessEnv): Settings => {
  const parsed = Environment.parse(environment);
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    folder: path.resolve(parsed.DATA),
    databaseUrl: parsed.DATABASE_URL,
    hasLimits: parsed.LIMITS === 'on',
    logLevel: parsed.LOG_LEVEL,
    trustsProxy: parsed.TRUST_PROXY === 'yes',
    botMilliseconds: parsed.BOT_MILLISECONDS,
    client: path.resolve(parsed.DIST),
  };
};
