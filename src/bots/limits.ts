import { isLevel, LEVELS, type Level } from './levels.ts';

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
