import { isSeat } from '#kernel';
import { freeGold } from '../../agreements/gold.ts';
import { applyEvent } from '../../evolve.ts';
import { seatsFrom } from '../../queries.ts';
import type { Rule } from '../../types.ts';

/** Any sum is a few of these. */
const GIFTS: readonly number[] = [1, 2, 5, 10];

/** Rules 14.1 and 14.2: gold may change hands at any time, but for what the highest bid locks. */
export const giveGold: Rule<'giveGold'> = {
  offer(state, seat, moves) {
    const most = freeGold(state, seat);
    for (const to of seatsFrom(state, seat)) {
      if (to === seat) continue;
      for (const amount of GIFTS) if (amount <= most) moves.push({ type: 'giveGold', to, amount });
    }
  },

  refuse(state, seat, { to, amount }) {
    if (!isSeat(to, state.players.length) || to === seat) return { code: 'noSuchSeat', rule: '1.2' };
    const most = freeGold(state, seat);
    return GIFTS.includes(amount) && amount <= most ? undefined : { code: 'badGift', rule: '14.1', most };
  },

  play: (turn, seat, { to, amount }) => applyEvent(turn, { type: 'goldMoved', from: seat, to, amount, why: 'gift' }),
};
