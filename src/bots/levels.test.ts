import { expect, test } from 'vitest';
import { EXAMPLE_GAMES, GAMES } from '#games';
import { at, defaultOptions, fastChance, ignoreEvents, type AnyGame, type Seat } from '#kernel';
import { featureCounts, featuresFingerprint } from './fingerprint.ts';
import { isBotName, LEVELS, type Level } from './levels.ts';
import { lowerLevel } from './limits.ts';
import { levelSpec } from './levelSpecs.ts';
import { loadBot, loadBotNamed, loadLevel, loadModel } from './loadBot.ts';
import type { AnyBot } from './random.ts';
import { parseSpec, spec } from './spec.ts';
import { inputCount, layerSizes } from './valueNet.ts';

const LARGEST = 40_000;

test.each(GAMES.map(({ id }) => id))('%s has five levels, and every one of them plays', async id => {
  const game = GAMES.find(other => other.id === id)!;
  const seats = 2;
  const { state } = game.setup({ seats, options: defaultOptions(game.options) }, fastChance(1));
  const [seat] = game.toAct(state);
  for (const level of LEVELS) {
    expect(levelSpec(id, level)).toBeDefined();
    const bot = await loadLevel(game, seats, level);
    const moves = game.legalMoves(state, seat!);
    let looks = 0;
    expect(moves).toContainEqual(bot?.(game.view(state, seat!), moves, fastChance(1), () => looks++ > 20));
  }
});

interface Position {
  readonly state: unknown;
  readonly seat: Seat;
}

/** Some decisions of a game of random moves, spread over it. */
const positionsOf = (game: AnyGame, seats: number, every: number): readonly Position[] => {
  const chance = fastChance(3);
  const { state } = game.setup({ seats, options: defaultOptions(game.options) }, chance);
  const positions: Position[] = [];
  for (let count = 0; count < 4000; count++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const moves = game.legalMoves(state, seat);
    if (moves.length > 1 && count % every === 0) positions.push({ state: game.clone(state), seat });
    game.apply({ state, chance, emit: ignoreEvents }, seat, at(moves, chance.pick(moves.length)));
  }
  return positions;
};

const POSITIONS: { readonly [L in Level]: number } = { gentle: 40, novice: 40, club: 40, strong: 20, master: 4 };

/** Who searches does the same with fewer iterations. */
const ITERATIONS = 30;

const loadQuick = async (game: AnyGame, seats: number, level: Level): Promise<AnyBot> => {
  const thinks = levelSpec(game.id, level)!;
  const quick = 'iterations' in thinks ? { ...thinks, iterations: ITERATIONS } : thinks;
  return (await loadBot(game, seats, quick))!;
};

const CASES = GAMES.flatMap(game => LEVELS.map(level => ({ id: game.id, game, level })));

test.each(CASES)(
  '$id, $level: what looks the same to a seat is answered with the same move',
  async ({ game, level }) => {
    const seats = 3;
    const bot = await loadQuick(game, seats, level);
    let altered = 0;
    const positions = positionsOf(game, seats, 23);
    for (const { state, seat } of positions.slice(-POSITIONS[level])) {
      const view = game.view(state, seat);
      const other = game.imagine(view, fastChance(9));
      if (JSON.stringify(other) !== JSON.stringify(state)) altered++;
      const answer = (world: unknown): unknown =>
        bot(game.view(world, seat), game.legalMoves(world, seat), fastChance(5));
      expect(answer(other)).toEqual(answer(state));
    }
    expect(altered).toBeGreaterThan(0);
  },
);

/** The moves of a game between bots of one level, as far as it is asked for. */
const gameOf = async (game: AnyGame, level: Level, most: number): Promise<readonly unknown[]> => {
  const seats = 2;
  const bot = await loadQuick(game, seats, level);
  const [chance, rng] = [fastChance(1), fastChance(2)];
  const { state } = game.setup({ seats, options: defaultOptions(game.options) }, chance);
  const moves: unknown[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined && moves.length < most; [seat] = game.toAct(state)) {
    const move = bot(game.view(state, seat), game.legalMoves(state, seat), rng);
    moves.push(move);
    game.apply({ state, chance, emit: ignoreEvents }, seat, move);
  }
  return moves;
};

test.each(CASES)('$id, $level: the same seed gives the same game', async ({ game, level }) => {
  const most = level === 'master' ? 12 : 80;
  expect(await gameOf(game, level, most)).toEqual(await gameOf(game, level, most));
});

test('a bot is replaced by the next lower one, and a table may name those of earlier versions', () => {
  expect(LEVELS.map(lowerLevel)).toEqual([undefined, 'gentle', 'novice', 'club', 'strong']);
  expect(lowerLevel('greedy')).toBeUndefined();
  expect(['master', 'random', 'greedy', 'constructor', ''].map(isBotName)).toEqual([true, true, true, false, false]);
});

test('a table’s bot is loaded by its name; a game without levels has one bot for all', async () => {
  const [nim] = EXAMPLE_GAMES;
  const { state } = nim!.setup({ seats: 2, options: defaultOptions(nim!.options) }, fastChance(1));
  const [seat] = nim!.toAct(state);
  const moves = nim!.legalMoves(state, seat!);
  for (const name of ['gentle', 'master', 'greedy', 'random', 'nobody']) {
    const bot = await loadBotNamed(nim!, 2, name);
    expect(moves).toContainEqual(bot(nim!.view(state, seat!), moves, fastChance(1)));
  }
});

/** Retrain with `lab train --game … --seats …` whenever this fails: the value no longer fits what it is given. */
test.each(GAMES.map(({ id }) => id))('the weights of %s are of these rules, components and features', async id => {
  const game = GAMES.find(other => other.id === id)!;
  const model = await loadModel(game);
  let size = 0;
  for (const [seats, load] of Object.entries(model!.weights)) {
    const { WEIGHTS } = await load();
    const counts = featureCounts(game, model!, Number(seats));
    expect(WEIGHTS).toMatchObject({
      game: id,
      seats: Number(seats),
      version: game.version,
      components: game.components,
    });
    expect(WEIGHTS).toMatchObject(counts);
    expect(WEIGHTS.features).toBe(featuresFingerprint(game, model!, Number(seats)));
    expect(WEIGHTS.layers[0]).toBe(inputCount({ seats: Number(seats), ...counts }));
    const parameters = layerSizes(WEIGHTS.layers).reduce((sum, count) => sum + count, 0);
    expect(WEIGHTS.data.length).toBe(4 * Math.ceil((2 * parameters) / 3));
    size += JSON.stringify(WEIGHTS).length;
  }
  expect(size).toBeLessThan(LARGEST);
});

test('a way to think can be written in one word', () => {
  expect(parseSpec('treeSearch/iterations=7/prior=value')).toEqual(
    spec('treeSearch', { iterations: 7, prior: 'value' }),
  );
  expect(parseSpec('lookAhead/usesWeights=false')).toEqual(spec('lookAhead', { usesWeights: false }));
  for (const wrong of [
    'guess',
    'treeSearch/depth=2',
    'treeSearch/iterations=x',
    'treeSearch/kind=lookAhead',
    'lookAhead/prior=value',
  ])
    expect(parseSpec(wrong)).toBeTypeOf('string');
});
