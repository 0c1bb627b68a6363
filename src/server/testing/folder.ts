import fs from 'node:fs';
import { temporaryFolder } from './process.ts';

const removed = (folder: string): void => fs.rmSync(folder, { recursive: true, force: true });

/** A folder of its own for a test, gone at the latest with the process: a test that hangs cleans up nothing itself. */
export const ownFolder = (): string => {
  const folder = temporaryFolder();
  process.once('exit', () => removed(folder));
  return folder;
};
