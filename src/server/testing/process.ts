import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const READY = /Fourscore is at http:\/\/\S+:(\d+)/;
const START_TIMEOUT = 60_000;
/** V8's flags, as in `scripts/boot.mjs`. */
const SEMI_SPACE = Math.max(16, Math.min(128, Math.floor(os.totalmem() / 2 ** 25)));
const FLAGS = [
  `--max-semi-space-size=${SEMI_SPACE}`,
  `--min-semi-space-size=${SEMI_SPACE}`,
  '--no-allocation-site-pretenuring',
];

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly port: number;
  readonly address: string;
  readonly child: ChildProcess;
  /** All that it has printed. */
  output(): string;
  /** Sends a signal and waits for the exit; answers with the exit code, `null` where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Cleaned up when this process exits, whatever becomes of a test. */
const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** New and empty, and removed at the latest when this process exits. */
export const temporaryFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fourscore-'));
  folders.add(folder);
  return folder;
};

/** Kills all servers that a test has left running. */
export const endProcesses = (): void => {
  for (const child of running) child.kill('SIGKILL');
};
process.once('exit', () => {
  endProcesses();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const spawnServer = (environment: Readonly<Record<string, string>>): ChildProcess => {
  // The database is the test's choice, not that of the environment.
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...FLAGS, 'src/server/main.ts'], {
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: '0',
      LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // Starting takes half as long when types need not be stripped again.
      NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

/** Starts a server and waits until it listens. `PORT` 0 takes any free port. */
export const startProcess = (environment: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = spawnServer(environment);
    let printed = '';
    const ended = new Promise<number | null>(done => void child.on('exit', code => done(code)));
    const startTimer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server does not start: ${printed}`));
    }, START_TIMEOUT);
    void ended.then(code => {
      clearTimeout(startTimer);
      reject(new Error(`the server has ended with ${code}: ${printed}`));
    });
    const onOutput = (text: Buffer): void => {
      printed += String(text);
      const port = Number(READY.exec(printed)?.[1] ?? 0);
      if (port === 0) return;
      clearTimeout(startTimer);
      resolve({
        port,
        address: `http://127.0.0.1:${port}`,
        child,
        output: () => printed,
        end: signal => {
          child.kill(signal);
          return ended;
        },
      });
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
  });
