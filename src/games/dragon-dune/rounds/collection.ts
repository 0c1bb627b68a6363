import type { Seat } from '#kernel';
import { payDue } from '../agreements/settle.ts';
import { GOLD_PER_UNIT, INCOME } from '../components/box.ts';
import { TERRITORIES } from '../components/territories.ts';
import { collect, pay } from '../effects/gold.ts';
import { begin, cardHolders, openWindow } from '../effects/steps.ts';
import { applyEvent } from '../evolve.ts';
import { controls, playerAt, seatsFrom, visibleUnits } from '../queries.ts';
import { NOBODY, type Turn } from '../types.ts';

/** Rule 13.2: two gold a unit, as far as it goes; the rest stays. */
const collectOf = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  for (const where of TERRITORIES) {
    const lying = state.gold[where] ?? 0;
    if (lying === 0 || !controls(state, seat, where)) continue;
    collect(turn, seat, where, Math.min(lying, GOLD_PER_UNIT * visibleUnits(playerAt(state, seat), where)));
  }
};

/** Rules 13.1 to 13.3. */
export const collectGold = (turn: Turn): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'roundBegun', round: 'collection' });
  applyEvent(turn, { type: 'seatBegun', seat: state.starter });
  payDue(turn, 'collection');
  const seats = seatsFrom(state, state.starter);
  for (const seat of seats) pay(turn, { from: 'bank', to: seat, amount: INCOME, why: 'income' });
  for (const seat of seats) collectOf(turn, seat);
  openWindow(turn, { at: 'discard' }, cardHolders(state, NOBODY));
};

export const afterDiscards = (turn: Turn): void => begin(turn, { at: 'victory' });
