import { seatAfter, type Seat } from '#kernel';
import { applyEvent } from './evolve.ts';
import type { Turn } from './types.ts';

export const beginTurn = (turn: Turn, seat: Seat): void => applyEvent(turn, { type: 'turnBegun', seat });

/** Rule 2.1. */
export const passTurn = (turn: Turn, seat: Seat): void => beginTurn(turn, seatAfter(seat, turn.state.players.length));

/** Rules 2.2, 2.5 and 3.1: after a stone there may be more from its heap, from any heap, or from none. */
export const afterStone = (turn: Turn, seat: Seat, heap: number): void => {
  const { heaps, step } = turn.state;
  if (heaps.every(stones => stones === 0)) applyEvent(turn, { type: 'gameEnded', taker: seat, reveals: true });
  else if (step.at === 'choosing')
    applyEvent(turn, { type: 'stepBegun', step: step.hasFox ? { at: 'roaming' } : { at: 'taking', heap } });
};
