import { at, type Seat } from '#kernel';
import { Violation } from '#kernel/testing';
import type { Event } from '../events.ts';
import { BANK } from '../places.ts';
import { NOBODY, type MaybeSeat } from '../types.ts';
import { brokenIf } from './brokenPromise.ts';
import {
  beginCouncil,
  dropKeptAlliances,
  endCouncil,
  hearAlliance,
  hearBreak,
  hearPass,
  hearProposal,
} from './councilBook.ts';
import { hearCollection, hearGold } from './goldBook.ts';
import { isVisibleIn, promisesOf, type BoundAgreement, type Ledger, type Obligation } from './ledger.ts';

type Heard<T extends Event['type']> = Extract<Event, { type: T }>;

interface Transfer {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const move = ({ units, hidden }: Ledger, { seat, from, to, count }: Transfer): void => {
  const own = at(units, seat);
  own[from] = at(own, from) - count;
  own[to] = at(own, to) + count;
  if (from < BANK && own[from] === 0) hidden[seat] = at(hidden, seat) & ~(1 << from);
};

/** Promises that keep a seat from being, newly, where it now is. */
const checkPlace = (ledger: Ledger, seat: Seat, where: number, how: string): void => {
  brokenIf(
    promisesOf(ledger, seat, 'keepPeace', ({ to }) => isVisibleIn(ledger, to, where)),
    `${how} beside ${where}`,
  );
};

const hearMove = (ledger: Ledger, event: Heard<'unitsMoved'>): void => {
  const { seat, to, how } = event;
  if (to < BANK) {
    brokenIf(
      promisesOf(ledger, seat, 'stayOut', ({ territory }) => territory === to),
      `units ${how} there`,
    );
    checkPlace(ledger, seat, to, `units ${how}`);
  }
  move(ledger, event);
};

const hearHiding = (ledger: Ledger, { seat, territory, isHidden, cause }: Heard<'hidingChanged'>): void => {
  // Others than the Elves come out because they must.
  const isChoice = !isHidden && cause === 'start' && ledger.factions[seat] === 'elves';
  if (isChoice) checkPlace(ledger, seat, territory, 'comes out');
  const mask = 1 << territory;
  const hidden = at(ledger.hidden, seat);
  ledger.hidden[seat] = isHidden ? hidden | mask : hidden & ~mask;
};

const agreementOf = ({ agreements }: Ledger, id: number): BoundAgreement => {
  const found = agreements.find(agreement => agreement.id === id);
  if (found === undefined) throw new Violation(`agreement ${id} was never offered, or is over`);
  return found;
};

const hearBound = (ledger: Ledger, { agreement: id }: Heard<'agreementBound'>): void => {
  const agreement = agreementOf(ledger, id);
  agreement.isBinding = true;
  const order = ledger.nextOrder++;
  for (const clause of agreement.clauses) {
    if (clause.kind !== 'words')
      ledger.obligations.push({ ...clause, agreement: id, order, isDue: clause.when === 'now' });
  }
  dropKeptAlliances(ledger);
};

const isOver = ({ turn }: Ledger, { kind, until, when }: Obligation): boolean => {
  if (kind === 'pay') return false;
  return until < turn || (kind === 'bidAtMost' && when === 'card');
};

/** What has run out is no longer to be kept. */
const dropExpired = (ledger: Ledger): void => {
  ledger.obligations = ledger.obligations.filter(({ kind, until }) => kind === 'pay' || until >= ledger.turn);
};

const dropAuction = (ledger: Ledger): void => {
  ledger.auction = { leader: NOBODY, high: 0 };
};

const dropCardLimits = (ledger: Ledger): void => {
  dropAuction(ledger);
  ledger.obligations = ledger.obligations.filter(({ kind, when }) => kind !== 'bidAtMost' || when !== 'card');
};

const hearEnd = (ledger: Ledger, { agreement: id }: Heard<'agreementEnded'>): void => {
  const { isBinding, wishes, parties } = agreementOf(ledger, id);
  const open = ledger.obligations.filter(promise => promise.agreement === id && !isOver(ledger, promise));
  if (isBinding && wishes !== parties) brokenIf(open, 'it ended, though not all wished it');
  ledger.agreements = ledger.agreements.filter(agreement => agreement.id !== id);
  ledger.obligations = ledger.obligations.filter(({ agreement }) => agreement !== id);
};

/** A clause that the rules call settled: a payment only by being paid, all others when they are over. */
const hearSettled = (ledger: Ledger, { agreement, clause, how }: Heard<'clauseSettled'>): void => {
  const { kind, by, to, until, when } = clause;
  const isSame = (promise: Obligation): boolean =>
    promise.agreement === agreement && promise.to === to && promise.until === until && promise.when === when;
  const open = promisesOf(ledger, by, kind, promise => isSame(promise) && !isOver(ledger, promise));
  if (kind !== 'pay' || how !== 'kept') brokenIf(open, `it is called ${how}`);
};

const STOPS: readonly string[] = ['survival', 'disband', 'hire', 'question', 'swap'];

const stopTarget = (ledger: Ledger, window: string): MaybeSeat => {
  if (window === 'survival') return ledger.factions.indexOf('orcs') as MaybeSeat;
  if (window === 'swap') return ledger.fighters[ledger.betrayals.indexOf('swapped')] ?? NOBODY;
  return ledger.announced;
};

const hearWindow = (ledger: Ledger, { window, by }: Heard<'windowClosed'>): void => {
  if (by === NOBODY || !STOPS.includes(window)) return;
  const target = stopTarget(ledger, window);
  brokenIf(
    promisesOf(ledger, by, 'noStop', ({ to }) => to === target),
    `stops ${target} (${window})`,
  );
};

const hearBetrayals = (ledger: Ledger, { betrayals }: Heard<'betrayalsRevealed'>): void => {
  ledger.betrayals = betrayals;
  for (const [side, pair] of betrayals.entries()) {
    const [traitor, victim] = [at(ledger.fighters, side), at(ledger.fighters, 1 - side)];
    const promises = promisesOf(ledger, traitor, 'noTreachery', ({ to }) => to === victim);
    if (pair !== 'no') brokenIf(promises, 'betrays');
  }
};

const hearRound = ({ obligations }: Ledger, { round }: Heard<'roundBegun'>): void => {
  for (const promise of obligations) if (promise.kind === 'pay' && promise.when === round) promise.isDue = true;
};

type Ears = { readonly [T in Event['type']]?: (ledger: Ledger, event: Heard<T>) => void };

const EARS: Ears = {
  turnBegun: (ledger, { turn }) => {
    ledger.turn = turn;
    dropExpired(ledger);
  },
  roundBegun: hearRound,
  unitsMoved: hearMove,
  unitsLost: (ledger, { seat, territory, to, count }) => move(ledger, { seat, from: territory, to, count }),
  hidingChanged: hearHiding,
  goldMoved: hearGold,
  goldCollected: hearCollection,
  cardPutUp: dropAuction,
  cardWon: dropCardLimits,
  cardUnsold: dropCardLimits,
  bidMade: (ledger, { seat, amount }) => {
    brokenIf(
      promisesOf(ledger, seat, 'bidAtMost', promise => amount > promise.amount),
      `bids ${amount}`,
    );
    ledger.auction = { leader: seat, high: amount };
  },
  councilBegun: beginCouncil,
  councilPassed: hearPass,
  allianceProposed: hearProposal,
  allianceFormed: hearAlliance,
  allianceBroken: hearBreak,
  eventCardRevealed: endCouncil,
  disbandDeclared: (ledger, { seat }) => void (ledger.announced = seat),
  hireDeclared: (ledger, { seat }) => void (ledger.announced = seat),
  questionAsked: (ledger, { asker }) => void (ledger.announced = asker),
  battleBegun: (ledger, { battle }) => void (ledger.fighters = battle.fighters),
  betrayalsRevealed: hearBetrayals,
  windowClosed: hearWindow,
  agreementOffered: (ledger, { agreement: { id, parties, clauses } }) =>
    void ledger.agreements.push({ id, parties, clauses, isBinding: false, wishes: 0 }),
  agreementBound: hearBound,
  agreementDeclined: (ledger, { agreement }) => {
    ledger.agreements = ledger.agreements.filter(({ id }) => id !== agreement);
  },
  endWished: (ledger, { seat, agreement }) => void (agreementOf(ledger, agreement).wishes |= 1 << seat),
  agreementEnded: hearEnd,
  clauseSettled: hearSettled,
};

/** Enters an event into the books; throws a `Violation` when it breaks a promise. */
export const hear = (ledger: Ledger, event: Event): void => {
  // TypeScript cannot see that an event's type and its ear's type are the same T.
  const ear = EARS[event.type] as ((ledger: Ledger, event: Event) => void) | undefined;
  ear?.(ledger, event);
};
