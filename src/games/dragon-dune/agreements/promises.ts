import type { Seat } from '#kernel';
import type { Territory } from '../components/territories.ts';
import type { PublicState } from '../publicState.ts';
import { playerAt, visibleUnits } from '../queries.ts';
import type { PromiseRefusal } from '../refusals.ts';
import { NOBODY } from '../types.ts';
import type { Clause, ClauseKind } from './types.ts';

/** The first binding promise of this seat that fits, as the reason why not (rule 14.6). */
const promise = (state: PublicState, seat: Seat, fits: (clause: Clause) => boolean): PromiseRefusal | undefined => {
  for (const { id, isBinding, clauses } of state.agreements) {
    if (!isBinding) continue;
    for (const clause of clauses) {
      if (clause.by !== seat || !fits(clause)) continue;
      return { code: 'promised', rule: '14.6', agreement: id, promise: clause.kind, to: clause.to };
    }
  }
  return undefined;
};

const towards = (state: PublicState, by: Seat, kind: ClauseKind, to: Seat): PromiseRefusal | undefined =>
  state.agreements.length === 0 ? undefined : promise(state, by, clause => clause.kind === kind && clause.to === to);

/** A promise that keeps a seat from bringing units there. */
export const promiseNotToEnter = (state: PublicState, seat: Seat, where: Territory): PromiseRefusal | undefined => {
  if (state.agreements.length === 0) return undefined;
  return promise(
    state,
    seat,
    ({ kind, territory, to }) =>
      (kind === 'stayOut' && territory === where) ||
      (kind === 'keepPeace' && visibleUnits(playerAt(state, to), where) > 0),
  );
};

/** A promise to keep the peace that keeps a hidden group from coming out there by choice. */
export const promiseNotToComeOut = (state: PublicState, seat: Seat, where: Territory): PromiseRefusal | undefined => {
  if (state.agreements.length === 0) return undefined;
  return promise(state, seat, ({ kind, to }) => kind === 'keepPeace' && visibleUnits(playerAt(state, to), where) > 0);
};

export const promiseNotToBid = (state: PublicState, seat: Seat, amount: number): PromiseRefusal | undefined => {
  if (state.agreements.length === 0) return undefined;
  return promise(state, seat, clause => clause.kind === 'bidAtMost' && amount > clause.amount);
};

export const promiseNotToAlly = (state: PublicState, by: Seat, to: Seat): PromiseRefusal | undefined =>
  towards(state, by, 'notAlly', to);

export const promiseNotToBreak = (state: PublicState, by: Seat): PromiseRefusal | undefined => {
  const { ally } = playerAt(state, by);
  return ally === NOBODY ? undefined : towards(state, by, 'notBreak', ally);
};

export const promiseNotToBetray = (state: PublicState, by: Seat, to: Seat): PromiseRefusal | undefined =>
  towards(state, by, 'noTreachery', to);

export const promiseNotToStop = (state: PublicState, by: Seat, to: Seat): PromiseRefusal | undefined =>
  towards(state, by, 'noStop', to);

/** A promise to ally with somebody, as far as no other promise forbids it. */
export const promiseToAlly = (state: PublicState, by: Seat, to: Seat): PromiseRefusal | undefined =>
  promiseNotToAlly(state, by, to) === undefined && promiseNotToAlly(state, to, by) === undefined
    ? towards(state, by, 'allyWith', to)
    : undefined;
