import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance } from '#kernel';
import { contractSuite, perft } from '#kernel/testing';
import { iunu, type Options } from '#games/iunu';
import { greedy } from './bot/index.ts';
import { fixture } from './testing.ts';

const open = (seats: number, changes: Partial<Options> = {}) =>
  iunu.setup({ seats, options: { ...defaultOptions(iunu.options), ...changes } }, fastChance(7)).state;

describe('IUNU keeps the contract', () => {
  for (const { name, run } of contractSuite(fixture)) test(name, run);
});

test.each<[string, number, Partial<Options>, readonly number[]]>([
  ['four players', 4, {}, [11, 102, 1320, 14760]],
  ['two players', 2, {}, [9, 61, 780, 9840]],
  ['The Rise of Aten', 2, { variant: 'aten' }, [9, 61, 780, 9180]],
  ['Memphis and Thebes', 2, { variant: 'heliopolis' }, [9, 61, 780, 9180]],
  ['alone', 1, { soloLevel: 'hard' }, [12, 120, 1680, 19516]],
])('the opening of %s has as many lines as it had', (_name, seats, changes, counts) => {
  expect([2, 4, 6, 8].map(depth => perft(iunu, open(seats, changes), depth))).toEqual(counts);
});

/** V6 of the facts: with so many cards, everybody gets so many turns, and all the same number. */
test.each([
  [2, 9, 17],
  [3, 5, 10],
  [4, 4, 7],
])('%i players have %i to %i turns each, all the same number', (seats, least, most) => {
  for (let seed = 1; seed <= 60; seed++) {
    const chance = fastChance(seed);
    const { state } = iunu.setup({ seats, options: defaultOptions(iunu.options) }, chance);
    const turns = Array<number>(seats).fill(0);
    const emit = (event: { readonly type: string; readonly seat?: number }): void => {
      if (event.type === 'turnEnded') turns[event.seat!]! += 1;
    };
    for (let [who] = iunu.toAct(state); who !== undefined; [who] = iunu.toAct(state)) {
      const legal = iunu.legalMoves(state, who);
      // Scribes draw cards beyond the count of V6, so nobody uses one here.
      const plain = legal.filter(({ type }) => type !== 'stash');
      iunu.apply({ state, chance, emit }, who, plain[chance.pick(plain.length)]!);
    }
    expect(new Set(turns).size).toBe(1);
    expect(turns[0]).toBeGreaterThanOrEqual(least);
    expect(turns[0]).toBeLessThanOrEqual(most);
  }
});

test('the greedy bot beats a random one', () => {
  let wins = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const chance = fastChance(seed);
    const state = open(2);
    for (let [who] = iunu.toAct(state); who !== undefined; [who] = iunu.toAct(state)) {
      const legal = iunu.legalMoves(state, who);
      const move = who === seed % 2 ? greedy(iunu.view(state, who), legal, chance) : legal[chance.pick(legal.length)]!;
      iunu.apply({ state, chance, emit: () => {} }, who, move);
    }
    if (iunu.outcome(state)!.places[seed % 2] === 1) wins++;
  }
  expect(wins).toBeGreaterThan(30);
});
