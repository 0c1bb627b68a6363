import { at, seat as toSeat, type Seat } from '#kernel';
import { SIDE_SLOTS } from '../components/box.ts';
import { isMatCard, LEADERSHIP_POINTS, type SideCard } from '../components/progress.ts';
import { applyEvent } from '../evolve.ts';
import { isActive, slotIndex } from '../queries.ts';
import { afterAction, beginStep } from '../turn.ts';
import type { State, Turn } from '../types.ts';
import { gainPoints } from './gains.ts';

const topOfSlot = ({ slots }: State, seat: Seat, slot: number): SideCard | 'none' => at(slots, slotIndex(seat, slot));

/** The first side slot with this on top, or the number of slots. */
export const slotWith = (state: State, seat: Seat, top: SideCard | 'none'): number => {
  let slot = 0;
  while (slot < SIDE_SLOTS && topOfSlot(state, seat, slot) !== top) slot++;
  return slot;
};

/** Rule 8.9. */
const payLeaders = (turn: Turn, student: Seat): void => {
  for (let index = 0; index < turn.state.seats; index++) {
    const leader = toSeat(index);
    if (leader === student || !isActive(turn.state, leader, 'leadership')) continue;
    gainPoints(turn, leader, LEADERSHIP_POINTS.value, 'leadership');
  }
};

export const placeCardIn = (turn: Turn, seat: Seat, card: SideCard, slot: number): void => {
  applyEvent(turn, { type: 'progressPlaced', seat, card, slot, covered: topOfSlot(turn.state, seat, slot) });
  afterAction(turn, seat);
};

/** Rules 8.2 and 8.3: fee and price are paid; the card is gained and placed. */
export const settleCard = (turn: Turn, seat: Seat, stack: number): void => {
  const card = at(turn.state.stacks, stack);
  applyEvent(turn, { type: 'progressGained', seat, stack, card });
  payLeaders(turn, seat);
  if (isMatCard(card)) afterAction(turn, seat);
  else if (slotWith(turn.state, seat, 'none') === 0) placeCardIn(turn, seat, card, 0);
  else beginStep(turn, { at: 'placing', card });
};
