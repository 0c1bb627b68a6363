import { greedy as iunu } from '#games/iunu/bot';
import { at, type AnyGame, type Bot } from '#kernel';

type AnyBot = Bot<unknown, unknown>;

export const randomBot: AnyBot = (_view, moves, rng) => at(moves, rng.pick(moves.length));

/** The bot of each game that looks one move ahead. */
const GREEDY: Readonly<Record<string, AnyBot>> = { iunu: iunu as AnyBot };

/** The bots that can sit at a table of this game, by name. */
export const botsOf = ({ id }: AnyGame): Readonly<Record<string, AnyBot>> => {
  const greedy = GREEDY[id];
  return { random: randomBot, ...(greedy && { greedy }) };
};
