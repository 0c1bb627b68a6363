import { describe, expect, test } from 'vitest';
import { defaultOptions, fastChance, seat, type TableConfig } from '#kernel';
import { allGameChecks, CHECKS, perft, randomConfig, randomGame, seatCounts } from '#kernel/testing';
import { dragonDune, type Options, type State } from '#games/dragon-dune';
import { applyEvent } from './evolve.ts';
import { hasStanding, playerAt } from './queries.ts';
import { goOn, scenario } from './scenario.ts';
import { lively } from './rareMovesFixture.ts';
import { fixture } from './testing.ts';
import { WINDOWS } from './types.ts';

/** The usual table of each size, and as many again with options drawn at random: single changes would be a hundred tables. */
const RANDOM_TABLES = 2;

const configs = (): readonly TableConfig<Options>[] => {
  const rng = fastChance(3);
  return seatCounts(dragonDune).flatMap(seats => [
    { seats, options: defaultOptions(dragonDune.options) },
    ...Array.from({ length: RANDOM_TABLES }, () => randomConfig(dragonDune, rng, [seats]) as TableConfig<Options>),
  ]);
};

describe('Dragon Dune keeps the contract', () => {
  for (const [name, check] of Object.entries(CHECKS)) {
    test(name, () => {
      const watch = check(fixture);
      for (const [index, config] of configs().entries()) randomGame(fixture, config, index + 1, [watch]);
      watch.settle?.();
    });
  }
});

test('a lively table, full of Aces and agreements, keeps it, too', () => {
  const watches = allGameChecks(fixture);
  for (const [index, config] of configs().entries()) randomGame(lively, config, index + 50, watches);
});

/** Rules that answer for those who have left a standing "no" while others still decide. */
const hasty: typeof dragonDune = {
  ...dragonDune,
  apply(turn, who, move) {
    dragonDune.apply(turn, who, move);
    const { state } = turn;
    const window = WINDOWS.find(name => name === state.step.at);
    if (window === undefined || dragonDune.isSecretAside?.(move)) return;
    for (const seat of dragonDune.toAct(state)) {
      const isLast = dragonDune.toAct(state).length === 1;
      if (!isLast && hasStanding(playerAt(state, seat), window)) applyEvent(turn, { type: 'declined', seat, window });
    }
  },
};

test('findings: Dragon Dune 5: a standing answer that shows while others still decide is found out', () => {
  const check = CHECKS['messages do not leak: what is sent, and when'];
  const run = (game: typeof dragonDune): void => {
    const watch = check({ ...fixture, game });
    for (let seed = 1; seed <= 12; seed++)
      randomGame({ ...lively, game: { ...lively.game, apply: game.apply } }, configs()[6]!, seed, [watch]);
  };
  expect(() => run(hasty)).toThrow('is sent what others did in secret');
  expect(() => run(dragonDune)).not.toThrow();
});

const board = [
  { units: { '14': 2, '13': 1 }, gold: 4, hand: ['A♥', '3♠'] },
  { units: { '5★': 5 }, gold: 5, hand: ['6♦'] },
  { units: { '10★': 3 }, gold: 3, hand: ['2♣', 'A♠'] },
  { units: { '1★': 2, '9•': 2, '16•': 1 }, gold: 3, hand: ['5♥'] },
] as const;
const council = { speaker: seat(0), done: 0, formed: 0, broke: 0, proposed: 0 };
const contested = board.map((player, index) => (index === 1 ? { ...player, units: { '14': 3 } } : player));

test.each<[string, State, readonly number[]]>([
  ['a Recruitment turn', scenario(board), [10, 71, 476]],
  ['the auctions', goOn(scenario(board, { step: { at: 'auctioning' } })).state, [5, 20, 30]],
  ['a Great Council', scenario(board, { step: { at: 'council', council } }), [4, 10, 28]],
  ['a battle', goOn(scenario(contested, { step: { at: 'nextBattle' }, round: 'battle' })).state, [3, 13, 80]],
  [
    'the Orcs’ split',
    dragonDune.setup({ seats: 4, options: defaultOptions(dragonDune.options) }, fastChance(7)).state,
    [21, 21, 21],
  ],
])('%s has as many lines of play as it had', (_name, state, counts) => {
  expect([1, 2, 3].map(depth => perft(dragonDune, state, depth))).toEqual(counts);
});
