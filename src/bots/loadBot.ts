import type { AnyBotModel, AnyGame, ValueWeights } from '#kernel';
import { featureCounts } from './fingerprint.ts';
import { forOtherRules } from './forOtherRules.ts';
import { loadGreedy } from './greedy.ts';
import { isLevel, type Level } from './levels.ts';
import { levelSpec } from './levelSpecs.ts';
import { makeBot } from './makeBot.ts';
import { randomBot, type AnyBot } from './random.ts';
import type { BotSpec } from './spec.ts';

/** What each game adds for its bots, fetched when one is made. */
const MODELS: Readonly<Record<string, () => Promise<{ readonly model: unknown }>>> = {
  iunu: () => import('#games/iunu/model'),
  dunaia: () => import('#games/dunaia/model'),
  'dawn-of-mankind': () => import('#games/dawn-of-mankind/model'),
  'dragon-dune': () => import('#games/dragon-dune/model'),
};

export const loadModel = async ({ id }: AnyGame): Promise<AnyBotModel | undefined> =>
  // Each entry of the table is a BotModel of its game, and is only ever given that game's states.
  (await MODELS[id]?.())?.model as AnyBotModel | undefined;

/** Whether weights can be used: they were learned by these rules, or the features read states of these rules as well. */
const fits = (game: AnyGame, model: AnyBotModel, { version, seats, perSeat, common }: ValueWeights): boolean => {
  if (version === game.version) return true;
  try {
    const counts = featureCounts(game, model, seats);
    return counts.perSeat === perSeat && counts.common === common;
  } catch {
    return false;
  }
};

/** A bot that thinks as told, with the weights for so many seats where there are some. */
export const loadBot = async (game: AnyGame, seats: number, spec: BotSpec): Promise<AnyBot | undefined> => {
  const model = await loadModel(game);
  if (model === undefined) return undefined;
  const weights = (await model.weights[seats]?.())?.WEIGHTS;
  return makeBot({ game, model, seats, weights: weights && fits(game, model, weights) ? weights : undefined }, spec);
};

/** The bot of a level; nothing for a game without levels. */
export const loadLevel = async (game: AnyGame, seats: number, level: Level): Promise<AnyBot | undefined> => {
  const spec = levelSpec(game.id, level);
  return spec && loadBot(game, seats, spec);
};

/** What a bot does besides; nothing for a game whose bots never do. */
export const loadAside = async (game: AnyGame): Promise<AnyBotModel['aside']> => (await loadModel(game))?.aside;

/** A bot by the name that a table has stored. A game without levels has one bot for all of them. */
export const loadBotNamed = async (game: AnyGame, seats: number, name: string): Promise<AnyBot> => {
  if (name === 'random') return randomBot;
  return (isLevel(name) ? await loadLevel(game, seats, name) : undefined) ?? loadGreedy(game);
};

/**
 * The same at a table of earlier rules: it plays by them, with what the bots of today know of the game. Where that
 * cannot read a position, the greedy bot of today decides, and where it cannot either, luck.
 */
export const loadEarlierBot = async (game: AnyGame, seats: number, name: string): Promise<AnyBot> => {
  const greedy = forOtherRules(await loadGreedy(game), randomBot);
  return forOtherRules(await loadBotNamed(game, seats, name), greedy);
};
