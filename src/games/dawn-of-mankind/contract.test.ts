import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance } from '#kernel';
import { contractSuite, perft } from '#kernel/testing';
import { dawnOfMankind, type State } from '#games/dawn-of-mankind';
import { scenario } from './scenario.ts';
import { fixture } from './testing.ts';

/** A random game has several hundred moves, so one of each kind of table is a good deal. */
const GAMES = 1;

/** Most tables end after so many rounds, or the suite would take a minute; those with another cap come to the end of the game. */
const ROUNDS = 12;
const { options } = dawnOfMankind;
const roundCap = { ...options.roundCap, min: ROUNDS, default: ROUNDS };
const short = { ...dawnOfMankind, options: { ...options, roundCap } };

describe('Dawn of Mankind keeps the contract', () => {
  for (const { name, run } of contractSuite({ ...fixture, game: short }, GAMES)) test(name, run);
});

describe('lines of play from fixed positions', () => {
  const rich = { fruit: 4, meat: 4, hide: 4, tool: 4, points: 20 } as const;
  const setup = dawnOfMankind.setup({ seats: 3, options: defaultOptions(dawnOfMankind.options) }, fastChance(1)).state;
  const counts = (state: State): readonly number[] => [1, 2, 3, 4].map(depth => perft(dawnOfMankind, state, depth));

  test('from the set-up', () => {
    expect(counts(setup)).toEqual([12, 12, 133, 133]);
  });

  test('with the whole clan on the board', () => {
    const clan = { ...rich, ready: ['R1', 'R2.2', 'R3.4', 'R4.5'], tiles: ['B2'] } as const;
    expect(counts(scenario([clan, { ready: ['R1'] }]))).toEqual([12, 33, 100, 285]);
  });

  test('with Medicine, Adaptability and Dyes', () => {
    const clan = { ...rich, ready: ['R3.3', 'R4.6'], cards: ['medicine', 'adaptability', 'dyes'] } as const;
    expect(counts(scenario([clan, { tiles: ['D3'], cards: ['leadership'] }, {}]))).toEqual([8, 28, 71, 225]);
  });
});
