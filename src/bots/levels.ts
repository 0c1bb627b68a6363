// The names of bots, small enough for every page: how they think is in `levelSpecs.ts`.

/** From a first game to as strong as it gets. */
export const LEVELS = ['gentle', 'novice', 'club', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Bots that nobody is offered any more: they still sit at tables of earlier versions, and in the lab. */
const FORMER_BOTS = ['random', 'greedy'] as const;

export type BotName = Level | (typeof FORMER_BOTS)[number];

/** Whether a table may name such a bot. */
export const isBotName = (name: string): name is BotName =>
  isLevel(name) || (FORMER_BOTS as readonly string[]).includes(name);

/** The bot in the seat of a person who is gone, and in seats that are free when a game starts. */
export const STAND_IN_BOT: Level = 'club';

/** Plays in place of a bot that has failed or taken too long; nothing below the lowest. */
export const lowerLevel = (name: string): Level | undefined =>
  isLevel(name) ? LEVELS[LEVELS.indexOf(name) - 1] : undefined;

/**
 * After so many milliseconds a bot is asked to stop. What a level does by itself takes less on an ordinary core (20 up to
 * club, 300 for strong): the rest is for slow machines, where a hasty answer would be a bad one.
 */
const TIME_LIMITS: Readonly<Record<Level, number>> = { gentle: 200, novice: 200, club: 200, strong: 600, master: 2000 };
const USUAL_LIMIT = 600;

export const timeLimitOf = (name: string): number => (isLevel(name) ? TIME_LIMITS[name] : USUAL_LIMIT);
