import { describe, expect, test } from 'vitest';
import { GAMES, loadFrozen } from '#games';
import { loadBot, loadEarlierBot, loadModel, spec } from '#bots/search';
import { LEVELS } from '#bots/levels';
import { defaultOptions, fastChance, ignoreEvents, type AnyGame } from '#kernel';
import { forOtherRules } from './forOtherRules.ts';
import { randomBot } from './random.ts';

const SEATS = 2;

/** So many decisions of a bot that sits in every seat; each must be one of the moves it was offered. */
const playSome = async (game: AnyGame, name: string, decisions: number): Promise<void> => {
  const bot = await loadEarlierBot(game, SEATS, name);
  const chance = fastChance(3);
  const { state } = game.setup({ seats: SEATS, options: defaultOptions(game.options) }, chance);
  for (let decision = 0; decision < decisions; decision++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    let looks = 0;
    const move = bot(game.view(state, seat), moves, chance, () => ++looks > 100);
    expect(moves).toContain(move);
    game.apply({ state, chance, emit: ignoreEvents }, seat, move);
  }
};

describe.each(GAMES.map(({ id }) => id))('at a table of version 1 of %s', id => {
  test.each([...LEVELS, 'greedy', 'random'])('a bot called %s plays', async name => {
    await playSome((await loadFrozen(id, 1))!, name, 12);
  });

  test('bots that cannot read its views leave it to luck', async () => {
    const game = (await loadFrozen(id, 1))!;
    const unreadable: AnyGame = {
      ...game,
      view: () => ({ viewer: 0 }),
      imagine: () => {
        throw new Error('no such view');
      },
    };
    await playSome(unreadable, 'club', 3);
  });

  test('weights are used where the features read its states, and left alone where they do not', async () => {
    const game = { ...(await loadFrozen(id, 1))!, version: 0 };
    const model = (await loadModel(game))!;
    const weights = (await model.weights[SEATS]!()).WEIGHTS;
    expect(weights.version).not.toBe(game.version);
    const { state } = game.setup({ seats: SEATS, options: defaultOptions(game.options) }, fastChance(1));
    const [seat] = game.toAct(state);
    const moves = game.legalMoves(state, seat!);
    const other: AnyGame = { ...game, setup: () => ({ state: {}, events: [] }) };
    for (const rules of [game, other]) {
      const bot = (await loadBot(rules, SEATS, spec('lookAhead', { worlds: 1 })))!;
      expect(moves).toContain(bot(game.view(state, seat!), moves, fastChance(2)));
    }
  });
});

test('a bot that answers with no move is replaced by a simpler one', () => {
  const moves = ['a', 'b'];
  const bot = forOtherRules(() => 'c', randomBot);
  expect(moves).toContain(bot({}, moves, fastChance(1)));
});
