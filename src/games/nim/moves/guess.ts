import { isSeat, seatsOf } from '#kernel';
import { applyEvent, playerAt } from '../evolve.ts';
import type { NimRule, State } from '../types.ts';

/** Rule 3.3: with fewer stones it would be known who takes the last. */
const FEWEST_STONES = 3;

const isTooLate = ({ heaps }: State): boolean => heaps.reduce((sum, stones) => sum + stones, 0) < FEWEST_STONES;

/** Rule 3.3. */
export const guess: NimRule<'guess'> = {
  offer(state, seat, moves) {
    if (isTooLate(state)) return;
    const known = playerAt(state, seat).guess;
    for (const taker of seatsOf(state.players.length)) if (taker !== known) moves.push({ type: 'guess', taker });
  },
  refuse(state, seat, { taker }) {
    if (!isSeat(taker, state.players.length)) return { code: 'noSuchSeat', rule: '3.3' };
    if (isTooLate(state)) return { code: 'tooLateToGuess', rule: '3.3' };
    return playerAt(state, seat).guess === taker ? { code: 'sameGuess', rule: '3.3' } : undefined;
  },
  play(turn, seat, { taker }) {
    applyEvent(turn, { type: 'guessMade', seat, taker });
  },
};
