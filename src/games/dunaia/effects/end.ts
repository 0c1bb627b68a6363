import type { Seat } from '#kernel';
import { applyEvent } from '../evolve.ts';
import type { State, Turn } from '../types.ts';

/** Rules 10.1 to 10.3: this round is finished, then one more is played; a later trigger changes nothing. */
export const triggerEnd = (turn: Turn, seat: Seat, type: 'lastProphecyTaken' | 'boardFilled'): void => {
  const { lastRound, round } = turn.state;
  if (lastRound === 0) applyEvent(turn, { type, seat, lastRound: round + 1 });
};

/** Rules 10.2 and 13.1: whether this round is the last one. */
export const isLastRound = ({ round, lastRound, options }: State): boolean =>
  round === lastRound || round === options.roundCap;

/** Rule 10.4. */
export const endGame = (turn: Turn): void => {
  const { round, lastRound } = turn.state;
  if (round !== lastRound) applyEvent(turn, { type: 'capReached', round });
  applyEvent(turn, { type: 'gameEnded' });
};
