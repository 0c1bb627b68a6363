import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AnyGame, FrozenVersion } from '#kernel';
import { expectSameRules, type AnyGameFixture } from '#kernel/testing';
import { bundleEngine } from './bundle.ts';

/** Random games of every seat count and option in which the file must behave as the rules do. */
const GAMES = 2;

const loadFile = async (path: string): Promise<AnyGame> =>
  // Written by `bundleEngine`, which exports the game.
  ((await import(path)) as { readonly game: AnyGame }).game;

/**
 * Puts the present version of a game's rules aside as a file. A version that is frozen already must behave as the rules
 * do: then there is nothing to write.
 */
export const freezeGame = async (fixture: AnyGameFixture, root: string): Promise<FrozenVersion | undefined> => {
  const { id, version, components } = fixture.game;
  const folder = `${root}/src/games/${id}/versions`;
  const path = `${folder}/${version}.js`;
  const isFrozen = existsSync(path);
  const code = isFrozen ? '' : await bundleEngine(id, root);
  if (!isFrozen) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, code);
  }
  expectSameRules(fixture, await loadFile(path), GAMES);
  return isFrozen ? undefined : { version, components, sha256: createHash('sha256').update(code).digest('hex') };
};
