import { seatsOf, type Seat } from '#kernel';
import { bit } from '../components/territories.ts';
import { playerAt, seatsFrom } from '../queries.ts';
import type { PromiseRefusal } from '../refusals.ts';
import { proposalBit, type Council } from '../steps.ts';
import { NOBODY, type State } from '../types.ts';
import { promiseNotToBreak, promiseToAlly } from './promises.ts';

/** Whether a seat could leave its ally in this Council (rules 8.4 and 14.6). */
const canLeave = (state: State, { formed, broke }: Council, seat: Seat): boolean =>
  ((formed | broke) & bit(seat)) === 0 && promiseNotToBreak(state, seat) === undefined;

const isFree = (state: State, seat: Seat): boolean => playerAt(state, seat).ally === NOBODY;

const wasProposed = ({ proposed }: Council, from: Seat, to: Seat): boolean => (proposed & proposalBit(from, to)) !== 0;

/** A promise to ally with this player that can still be kept in this Council (rule 14.16). */
const keepablePromise = (state: State, council: Council, by: Seat, to: Seat): PromiseRefusal | undefined => {
  const promise = promiseToAlly(state, by, to);
  if (promise === undefined) return undefined;
  const isMutual = promiseToAlly(state, to, by) !== undefined;
  const canBoth =
    (isFree(state, by) || canLeave(state, council, by)) &&
    (isFree(state, to) || (isMutual && canLeave(state, council, to)));
  const canPropose = !wasProposed(council, by, to) || (isMutual && !wasProposed(council, to, by));
  return canBoth && canPropose ? promise : undefined;
};

/** The first promise to ally, with somebody else than `but`, that this seat can still keep in this Council. */
const firstKeepable = (state: State, council: Council, seat: Seat, but: Seat): PromiseRefusal | undefined => {
  for (const to of seatsFrom(state, seat)) {
    const promise = to === seat || to === but ? undefined : keepablePromise(state, council, seat, to);
    if (promise !== undefined) return promise;
  }
  return undefined;
};

/** Rule 14.16: a promise to ally with one player keeps a seat from an alliance with another. */
export const promiseToAllyElsewhere = (
  state: State,
  council: Council,
  seat: Seat,
  other: Seat,
): PromiseRefusal | undefined => {
  if (state.agreements.length === 0 || promiseToAlly(state, seat, other) !== undefined) return undefined;
  return firstKeepable(state, council, seat, other);
};

/** Rule 14.16: a promise to ally for which this seat can do something now: leave another ally, or propose. */
export const promiseToSpeak = (state: State, council: Council, seat: Seat): PromiseRefusal | undefined => {
  if (state.agreements.length === 0) return undefined;
  for (const to of seatsFrom(state, seat)) {
    if (to === seat) continue;
    const promise = keepablePromise(state, council, seat, to);
    const canAct = !isFree(state, seat) || (isFree(state, to) && !wasProposed(council, seat, to));
    if (promise !== undefined && canAct) return promise;
  }
  return undefined;
};

/** Rule 14.16: who has passed, and can now do something for a promise to ally, gets the word again. */
export const recallPromised = (state: State, council: Council): Council => {
  let { done } = council;
  for (const seat of seatsOf(state.players.length)) {
    const isAllied = (council.formed & bit(seat)) !== 0;
    if (!isAllied && promiseToSpeak(state, council, seat) !== undefined) done &= ~bit(seat);
  }
  return done === council.done ? council : { ...council, done };
};
