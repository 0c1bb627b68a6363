import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AnyGame } from '#kernel';
import { parseReplay, type ReplayFile } from '#kernel/replayFile';
import { BadInput } from './faults.ts';
import { gameWithRules, type GameRegistry } from './gameRegistry.ts';

/** The longest game we know takes less than a megabyte. */
const MOST_BYTES = 32 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'a file is in the way',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
};

/** Disk work fails for reasons that are the user's to put right. */
const attempt = <T>(what: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadInput ? error : new BadInput(`cannot ${what}: ${reasonOf(error)}`);
  }
};

const readBytes = (path: string): Uint8Array =>
  attempt(`read "${path}"`, () => {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new BadInput(`cannot read "${path}": it is a folder`);
    if (!stats.isFile()) throw new BadInput(`cannot read "${path}": it is not a file`);
    if (stats.size > MOST_BYTES)
      throw new BadInput(`"${path}" is too big for a replay: ${stats.size} bytes; at most ${MOST_BYTES} are read`);
    return readFileSync(path);
  });

const readText = (path: string): string => {
  const bytes = readBytes(path);
  try {
    // Both settings matter: a lenient reader would pass off an altered byte as the one that was written.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BadInput(`"${path}" is not UTF-8 text`);
  }
};

export const writeText = (path: string, text: string): void =>
  attempt(`write "${path}"`, () => writeFileSync(path, text));

/** Makes the folders on the way, too. */
export const writeDeep = (path: string, text: string): void =>
  attempt(`write "${path}"`, () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  });

/** A file, as it was written, and the game that can tell it. */
export interface Replay {
  readonly path: string;
  readonly text: string;
  readonly file: ReplayFile;
  readonly game: AnyGame;
}

const otherRules = ({ version, components }: ReplayFile, game: AnyGame): string | undefined => {
  if (version !== game.version)
    return `was played by rules ${version} of ${game.id}; this lab has rules ${game.version}`;
  if (components !== game.components)
    return `was played with components ${components} of ${game.id}; this lab has ${game.components}`;
  return undefined;
};

/** A replay that this lab can judge: well formed, of a game and of rules that are here. */
export const readReplay = (registry: GameRegistry, path: string): Replay => {
  const text = readText(path);
  const parsed = parseReplay(text);
  if (!parsed.ok) throw new BadInput(`"${path}" cannot be used: ${parsed.fault}`);
  const file = parsed.value;
  const game = gameWithRules(registry, file);
  const mismatch = otherRules(file, game);
  if (mismatch !== undefined) throw new BadInput(`"${path}" ${mismatch}`);
  return { path, text, file, game };
};
