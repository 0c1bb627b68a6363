import { isSeat, seatsOf } from '#kernel';
import { applyEvent, playerAt } from '../evolve.ts';
import type { NimRule } from '../types.ts';

/** Rule 3.3. */
export const guess: NimRule<'guess'> = {
  offer(state, seat, moves) {
    const known = playerAt(state, seat).guess;
    for (const taker of seatsOf(state.players.length)) if (taker !== known) moves.push({ type: 'guess', taker });
  },
  refuse(state, seat, { taker }) {
    if (!isSeat(taker, state.players.length)) return { code: 'noSuchSeat', rule: '3.3' };
    return playerAt(state, seat).guess === taker ? { code: 'sameGuess', rule: '3.3' } : undefined;
  },
  play(turn, seat, { taker }) {
    applyEvent(turn, { type: 'guessMade', seat, taker });
  },
};
