import type { Seat } from '#kernel';
import { applyEvent } from '../evolve.ts';
import type { Turn } from '../types.ts';

/** Rule 5.10: the thief gets a Deben and leaves. */
const takeTribute = (turn: Turn, victim: Seat): void =>
  applyEvent(turn, { type: 'debensMoved', from: victim, to: turn.state.turn, amount: 1 });

/** Rule 5.12: the Farmer joins the thief's own at once. */
export const stealFarmer = (turn: Turn, victim: Seat): void =>
  applyEvent(turn, { type: 'farmerStolen', from: victim, to: turn.state.turn });

/** Rules 5.10 and 5.11: the answer, given now or left beforehand, is news to the thief. */
export const settleTribute = (turn: Turn, victim: Seat, pays: boolean): void => {
  applyEvent(turn, { type: 'tributeAnswered', victim, pays, reveals: true });
  if (pays) takeTribute(turn, victim);
  else stealFarmer(turn, victim);
};
