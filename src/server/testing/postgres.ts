import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPrograms, type Account, type Programs } from './postgresPrograms.ts';
import { temporaryFolder } from './process.ts';

/** A real PostgreSQL. */
export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Drops the databases that were created. */
  stop(): Promise<void>;
}

/** One that runs for this test alone: it may be killed. */
interface OwnPostgres extends Postgres {
  /** With SIGKILL, as by the out-of-memory killer. */
  kill(): Promise<void>;
  /** Starts it again with its data. */
  start(): Promise<void>;
}

const START_TIMEOUT = 30_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      // Of a server that listens on TCP.
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** The same server, another database. */
const databaseAt = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const createDatabase = async (url: string): Promise<string> => {
  const name = `fourscore_${randomBytes(6).toString('hex')}`;
  await withClient(url, client => client.query(`create database ${name}`));
  return name;
};

/** A server that runs already: only the databases created here are dropped. */
const existingPostgres = (url: string): Postgres => {
  const names: string[] = [];
  return {
    async newDatabase() {
      const name = await createDatabase(url);
      names.push(name);
      return databaseAt(url, name);
    },
    async stop() {
      await withClient(url, async client => {
        for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
      });
    },
  };
};

const runInitdb = ({ initdb }: Programs, data: string, account: Account): void => {
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(initdb, flags, { ...account, encoding: 'utf8', cwd: path.dirname(data) });
  if (status !== 0) throw new Error(`initdb fails: ${stderr ?? String(error)}`);
};

class LocalPostgres implements OwnPostgres {
  readonly #folder: string;
  readonly #programs: Programs;
  readonly #account: Account;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #port = 0;
  #printed = '';

  constructor(folder: string, { programs, account }: { readonly programs: Programs; readonly account: Account }) {
    this.#folder = folder;
    this.#programs = programs;
    this.#account = account;
    process.once('exit', this.#cleanUp);
  }

  get #url(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  /** Tries until it works: after a kill, child processes of the old server live on for a second or two. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await this.#tryStart(deadline))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start: ${this.#printed}`);
      await pause(200);
    }
  }

  async newDatabase(): Promise<string> {
    return databaseAt(this.#url, await createDatabase(this.#url));
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  async stop(): Promise<void> {
    // An immediate shutdown: its data are removed anyway.
    this.#child?.kill('SIGQUIT');
    await Promise.race([this.#ended, pause(5000, undefined, { ref: false })]);
    process.off('exit', this.#cleanUp);
    this.#cleanUp();
  }

  readonly #cleanUp = (): void => {
    this.#child?.kill('SIGKILL');
    fs.rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };

  #spawn(): ChildProcess {
    const flags = ['-D', path.join(this.#folder, 'data'), '-p', String(this.#port), '-c', 'listen_addresses=127.0.0.1'];
    const child = spawn(this.#programs.postgres, [...flags, '-c', 'unix_socket_directories='], {
      ...this.#account,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.on('data', text => (this.#printed = `${this.#printed}${text}`.slice(-4000)));
    this.#ended = new Promise(resolve => void child.once('exit', resolve).once('error', resolve));
    this.#child = child;
    return child;
  }

  async #tryStart(deadline: number): Promise<boolean> {
    const child = this.#spawn();
    while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      const isReady = await withClient(this.#url, client => client.query('select 1')).then(
        () => true,
        () => false,
      );
      if (isReady) return true;
      await Promise.race([pause(50), this.#ended]);
    }
    child.kill('SIGKILL');
    return false;
  }
}

/** A server of the test's own, from the system's programs or from npm's. */
export const startPostgres = async (): Promise<OwnPostgres> => {
  const folder = temporaryFolder();
  const found = findPrograms(folder);
  const postgres = new LocalPostgres(folder, found);
  try {
    if (found.account.uid !== undefined) fs.chownSync(folder, found.account.uid, found.account.gid ?? 0);
    runInitdb(found.programs, path.join(folder, 'data'), found.account);
    await postgres.start();
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};

/** The server of `PG_URL`, where one is given; else one of the test's own. */
export const openPostgres = async (): Promise<Postgres> => {
  const { PG_URL } = process.env;
  return PG_URL === undefined ? startPostgres() : existingPostgres(PG_URL);
};
