import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES } from '#games';
import { dunaia } from '#games/dunaia';
import { iunu } from '#games/iunu';
import { manifest } from '#games/iunu/manifest';
import { en } from '../app/text/en.ts';
import { manifestOf } from '../games/manifestOf.ts';
import { configOf, firstDraft, isReady, tableOf } from './draft.ts';

describe.each([...GAMES, ...EXAMPLE_GAMES].map(game => [game.id, game] as const))('%s', (id, game) => {
  test('can be opened at once', () => {
    const draft = firstDraft(manifestOf(id)!, game, '');
    expect(isReady(game, draft)).toBe(true);
    expect(tableOf(game, draft, en).seats.map(({ kind }) => kind)).toEqual([
      'person',
      ...Array(draft.count - 1).fill('bot'),
    ]);
  });
});

test('a first game has the set-up that its rulebook has for it, and only then', () => {
  const setup = (isFirst: boolean) => firstDraft(manifestOf('dunaia')!, dunaia, '', isFirst).options['setup'];
  expect([setup(true), setup(false)]).toEqual(['firstGame', 'random']);
  for (const game of GAMES) {
    const draft = firstDraft(manifestOf(game.id)!, game, '', true);
    expect(isReady(game, draft)).toBe(true);
    const { firstGame = {} } = manifestOf(game.id)!;
    for (const [option, value] of Object.entries(firstGame)) expect(configOf(game, draft).options[option]).toBe(value);
  }
});

describe('a table in the making', () => {
  const first = firstDraft(manifest, iunu, 'Mara');

  test('gives everybody a name', () => {
    const seats = first.seats.map((seat, index) => (index === 2 ? { ...seat, kind: 'person' as const } : seat));
    expect(tableOf(iunu, { ...first, seats }, en).seats.map(({ name }) => name)).toEqual(['Mara', 'Sobek', 'Player 3']);
  });

  test('forgets an option that is not for so many seats', () => {
    const changed = { ...first, options: { ...first.options, variant: 'aten' } };
    expect(configOf(iunu, { ...changed, count: 2 }).options).toMatchObject({ variant: 'aten' });
    expect(configOf(iunu, changed).options).toMatchObject({ variant: 'standard' });
    expect(isReady(iunu, changed)).toBe(true);
  });

  test('is not ready with a number out of bounds', () => {
    expect(isReady(iunu, { ...first, options: { ...first.options, seasonTotal: 4 } })).toBe(false);
  });
});
