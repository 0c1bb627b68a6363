import { describe, expect, test } from 'vitest';
import { contractSuite } from '#kernel/testing';
import { greedy } from './bot/index.ts';
import { fixture } from './testing.ts';
import { scenario } from './scenario.ts';
import { view } from './view.ts';
import { fastChance, seat } from '#kernel';
import { nim } from './index.ts';

describe('Nim keeps the contract', () => {
  for (const { name, run } of contractSuite(fixture)) test(name, run);
});

test('the bot leaves heaps that balance each other', () => {
  const state = scenario({ heaps: [0, 4, 5] });
  const choose = (): void => {
    const move = greedy(view(state, seat(0)), nim.legalMoves(state, seat(0)), fastChance(1));
    nim.apply({ state, chance: fastChance(1), emit: () => {} }, seat(0), move);
  };
  choose();
  expect(state.heaps).toEqual([0, 4, 4]);
  choose();
  expect(state.turn).toBe(1);
});
