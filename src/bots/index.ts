import { at, type AnyGame, type Bot } from '#kernel';

export const randomBot: Bot<unknown, unknown> = (_view, moves, rng) => at(moves, rng.pick(moves.length));

type Bots = Readonly<Record<string, Bot<unknown, unknown>>>;

/** The bots that can sit at a table of this game, by name. */
export const botsOf = (_game: AnyGame): Bots => ({ random: randomBot });
