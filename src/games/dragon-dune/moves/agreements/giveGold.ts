import { isSeat } from '#kernel';
import { freeGold, giftableGold } from '../../agreements/gold.ts';
import { applyEvent } from '../../evolve.ts';
import { seatsFrom } from '../../queries.ts';
import type { Rule } from '../../types.ts';

/** Any sum is a few of these. */
const GIFTS: readonly number[] = [1, 2, 5, 10];

/** Rules 14.1, 14.2 and 14.14: gold may change hands at any time, but for what the highest bid locks and what is promised. */
export const giveGold: Rule<'giveGold'> = {
  offer(state, seat, moves) {
    const most = giftableGold(state, seat);
    for (const to of seatsFrom(state, seat)) {
      if (to === seat) continue;
      for (const amount of GIFTS) if (amount <= most) moves.push({ type: 'giveGold', to, amount });
    }
  },

  refuse(state, seat, { to, amount }) {
    if (!isSeat(to, state.players.length) || to === seat) return { code: 'noSuchSeat', rule: '1.2' };
    const free = freeGold(state, seat);
    if (!GIFTS.includes(amount) || amount > free) return { code: 'badGift', rule: '14.1', most: free };
    const most = giftableGold(state, seat);
    return amount > most ? { code: 'goldPromised', rule: '14.14', most } : undefined;
  },

  play: (turn, seat, { to, amount }) =>
    applyEvent(turn, { type: 'goldMoved', from: seat, to, amount, why: 'gift', isFinal: true }),
};
