import type { Seat } from '#kernel';
import { applyEvent } from '../evolve.ts';
import { freeGold } from './gold.ts';
import type { State, Turn } from '../types.ts';
import type { Agreement, Clause, When } from './types.ts';

interface Promise {
  readonly agreement: Agreement;
  readonly clause: Clause;
}

/** The binding clauses that fit; a list of its own, because settling one changes the agreements. */
const binding = (state: State, fits: (clause: Clause) => boolean): readonly Promise[] =>
  state.agreements.flatMap(agreement =>
    agreement.isBinding ? agreement.clauses.filter(fits).map(clause => ({ agreement, clause })) : [],
  );

const settle = (turn: Turn, { agreement: { id }, clause }: Promise, how: 'kept' | 'waived' | 'expired'): void => {
  applyEvent(turn, { type: 'clauseSettled', agreement: id, clause, how });
  if (turn.state.agreements.some(agreement => agreement.id === id && agreement.clauses.length === 0)) {
    applyEvent(turn, { type: 'agreementEnded', agreement: id });
  }
};

/** Rules 14.7 and 14.8: pays as far as the gold goes; the rest of the promise is waived. */
const payPromised = (turn: Turn, { by, to, amount }: Clause): boolean => {
  const payable = Math.min(amount, freeGold(turn.state, by));
  if (payable > 0) applyEvent(turn, { type: 'goldMoved', from: by, to, amount: payable, why: 'promise' });
  return payable === amount;
};

/** What was promised for this moment is paid. */
export const payDue = (turn: Turn, when: When): void => {
  if (turn.state.agreements.length === 0) return;
  for (const found of binding(turn.state, clause => clause.kind === 'pay' && clause.when === when)) {
    settle(turn, found, payPromised(turn, found.clause) ? 'kept' : 'waived');
  }
};

/** Rule 14.7: out of each sum that is earned, what was promised of it goes on. */
export const sharePromised = (turn: Turn, seat: Seat, earned: number): void => {
  if (turn.state.agreements.length === 0) return;
  let left = earned;
  for (const { clause } of binding(turn.state, ({ kind, by }) => kind === 'share' && by === seat)) {
    const amount = Math.min(left, clause.amount, freeGold(turn.state, seat));
    if (amount <= 0) continue;
    left -= amount;
    applyEvent(turn, { type: 'goldMoved', from: seat, to: clause.to, amount, why: 'promise' });
  }
};

/** Rules 14.4 and 14.5: with a new turn offers lapse, and what was promised for earlier turns is over; a payment waits. */
export const expire = (turn: Turn): void => {
  const { state } = turn;
  for (const { id, isBinding } of state.agreements) {
    if (!isBinding) applyEvent(turn, { type: 'agreementEnded', agreement: id });
  }
  for (const found of binding(state, ({ kind, until }) => kind !== 'pay' && until < state.turn)) {
    settle(turn, found, found.clause.kind === 'allyWith' ? 'waived' : 'expired');
  }
};

/** What was promised for one card of the auction ends with it. */
export const expireCard = (turn: Turn): void => {
  if (turn.state.agreements.length === 0) return;
  for (const found of binding(turn.state, ({ kind, when }) => kind === 'bidAtMost' && when === 'card')) {
    settle(turn, found, 'kept');
  }
};

/** Rule 14.5: a promise to ally is kept by allying. */
export const keepAllianceOf = (turn: Turn, one: Seat, other: Seat): void => {
  if (turn.state.agreements.length === 0) return;
  const isTheirs = ({ kind, by, to }: Clause): boolean =>
    kind === 'allyWith' && ((by === one && to === other) || (by === other && to === one));
  for (const found of binding(turn.state, isTheirs)) settle(turn, found, 'kept');
};

/** Rule 14.4: all have accepted. */
export const bind = (turn: Turn, agreement: number): void => {
  applyEvent(turn, { type: 'agreementBound', agreement });
  payDue(turn, 'now');
};
