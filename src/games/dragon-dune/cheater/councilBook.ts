import { at, seatsOf, type Seat } from '#kernel';
import type { Event } from '../events.ts';
import { NOBODY } from '../types.ts';
import { broken, brokenIf } from './brokenPromise.ts';
import { promisesOf, type Ledger, type Obligation } from './ledger.ts';

type Heard<T extends Event['type']> = Extract<Event, { type: T }>;

const isFree = ({ allies }: Ledger, seat: Seat): boolean => at(allies, seat) === NOBODY;

const isForbidden = (ledger: Ledger, one: Seat, other: Seat): boolean =>
  promisesOf(ledger, one, 'notAlly', ({ to }) => to === other).length > 0 ||
  promisesOf(ledger, other, 'notAlly', ({ to }) => to === one).length > 0;

/** Whether the one who promised can still do something for it in this Council: the other is free and was not asked yet. */
const canBeKept = (ledger: Ledger, { by, to }: Obligation): boolean =>
  isFree(ledger, to) && !ledger.council.proposed.includes(`${by}>${to}`) && !isForbidden(ledger, by, to);

const canLeaveAlly = (ledger: Ledger, seat: Seat): boolean => {
  const ally = at(ledger.allies, seat);
  const { broke, formed } = ledger.council;
  if (broke.includes(seat) || formed.includes(seat)) return false;
  return promisesOf(ledger, seat, 'notBreak', ({ to }) => to === ally).length === 0;
};

/** Promises to ally that this seat leaves undone, though they could be kept. */
const neglected = (ledger: Ledger, seat: Seat): readonly Obligation[] =>
  isFree(ledger, seat) || canLeaveAlly(ledger, seat)
    ? promisesOf(ledger, seat, 'allyWith', promise => canBeKept(ledger, promise))
    : [];

export const beginCouncil = (ledger: Ledger): void => {
  ledger.council = { isOpen: true, proposed: [], broke: [], formed: [] };
};

export const hearPass = (ledger: Ledger, { seat }: Heard<'councilPassed'>): void =>
  brokenIf(neglected(ledger, seat), 'passes in the Council');

export const hearProposal = ({ council }: Ledger, { from, to }: Heard<'allianceProposed'>): void =>
  void council.proposed.push(`${from}>${to}`);

/** Rule 14.16: being or becoming allies keeps the promise. */
export const dropKeptAlliances = (ledger: Ledger): void => {
  ledger.obligations = ledger.obligations.filter(({ kind, by, to }) => kind !== 'allyWith' || ledger.allies[by] !== to);
};

export const hearAlliance = (ledger: Ledger, { one, other }: Heard<'allianceFormed'>): void => {
  for (const [by, to] of [
    [one, other],
    [other, one],
  ] as const) {
    brokenIf(
      promisesOf(ledger, by, 'notAlly', promise => promise.to === to),
      'allies all the same',
    );
    const hasPromisedThis = promisesOf(ledger, by, 'allyWith', promise => promise.to === to).length > 0;
    const elsewhere = promisesOf(ledger, by, 'allyWith', promise => promise.to !== to && canBeKept(ledger, promise));
    if (!hasPromisedThis) brokenIf(elsewhere, 'allies with somebody else');
  }
  ledger.allies[one] = other;
  ledger.allies[other] = one;
  ledger.council.formed.push(one, other);
  dropKeptAlliances(ledger);
};

export const hearBreak = (ledger: Ledger, { by, ally }: Heard<'allianceBroken'>): void => {
  brokenIf(
    promisesOf(ledger, by, 'notBreak', ({ to }) => to === ally),
    'leaves the ally',
  );
  ledger.allies[by] = NOBODY;
  ledger.allies[ally] = NOBODY;
  ledger.council.broke.push(by);
};

/** The event card ends a Council. */
export const endCouncil = (ledger: Ledger): void => {
  if (!ledger.council.isOpen) return;
  for (const seat of seatsOf(ledger.allies.length)) {
    const [promise] = neglected(ledger, seat);
    if (promise !== undefined) broken(promise, 'the Council is over and nothing was done for it');
  }
  ledger.council.isOpen = false;
};
