import { expect, test } from 'vitest';
import { at, defaultOptions, fastChance, seat, ignoreEvents, type Bot } from '#kernel';
import { dawnOfMankind, type Move, type State, type View } from '#games/dawn-of-mankind';
import { after, scenario, walk } from '../scenario.ts';
import { greedy } from './index.ts';

const ana = seat(0);

const choice = (state: State): Move =>
  greedy(dawnOfMankind.view(state, ana), dawnOfMankind.legalMoves(state, ana), fastChance(1));

/** Seats bots at a table and plays it to the end. */
const game = (bots: readonly Bot<View, Move>[], seed: number): State => {
  const rng = fastChance(seed);
  const { state } = dawnOfMankind.setup({ seats: bots.length, options: defaultOptions(dawnOfMankind.options) }, rng);
  for (;;) {
    const who = dawnOfMankind.toAct(state)[0];
    if (who === undefined) return state;
    const move = at(bots, who)(dawnOfMankind.view(state, who), dawnOfMankind.legalMoves(state, who), rng);
    dawnOfMankind.apply({ state, chance: rng, emit: ignoreEvents }, who, move);
  }
};

const random: Bot<View, Move> = (_view, moves, rng) => at(moves, rng.pick(moves.length));

test('it takes the move that ends the game in its favour', () => {
  const state = scenario([{ points: 55, meat: 1, tool: 1, ready: ['R4.1', 'R1'] }, {}]);
  expect(choice(state)).toEqual(walk('R4.1', 'D1'));
});

test('it pays for art, and gives what it should on the last trip', () => {
  const crossing = after(scenario([{ hide: 2, ready: ['R4.4'] }, {}]), ana, walk('R4.4', 'D2'));
  expect(choice(crossing)).toEqual({ type: 'createArt', card: 'art-4' });
  const exploring = after(scenario([{ fruit: 3, ready: ['R4.6'] }, {}]), ana, walk('R4.6', 'D4'));
  expect(choice(exploring)).toEqual({ type: 'give', resource: 'fruit' });
});

test('it brings a lost clan back', () => {
  const resting = after(scenario([{ points: 9 }, { ready: ['R1'] }]), ana, { type: 'rest' });
  expect(choice(resting)).toEqual({ type: 'expand' });
});

test('it beats random players, and reaches 60 within 45 rounds', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const state = game([greedy, random, random], seed);
    expect(dawnOfMankind.outcome(state)?.places[0]).toBe(1);
    expect(state.round).toBeLessThan(45);
  }
});

test('among its like the game ends by points, in fewer than 40 rounds', () => {
  for (const seats of [2, 3, 4, 5]) {
    const state = game(
      Array.from({ length: seats }, () => greedy),
      seats,
    );
    const totals = dawnOfMankind.outcome(state)?.sheet.find(({ label }) => label === 'total')?.points ?? [];
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(60);
    expect(state.round).toBeLessThan(40);
  }
});
