import { describe, expect, test } from 'vitest';
import { GAMES } from '#games';
import {
  at,
  defaultOptions,
  fastChance,
  seatsOf,
  ignoreEvents,
  type AnyBotModel,
  type AnyGame,
  type Seat,
} from '#kernel';
import { loadModel } from './loadBot.ts';
import { makeBot, makeSearch } from './makeBot.ts';
import { moveKey } from './moveKey.ts';
import { spec, type BotSpec } from './spec.ts';

const SEATS = 3;

/** Small enough for a test, large enough to use every part. */
const SPECS: readonly BotSpec[] = [
  spec('lookAhead', { worlds: 2, temperature: 0.02, usesWeights: false, candidates: 3 }),
  spec('sequentialHalving', { iterations: 8, shortlist: 3, turns: 1, candidates: 2, usesWeights: false }),
  spec('treeSearch', { iterations: 12, prior: 'settled', candidates: 2, usesWeights: false }),
];

interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
}

/** Every so many decisions of a random game. */
const positionsOf = (game: AnyGame, every: number): readonly Position[] => {
  const chance = fastChance(1);
  const { state } = game.setup({ seats: SEATS, options: defaultOptions(game.options) }, chance);
  const positions: Position[] = [];
  for (let count = 0; count < 4000; count++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const moves = game.legalMoves(state, seat);
    if (moves.length > 1 && count % every === 0) positions.push({ state: game.clone(state), seat, moves });
    game.apply({ state, chance, emit: ignoreEvents }, seat, at(moves, chance.pick(moves.length)));
  }
  return positions;
};

const modelOf = async (game: AnyGame): Promise<AnyBotModel> => {
  const model = await loadModel(game);
  if (model === undefined) throw new Error(`no model of ${game.id}`);
  return model;
};

describe.each(GAMES.map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each(SPECS)('$kind: what looks the same to a seat is answered with the same legal move', async thinking => {
    const bot = makeBot({ game, model: await modelOf(game), seats: SEATS }, thinking);
    let altered = 0;
    for (const { state, seat, moves } of positionsOf(game, 37)) {
      const view = game.view(state, seat);
      const choice = bot(view, moves, fastChance(5));
      expect(moves).toContainEqual(choice);
      // Another world behind the same view.
      const other = game.imagine(view, fastChance(9));
      if (JSON.stringify(other) !== JSON.stringify(state)) altered++;
      expect(bot(game.view(other, seat), game.legalMoves(other, seat), fastChance(5))).toEqual(choice);
    }
    expect(altered).toBeGreaterThan(0);
  });

  test.each(SPECS)('$kind: who is told to stop answers after one look', async thinking => {
    let steps = 0;
    const counted: AnyGame = { ...game, clone: state => (steps++, game.clone(state)) };
    const long = { ...thinking, worlds: 1e6, iterations: 1e6 };
    const bot = makeBot({ game: counted, model: await modelOf(game), seats: SEATS }, long);
    const { state, seat, moves } = at(positionsOf(game, 29), 1);
    expect(moves).toContainEqual(bot(game.view(state, seat), moves, fastChance(1), () => true));
    // One look at each move at most, each with the rest of a turn; millions were asked for.
    expect(steps).toBeLessThan(20_000);
  });

  test('a search tells the chances of all seats, and of what it looked at', async () => {
    const parts = { game, model: await modelOf(game), seats: SEATS };
    const { state, seat, moves } = at(positionsOf(game, 29), 1);
    for (const thinking of SPECS) {
      const question = { view: game.view(state, seat), moves, rng: fastChance(2), isStopped: () => false };
      const { chances, options, move } = makeSearch(parts, thinking)(question);
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6);
      expect(options.map(option => option.move)).toContainEqual(move);
      for (const { chance, games } of options) if (games > 0) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  test('what is not worth a look is left out, but never everything', async () => {
    const { prune } = await modelOf(game);
    if (prune === undefined) return;
    for (const { state, seat, moves } of positionsOf(game, 1)) {
      const kept = prune(state, seat, moves);
      expect(kept.length).toBeGreaterThan(0);
      for (const move of kept) expect(moves).toContain(move);
    }
  });

  test('moves of one position have keys of their own', () => {
    for (const { moves } of positionsOf(game, 5)) expect(new Set(moves.map(moveKey)).size).toBe(moves.length);
  });
});

test('a plan that somebody has sealed is not seen, and is thought about anew', async () => {
  const game = GAMES.find(({ id }) => id === 'dragon-dune')!;
  const model = await modelOf(game);
  // Dragon Dune's own names, which this folder does not know.
  type Sealing = { step: { at: string }; players: { sealed: { type: string } }[] };
  const isSealed = (state: unknown): boolean => {
    const { step, players } = state as Sealing;
    return step.at === 'planning' && players.some(({ sealed }) => sealed.type === 'plan');
  };
  const rng = fastChance(1);
  let { state } = game.setup({ seats: SEATS, options: defaultOptions(game.options) }, rng);
  let found = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    if (isSealed(state)) {
      found++;
      const world = game.imagine(game.view(state, seat), rng);
      model.reimagine?.(world, seat, rng);
      const rivals = seatsOf(SEATS).filter(other => (state as Sealing).players[other]!.sealed.type === 'plan');
      for (const rival of rivals) expect((world as Sealing).players[rival]!.sealed.type).toBe('nothing');
      expect(game.toAct(world)).toEqual([...rivals, seat].sort());
    }
    state = model.playLight!(state, seat, rng, 4);
  }
  expect(found).toBeGreaterThan(0);
});
