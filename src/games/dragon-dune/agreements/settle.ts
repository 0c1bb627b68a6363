import type { Seat } from '#kernel';
import { applyEvent } from '../evolve.ts';
import { playerAt } from '../queries.ts';
import type { State, Turn } from '../types.ts';
import { goldFor } from './gold.ts';
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
    applyEvent(turn, { type: 'agreementEnded', agreement: id, isFinal: true });
  }
};

/** Pays of this sum what there is; answers what is left to pay. */
const payOff = (turn: Turn, { agreement: { id }, clause: { by, to } }: Promise, sum: number): number => {
  const amount = Math.min(sum, goldFor(turn.state, by, id));
  if (amount > 0) applyEvent(turn, { type: 'goldMoved', from: by, to, amount, why: 'promise', agreement: id });
  return sum - amount;
};

/** Rules 14.7 and 14.13: pays what there is; the rest is a debt. */
const payPromised = (turn: Turn, promise: Promise): void => {
  const { agreement, clause } = promise;
  const left = payOff(turn, promise, clause.amount);
  if (left === 0) settle(turn, promise, 'kept');
  else applyEvent(turn, { type: 'debtLeft', agreement: agreement.id, clause, left });
};

const isDebt = ({ kind, when }: Clause): boolean => kind === 'pay' && when === 'due';

/** Rule 14.13: debts are paid as soon as there is gold for them, in the order in which the agreements were made. */
export const payDebts = (turn: Turn): void => {
  const { state } = turn;
  for (;;) {
    const payable = binding(state, isDebt).find(({ agreement, clause }) => goldFor(state, clause.by, agreement.id) > 0);
    if (payable === undefined) return;
    payPromised(turn, payable);
  }
};

/** What was promised for this moment is paid. */
export const payDue = (turn: Turn, when: When): void => {
  if (turn.state.agreements.length === 0) return;
  for (const found of binding(turn.state, clause => clause.kind === 'pay' && clause.when === when)) {
    payPromised(turn, found);
    // Whoever was paid may owe something older.
    payDebts(turn);
  }
};

/** Rules 14.7 and 14.13: out of each sum that is earned, what was promised of it goes on. */
export const sharePromised = (turn: Turn, seat: Seat, earned: number): void => {
  if (turn.state.agreements.length === 0) return;
  let rest = earned;
  for (const found of binding(turn.state, ({ kind, by }) => kind === 'share' && by === seat)) {
    const { agreement, clause } = found;
    const sum = Math.min(rest, clause.amount);
    if (sum === 0) continue;
    rest -= sum;
    const left = payOff(turn, found, sum);
    if (left > 0) applyEvent(turn, { type: 'debtLeft', agreement: agreement.id, clause, left });
  }
};

/** Rules 14.4 and 14.5: with a new turn offers lapse, and what was promised for earlier turns is over; a payment waits. */
export const expire = (turn: Turn): void => {
  const { state } = turn;
  for (const { id, isBinding } of state.agreements) {
    if (!isBinding) applyEvent(turn, { type: 'agreementEnded', agreement: id, isFinal: true });
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

/** Rule 14.5: a promise to ally is kept by being allied. */
export const keepAlliances = (turn: Turn): void => {
  const { state } = turn;
  if (state.agreements.length === 0) return;
  const isKept = ({ kind, by, to }: Clause): boolean => kind === 'allyWith' && playerAt(state, by).ally === to;
  for (const found of binding(state, isKept)) settle(turn, found, 'kept');
};
