import type { Seat } from '#kernel';
import { mostBid } from '../../agreements/gold.ts';
import { promiseNotToBid } from '../../agreements/promises.ts';
import { applyEvent } from '../../evolve.ts';
import { passTheWord } from '../../rounds/bidding.ts';
import type { Rule, State } from '../../types.ts';

const highest = ({ step }: State): number => (step.at === 'bidding' ? step.auction.high : 0);

const canBid = (state: State, seat: Seat, amount: number): boolean =>
  promiseNotToBid(state, seat, amount) === undefined;

/** Rules 9.4 and 9.5: more than the highest bid, and no more than could be paid. */
export const bid: Rule<'bid'> = {
  offer(state, seat, moves) {
    const most = mostBid(state, seat);
    for (let amount = highest(state) + 1; amount <= most && canBid(state, seat, amount); amount++)
      moves.push({ type: 'bid', amount });
  },

  refuse(state, seat, { amount }) {
    const [high, most] = [highest(state), mostBid(state, seat)];
    if (!Number.isInteger(amount) || amount <= high) return { code: 'bidTooLow', rule: '9.4', high };
    return amount > most ? { code: 'bidTooHigh', rule: '9.5', most } : promiseNotToBid(state, seat, amount);
  },

  play(turn, seat, { amount }) {
    const { step } = turn.state;
    if (step.at !== 'bidding') return;
    applyEvent(turn, { type: 'bidMade', seat, amount });
    passTheWord(turn, { ...step.auction, high: amount, leader: seat, passes: 0 }, seat);
  },
};
