import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, gameById, GAMES } from '#games';
import { parseReplay, verifyReplay } from '#kernel/replayFile';

const folderOf = (id: string): URL => new URL(`./${id}/replays/`, import.meta.url);
const PLAYED = [...GAMES, ...EXAMPLE_GAMES];
const files = PLAYED.flatMap(({ id }) => {
  const folder = folderOf(id);
  return existsSync(folder) ? readdirSync(folder).map(file => [id, file] as const) : [];
});

describe('saved games', () => {
  test('are there for every game', () => {
    expect(new Set(files.map(([id]) => id))).toEqual(new Set(PLAYED.map(({ id }) => id)));
  });

  test.each(files)('%s: %s still ends the same way', (id, file) => {
    const parsed = parseReplay(readFileSync(new URL(file, folderOf(id)), 'utf8'));
    if (!parsed.ok) throw new Error(parsed.fault);
    expect(verifyReplay(gameById(id)!, parsed.value)).toBeUndefined();
    expect(parsed.value.outcome).toBeDefined();
  });
});
