import type { Seat } from '#kernel';
import type { PublicState } from '../publicState.ts';
import { hasAce, isAllyOf, playerAt } from '../queries.ts';
import type { Agreement } from './types.ts';

/** Rule 3.5: the Dwarves' ally pays half, rounded up. */
export const artifactPrice = (state: PublicState, seat: Seat, bid: number): number =>
  isAllyOf(state, seat, 'dwarves') ? Math.ceil(bid / 2) : bid;

/** Rule 14.2: what the standing highest bid would cost is locked, as far as the gold reaches. */
export const freeGold = (state: PublicState, seat: Seat): number => {
  const { step } = state;
  const { gold } = playerAt(state, seat);
  if (step.at !== 'bidding' && step.at !== 'sold' && step.at !== 'payment') return gold;
  const { leader, high } = step.auction;
  return leader === seat ? Math.max(0, gold - artifactPrice(state, seat, high)) : gold;
};

const owedIn = ({ isBinding, clauses }: Agreement, seat: Seat): number => {
  let sum = 0;
  if (isBinding) for (const { kind, by, amount } of clauses) if (kind === 'pay' && by === seat) sum += amount;
  return sum;
};

/** Rule 14.14: what can be given away: the free gold, less all that is promised. */
export const giftableGold = (state: PublicState, seat: Seat): number => {
  let sum = freeGold(state, seat);
  for (const agreement of state.agreements) sum -= owedIn(agreement, seat);
  return Math.max(0, sum);
};

/** Rule 14.14: what there is for the payments of an agreement: older ones, which stand before it in the list, come first. */
export const goldFor = (state: PublicState, seat: Seat, id: number): number => {
  let sum = freeGold(state, seat);
  for (const agreement of state.agreements) {
    if (agreement.id === id) break;
    sum -= owedIn(agreement, seat);
  }
  return Math.max(0, sum);
};

export const canPayGold = (state: PublicState, seat: Seat, bid: number): boolean =>
  artifactPrice(state, seat, bid) <= playerAt(state, seat).gold;

/** Rules 9.5 and 16.17: what could be paid, or with the option and an Ace all the gold at the table. */
export const mostBid = (state: PublicState, seat: Seat): number => {
  const player = playerAt(state, seat);
  const own = isAllyOf(state, seat, 'dwarves') ? player.gold * 2 : player.gold;
  if (!state.options.aceOverbid || !hasAce(player)) return own;
  let all = 0;
  for (const { gold } of state.players) all += gold;
  return Math.max(own, all);
};
