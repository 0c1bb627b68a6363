import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const READY = /Fourscore is at http:\/\/\S+:(\d+)/;
const PATIENCE = 20_000;

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

export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'fourscore-'));

/** Starts a server and waits until it listens. `PORT` 0 takes any free port. */
export const startProcess = (environment: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LIMITS: 'off', LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    const ended = new Promise<number | null>(done => void child.on('exit', code => done(code)));
    const alarm = setTimeout(() => reject(new Error(`the server does not start: ${printed}`)), PATIENCE);
    void ended.then(code => reject(new Error(`the server has ended with ${code}: ${printed}`)));
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
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
