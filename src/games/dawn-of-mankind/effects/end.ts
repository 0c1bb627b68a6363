import { seatsOf } from '#kernel';
import { applyEvent } from '../evolve.ts';
import type { EndReason, Turn } from '../types.ts';

/** Rules 10.1 and 12.4: all totals are shown; lots are drawn only where the table asked for them. */
export const endGame = (turn: Turn, reason: EndReason): void => {
  const { state, chance } = turn;
  if (state.options.tieBreak === 'lots') {
    const order = [...seatsOf(state.seats)];
    chance.shuffle(order);
    applyEvent(turn, { type: 'lotsDrawn', order, reveals: true });
  }
  applyEvent(turn, { type: 'gameEnded', reason, points: state.points.slice(), reveals: true });
};
