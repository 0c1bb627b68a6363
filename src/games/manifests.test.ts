import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES, gameById } from '#games';
import { EXAMPLES } from '#games/examples';
import { MANIFESTS } from '#games/manifests';
import { LANGUAGES, type AnyGameText, type ByLanguage, type GameManifest } from '#kernel';

const ALL: readonly GameManifest[] = [...MANIFESTS, ...EXAMPLES];

test('there is one game for each manifest, in the same order', () => {
  expect([...GAMES, ...EXAMPLE_GAMES].map(({ id }) => id)).toEqual(ALL.map(({ id }) => id));
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

// Rules and words do not import the manifest: on a page it is loaded long before them.
describe.each(ALL.map(manifest => [manifest.id, manifest] as const))('the manifest of %s', (id, manifest) => {
  test('is for as many players as the rules', () => {
    expect(manifest.seats).toEqual(gameById(id)?.seats);
    expect(manifest.usualSeats).toBeGreaterThanOrEqual(manifest.seats.min);
    expect(manifest.usualSeats).toBeLessThanOrEqual(manifest.seats.max);
  });

  test('has the title that the words have', async () => {
    const { texts } = (await import(`./${id}/text/index.ts`)) as { texts: ByLanguage<AnyGameText> };
    for (const language of LANGUAGES) expect(manifest.text[language].title).toBe(texts[language].title);
  });
});
