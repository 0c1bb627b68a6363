import { expect, test } from 'vitest';
import { GAMES } from '#games';
import { defaultOptions, fastChance } from '#kernel';
import { featureCounts, featuresFingerprint } from './fingerprint.ts';
import { LEVELS } from './levels.ts';
import { levelSpec } from './levelSpecs.ts';
import { loadLevel, loadModel } from './loadBot.ts';
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
