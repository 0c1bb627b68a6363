import { seat } from '#kernel';
import type { State } from './types.ts';

/** A position of two players that shows only what matters; Ana, seat 0, is to choose, and nobody has played a charm. */
export const scenario = (changes: Partial<State> = {}): State => ({
  options: { lastStoneLoses: false },
  heaps: [3, 4, 5],
  bag: ['owl', 'owl', 'fox', 'fox'],
  players: [
    { charm: 'fox', isCharmPlayed: false, stones: 0, guess: 'none' },
    { charm: 'owl', isCharmPlayed: false, stones: 0, guess: 'none' },
  ],
  turn: seat(0),
  step: { at: 'choosing', hasFox: false },
  ...changes,
});
