import { at, type Bot } from '#kernel';

/** A bot that takes the views and moves of one game, for code that gives it no others. */
export type AnyBot = Bot<unknown, unknown>;

export const randomBot: AnyBot = (_view, moves, rng) => at(moves, rng.pick(moves.length));
