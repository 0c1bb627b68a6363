import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, type AnyBotModel, type AnyGame, type Bot, type ValueWeights } from '#kernel';
import { botsOf } from '#bots';
import { isLevel, LEVELS } from '#bots/levels';
import { levelSpec, loadModel, makeBot, parseSpec, type BotSpec } from '#bots/search';

/** A bot of the arena; one that plays with open cards is shown the state before each decision. */
export interface ArenaBot {
  readonly bot: Bot<unknown, unknown>;
  readonly look?: (state: unknown) => void;
}

/** Plays with open cards: what a bot could reach at most, were nothing hidden. Only the arena has such a thing. */
const OPEN = '+open';

/** A person new to the game, roughly: every other move at random. */
const beginnerOf =
  (greedy: Bot<unknown, unknown>): Bot<unknown, unknown> =>
  (view, moves, rng) =>
    rng.pick(2) === 0 ? at(moves, rng.pick(moves.length)) : greedy(view, moves, rng);

const plainBots = (game: AnyGame): Readonly<Record<string, Bot<unknown, unknown>>> => {
  const bots = botsOf(game);
  return { ...bots, ...(bots.greedy && { beginner: beginnerOf(bots.greedy) }) };
};

/** Reads `name`, `name@folder` and `name+open`. */
const parseName = (name: string) => {
  const [head = '', folder] = name.split('@');
  return { head: head.replace(OPEN, ''), folder, isOpen: head.endsWith(OPEN) };
};

/** How a bot of that name thinks, or what is wrong with the name. */
const specNamed = (game: AnyGame, head: string): BotSpec | string => {
  const known = isLevel(head) ? levelSpec(game.id, head) : undefined;
  return known ?? parseSpec(head);
};

/** What is wrong with a bot's name; nothing where it can play. */
export const nameFault = (game: AnyGame, name: string): string | undefined => {
  const { head } = parseName(name);
  const plain = plainBots(game);
  if (Object.hasOwn(plain, head)) return undefined;
  if (head.includes('/') || isLevel(head)) {
    const found = specNamed(game, head);
    return typeof found === 'string' ? found : undefined;
  }
  const found = parseSpec(head);
  const names = [...Object.keys(plain), ...LEVELS].join(', ');
  return typeof found === 'string' ? `there is no bot "${head}" (there are: ${names})` : undefined;
};

const weightsIn = (folder: string, { id }: AnyGame, seats: number): ValueWeights =>
  // Written by `lab train`.
  JSON.parse(readFileSync(join(folder, `${id}-${seats}.json`), 'utf8')) as ValueWeights;

const openBot = (game: AnyGame, model: AnyBotModel, make: Make): ArenaBot => {
  let seen: unknown;
  const { reimagine: _guesses, ...rest } = model;
  const open = { ...game, imagine: () => game.clone(seen) };
  return { bot: make(open, rest), look: state => void (seen = game.clone(state)) };
};

type Make = (game: AnyGame, model: AnyBotModel) => Bot<unknown, unknown>;

/** A bot by its name: a plain one, a level, or a way to think such as `treeSearch/iterations=300`. */
export const loadArenaBot = async (
  game: AnyGame,
  seats: number,
  name: string,
  weightsFolder: string | undefined,
): Promise<ArenaBot> => {
  const { head, folder = weightsFolder, isOpen } = parseName(name);
  const plain = plainBots(game)[head];
  if (plain !== undefined) return { bot: plain };
  const found = specNamed(game, head);
  const model = await loadModel(game);
  if (typeof found === 'string' || model === undefined) throw new Error(`there is no bot "${name}"`);
  const weights = folder === undefined ? (await model.weights[seats]?.())?.WEIGHTS : weightsIn(folder, game, seats);
  const make: Make = (its, ways) => makeBot({ game: its, model: ways, seats, weights }, found);
  return isOpen ? openBot(game, model, make) : { bot: make(game, model) };
};
