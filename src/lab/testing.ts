import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type GameRegistry } from './run.ts';

/** What a command line came to. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the lab in this process and keeps what it says. */
export const runLab = (args: readonly string[], registry?: GameRegistry): Ran => {
  let out = '';
  let err = '';
  const exit = run(args, { out: text => void (out += text), err: text => void (err += text) }, registry);
  return { exit, out, err };
};

/** A folder for one test file, and the way to be rid of it. */
export const makeFolder = (): { readonly path: (name: string) => string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'fourscore-lab-'));
  return { path: name => join(folder, name), remove: () => rmSync(folder, { recursive: true }) };
};
