import path from 'node:path';
import { z } from 'zod';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA: z.string().default('data'),
  /** Another build of the client, to be tried. */
  DIST: z.string().default('dist'),
  DATABASE_URL: z.string().optional(),
  /** `off` for load tests on one's own machine. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Set behind a proxy that says who really asks. */
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
  /** The built client. */
  readonly client: string;
}

export const settingsFrom = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Environment.parse(environment);
  return {
    port: given.PORT,
    host: given.HOST,
    folder: path.resolve(given.DATA),
    databaseUrl: given.DATABASE_URL,
    hasLimits: given.LIMITS === 'on',
    logLevel: given.LOG_LEVEL,
    trustsProxy: given.TRUST_PROXY === 'yes',
    botMilliseconds: given.BOT_MILLISECONDS,
    client: path.resolve(given.DIST),
  };
};
