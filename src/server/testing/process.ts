import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const READY = /Fourscore is at http:\/\/\S+:(\d+)/;
const PATIENCE = 60_000;
/** Those of `scripts/boot.mjs`. */
const ROOM = Math.max(16, Math.min(128, Math.floor(os.totalmem() / 2 ** 25)));
const FLAGS = [`--max-semi-space-size=${ROOM}`, `--min-semi-space-size=${ROOM}`, '--no-allocation-site-pretenuring'];

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly port: number;
  readonly address: string;
  readonly child: ChildProcess;
  /** All that it has printed. */
  output(): string;
  /** Ends it with this signal, and waits until it has ended. Answers with the exit code, if it had time for one. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Whatever becomes of a test, no server and no folder of it stays behind. */
const running = new Set<ChildProcess>();
const folders = new Set<string>();

/** New and empty, and gone at the latest when this process ends. */
export const temporaryFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fourscore-'));
  folders.add(folder);
  return folder;
};

/** Ends all servers that a test has left running. */
export const endProcesses = (): void => {
  for (const child of running) child.kill('SIGKILL');
};
process.once('exit', () => {
  endProcesses();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const spawnServer = (environment: Readonly<Record<string, string>>): ChildProcess => {
  // Whose database it is says the test, not the shell it runs in.
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...FLAGS, 'src/server/main.ts'], {
    env: {
      ...inherited,
      HOST: '127.0.0.1',
      PORT: '0',
      LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // Starting takes half as long when the types need not be stripped again.
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
    const alarm = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server does not start: ${printed}`));
    }, PATIENCE);
    void ended.then(code => {
      clearTimeout(alarm);
      reject(new Error(`the server has ended with ${code}: ${printed}`));
    });
    const hear = (text: Buffer): void => {
      printed += String(text);
      const port = Number(READY.exec(printed)?.[1] ?? 0);
      if (port === 0) return;
      clearTimeout(alarm);
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
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  });
