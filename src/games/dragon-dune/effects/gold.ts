import type { Seat } from '#kernel';
import { sharePromised } from '../agreements/settle.ts';
import type { Territory } from '../components/territories.ts';
import type { Account, GoldReason } from '../events.ts';
import { applyEvent } from '../evolve.ts';
import type { PublicState } from '../publicState.ts';
import { seatOf } from '../queries.ts';
import { NOBODY, type Turn } from '../types.ts';

interface Payment {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly why: GoldReason;
}

/** Gold changes hands; whoever earns some keeps what was promised of it (rule 14.7). */
export const pay = (turn: Turn, payment: Payment): void => {
  if (payment.amount === 0) return;
  applyEvent(turn, { type: 'goldMoved', ...payment });
  if (payment.to !== 'bank') sharePromised(turn, payment.to, payment.amount);
};

export const collect = (turn: Turn, seat: Seat, territory: Territory, amount: number): void => {
  applyEvent(turn, { type: 'goldCollected', seat, territory, amount });
  sharePromised(turn, seat, amount);
};

export const burnGold = (turn: Turn, territory: Territory): void => {
  const amount = turn.state.gold[territory] ?? 0;
  if (amount > 0) applyEvent(turn, { type: 'goldBurnt', territory, amount });
};

/** Rules 3.2 and 3.12: a faction gets what others spend, and pays the bank itself; so does everybody where it is missing. */
export const sellerTo = (state: PublicState, buyer: Seat, faction: 'dwarves' | 'goblins'): Account => {
  const seller = seatOf(state, faction);
  return seller === NOBODY || seller === buyer ? 'bank' : seller;
};
