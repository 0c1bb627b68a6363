import { at, type Seat } from '#kernel';
import { Violation } from '#kernel/testing';
import type { Event } from '../events.ts';
import { broken } from './brokenPromise.ts';
import { goldBeyond, promisesOf, type Ledger, type Obligation } from './ledger.ts';

type Heard<T extends Event['type']> = Extract<Event, { type: T }>;

const add = ({ gold }: Ledger, account: Seat | 'bank', amount: number): void => {
  if (account !== 'bank') gold[account] = at(gold, account) + amount;
};

/** Of each sum that is earned, what was promised of it is due at once. */
const earn = (ledger: Ledger, seat: Seat, earned: number): void => {
  let rest = earned;
  for (const share of promisesOf(ledger, seat, 'share')) {
    const amount = Math.min(rest, share.amount);
    rest -= amount;
    if (amount > 0) ledger.obligations.push({ ...share, kind: 'pay', amount, when: 'due', isDue: true });
  }
};

/** What is paid by a promise goes to what is due by that agreement. */
const credit = (ledger: Ledger, from: Seat, to: Seat, { amount: paid, agreement }: Heard<'goldMoved'>): void => {
  let rest = paid;
  const isOwed = (promise: Obligation): boolean =>
    promise.isDue && promise.to === to && promise.agreement === agreement;
  for (const promise of promisesOf(ledger, from, 'pay', isOwed)) {
    const amount = Math.min(rest, promise.amount);
    promise.amount -= amount;
    rest -= amount;
  }
  if (rest > 0) throw new Violation(`${from} pays ${to} ${rest} gold more than is promised`);
  ledger.obligations = ledger.obligations.filter(({ kind, amount }) => kind !== 'pay' || amount > 0);
};

export const hearGold = (ledger: Ledger, event: Heard<'goldMoved'>): void => {
  const { from, to, amount, why } = event;
  add(ledger, from, -amount);
  add(ledger, to, amount);
  if (why === 'gift' && from !== 'bank' && goldBeyond(ledger, from) < 0) {
    const [promise] = promisesOf(ledger, from, 'pay');
    if (promise !== undefined) broken(promise, 'the gold for it is given away');
    throw new Violation(`${from} gives away gold that a bid locks`);
  }
  if (why === 'promise') {
    if (from !== 'bank' && to !== 'bank') credit(ledger, from, to, event);
  } else if (why !== 'gift' && to !== 'bank') earn(ledger, to, amount);
};

export const hearCollection = (ledger: Ledger, { seat, amount }: Heard<'goldCollected'>): void => {
  add(ledger, seat, amount);
  earn(ledger, seat, amount);
};

/** Once a move is over: what was to be paid now is paid, and nobody owes who has gold for it. */
export const auditDebts = (ledger: Ledger): void => {
  for (const promise of ledger.obligations) {
    const { kind, isDue, when, by, order } = promise;
    if (kind !== 'pay' || !isDue) continue;
    if (when === 'now') broken(promise, 'it was not paid at once');
    if (goldBeyond(ledger, by, order) > 0) broken(promise, 'it is owed, and there is gold for it');
  }
};
