import { at } from '#kernel';
import { canPay, canStudy, isSoldOut, nextPrice, together } from '../costs.ts';
import { settlePrice } from '../effects/pay.ts';
import { settleCard } from '../effects/study.ts';
import { faceIn, hasAcquired } from '../queries.ts';
import type { DawnRule } from '../types.ts';

/** Rules 6.15 and 8.1: the top card of a stack, for the tile's fee and its own price. */
export const study: DawnRule<'study'> = {
  offer(state, seat, moves) {
    const fee = faceIn(state).lose;
    for (let stack = 0; stack < state.stacks.length; stack++) {
      if (canStudy(state, seat, stack, fee)) moves.push({ type: 'study', card: at(state.stacks, stack) });
    }
  },

  refuse(state, seat, { card }) {
    const stack = state.stacks.indexOf(card);
    if (stack < 0) return { code: 'noSuchStack', rule: '2.3' };
    if (isSoldOut(state, stack)) return { code: 'stackEmpty', rule: '8.1', card };
    if (hasAcquired(state, seat, card)) return { code: 'alreadyAcquired', rule: '8.2', card };
    const isAffordable = canPay(state, seat, faceIn(state).lose, nextPrice(state, stack));
    return isAffordable ? undefined : { code: 'cardTooDear', rule: '6.15', card };
  },

  play(turn, seat, { card }) {
    const stack = turn.state.stacks.indexOf(card);
    const price = together(faceIn(turn.state).lose, nextPrice(turn.state, stack));
    if (settlePrice(turn, seat, price, { for: 'card', stack })) settleCard(turn, seat, stack);
  },
};
