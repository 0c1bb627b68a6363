import { describe, expect, test } from 'vitest';
import { at, defaultOptions, fastChance, ignoreEvents, type Seat } from '#kernel';
import { dunaia, type Options, type State } from '#games/dunaia';
import { after, ana, scenario } from '../scenario.ts';
import { greedy } from './index.ts';

/** A game in which these seats are greedy and the others random. */
const playOut = (
  seats: number,
  seed: number,
  isGreedy: (seat: Seat) => boolean,
  changes: Partial<Options> = {},
): State => {
  const [luck, rng] = [fastChance(seed), fastChance(seed + 1000)];
  const options = { ...defaultOptions(dunaia.options), roundCap: 80, ...changes } as const;
  const { state } = dunaia.setup({ seats, options }, luck);
  for (let [who] = dunaia.toAct(state); who !== undefined; [who] = dunaia.toAct(state)) {
    const legal = dunaia.legalMoves(state, who);
    const move = isGreedy(who) ? greedy(dunaia.view(state, who), legal, rng) : at(legal, rng.pick(legal.length));
    expect(dunaia.refuse(state, who, move)).toBeUndefined();
    dunaia.apply({ state, chance: luck, emit: ignoreEvents }, who, move);
  }
  return state;
};

describe('the greedy bot', () => {
  test.each([2, 3, 4])('beats random players at a table of %i', seats => {
    const wins = Array.from({ length: 10 }, (_, seed) => {
      const state = playOut(seats, seed, seat => seat === seed % seats);
      return dunaia.outcome(state)?.places[seed % seats] === 1;
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(9);
  });

  test.each([2, 3, 4])('brings a table of %i to its end before the cap', seats => {
    for (let seed = 1; seed <= 5; seed++) {
      const state = playOut(seats, seed, () => true, { elites: seed % 2 === 0 });
      expect(['prophecies', 'ninthBuilding']).toContain(state.endCause);
      expect(state.round).toBeLessThan(60);
    }
  });

  test('completes a Building rather than take a flower', () => {
    const board = { flowers: 9, sites: { 3: ['L3-09', 4] } } as const;
    const state = scenario([board, {}], {}, { neutral: [1, 2] });
    const move = greedy(dunaia.view(state, ana), dunaia.legalMoves(state, ana), fastChance(1));
    expect(after(state, move).players[ana]!.sites[3]).toBe(0);
  });

  test('takes the last Prophecy tile it can have', () => {
    const rest = {
      step: { at: 'recycling' },
      awakened: 1,
      prophecies: ['sixBuildings', 'twelveFlowers', 'line'],
    } as const;
    const state = scenario([{ flowers: 11 }, {}], rest, { hand: 1 });
    const move = greedy(dunaia.view(state, ana), dunaia.legalMoves(state, ana), fastChance(1));
    expect(after(state, move).owners[1]).toBe(ana);
  });
});
