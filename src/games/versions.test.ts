import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, gameOf, GAMES, loadFrozen, missingRules } from '#games';
import { FIXTURES } from '#games/fixtures';
import { FROZEN_VERSIONS } from '#games/frozenVersions';
import { rulesRefOf, type AnyGame } from '#kernel';
import { expectSameRules } from '#kernel/testing';

const ALL = [...GAMES, ...EXAMPLE_GAMES];
const folderOf = (id: string): URL => new URL(`./${id}/versions/`, import.meta.url);
const rows = Object.entries(FROZEN_VERSIONS).flatMap(([id, versions]) => versions.map(row => ({ id, ...row })));

test('every version below the present one is frozen, and nothing else lies there', () => {
  for (const { id, version } of ALL) {
    const frozen = (FROZEN_VERSIONS[id] ?? []).map(row => row.version);
    expect(frozen.filter(frozenVersion => frozenVersion < version)).toEqual(
      Array.from({ length: version - 1 }, (_, index) => index + 1),
    );
    expect(frozen.every(frozenVersion => frozenVersion <= version)).toBe(true);
    const files = existsSync(folderOf(id)) ? readdirSync(folderOf(id)) : [];
    expect(files.sort()).toEqual(frozen.map(frozenVersion => `${frozenVersion}.js`).sort());
  }
});

describe.each(rows)('$id, version $version', ({ id, version, components, sha256 }) => {
  test('is the file that was frozen, and imports nothing', () => {
    const file = readFileSync(new URL(`${version}.js`, folderOf(id)), 'utf8');
    expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
    expect(file).not.toMatch(/\bimport\b/);
  });

  test('is what the registry finds for its tables', async () => {
    const ref = { game: id, version, components };
    expect(missingRules(ref)).toBeUndefined();
    const lookup = await gameOf(ref);
    expect(lookup.ok && rulesRefOf(lookup.game)).toEqual(ref);
  });
});

// Here a change of the rules is found that did not raise the version. See docs/versions.md.
test.each(ALL.map(game => [game.id, game] as const))(
  'the rules of %s behave as their version did when it was frozen',
  async (id, game) => {
    const frozen = await loadFrozen(id, game.version);
    // A version in the making is frozen with its release.
    if (frozen !== undefined) expectSameRules(FIXTURES[id]!, frozen);
    else expect(FROZEN_VERSIONS[id]?.some(({ version }) => version === game.version)).not.toBe(true);
  },
);

test.each(ALL.map(game => [game.id, game] as const))('what is not here of %s is named', async (_, game) => {
  const ref = rulesRefOf(game);
  const cases = [
    [{ ...ref, game: 'chess' }, 'game'],
    [{ ...ref, version: ref.version + 1 }, 'version'],
    [{ ...ref, version: 0 }, 'version'],
    [{ ...ref, components: 'other cards' }, 'components'],
  ] as const;
  for (const [other, fault] of cases) expect(await gameOf(other)).toEqual({ ok: false, fault });
});

describe('a planted change of the rules is found', () => {
  const game = FIXTURES['nim']!.game as AnyGame;
  const planted: Readonly<Record<string, AnyGame>> = {
    'another effect': {
      ...game,
      apply(turn, seat, move) {
        game.apply(turn, seat, move);
        const { heaps } = turn.state as { heaps: number[] };
        if ((heaps[0] ?? 0) > 0 && heaps[1] === 0) heaps[0] = 0;
      },
    },
    'a move that is offered no more': { ...game, legalMoves: (state, seat) => game.legalMoves(state, seat).slice(1) },
    'another refusal': { ...game, refuse: () => ({ code: 'no', rule: '9.9' }) },
    'another view': { ...game, view: (state, viewer) => ({ ...(game.view(state, viewer) as object), extra: 1 }) },
    'an event that is told no more': { ...game, viewEvent: () => undefined },
    'another outcome': { ...game, outcome: () => ({ places: [], sheet: [], neutrals: [] }) },
    'another option': { ...game, options: {} },
  };
  test.each(Object.entries(planted))('%s', (_, other) => {
    expect(() => expectSameRules(FIXTURES['nim']!, other)).toThrow(/nim|set-up/);
  });
});
