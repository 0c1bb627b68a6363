import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance } from '#kernel';
import { contractSuite, perft } from '#kernel/testing';
import { dunaia } from '#games/dunaia';
import { scenario } from './scenario.ts';
import { fixture } from './testing.ts';

/** A random game has up to a thousand moves, so one of each config is enough here; the lab plays thousands. */
const GAMES = 1;

describe('Dunaïa keeps the contract', () => {
  for (const { name, run } of contractSuite(fixture, GAMES)) test(name, run);
});

describe('there are as many lines of play as there were', () => {
  test.each<[string, number, boolean, readonly number[]]>([
    ['two players', 2, false, [3, 12, 237, 362, 976, 4408]],
    ['three players', 3, false, [3, 12, 237, 361, 854, 3857]],
    ['four players with characters', 4, true, [5, 5, 20, 20, 60, 60]],
  ])('from the opening of %s', (_name, seats, elites, counts) => {
    const options = { ...defaultOptions(dunaia.options), elites };
    const { state } = dunaia.setup({ seats, options }, fastChance(1));
    expect([1, 2, 3, 4, 5, 6].map(depth => perft(dunaia, state, depth))).toEqual(counts);
  });

  test('from the middle of a game', () => {
    const board = {
      flowers: 6,
      chips: [1, 2, 3, 5, 6],
      completed: { 0: 'L1-01', 1: 'L2-05', 4: 'L2-09', 5: 'L1-13' },
      sites: { 3: ['L1-06', 2], 7: ['L3-09', 3] },
      elite: 'foreman',
    } as const;
    const rival = { completed: { 4: 'L1-10' } };
    const state = scenario([board, rival], { elders: ['search', 'movement', 'colour'] });
    expect([1, 2, 3].map(depth => perft(dunaia, state, depth))).toEqual([13, 87, 834]);
  });
});
