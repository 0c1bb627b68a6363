import { HIDDEN, type Seat } from '#kernel';
import {
  begins,
  effect,
  heading,
  joins,
  replaces,
  series,
  type LogAmount,
  type LogRole,
  type LogRoles,
  type LogText,
} from '#kernel/log';
import type { Artifact, EventCard } from '../components/cards.ts';
import type { Territory } from '../components/territories.ts';
import type { Account, CardUse, Event, UnitsHow } from '../events.ts';
import type { View } from '../view.ts';

/** What the log counts. */
export type Counted = 'gold';

/** A piece that the log can draw. */
export type LogPiece =
  | Counted
  | { readonly kind: 'territory'; readonly territory: Territory }
  | { readonly kind: 'card'; readonly card: Artifact | EventCard }
  | { readonly kind: 'dragon' | 'troll' | 'council' | 'artifact' };

/** What nobody would miss: what is asked, answered or done follows, or is nothing. */
type Quiet =
  | 'cardsDealt'
  | 'stepBegun'
  | 'windowOpened'
  | 'answerSealed'
  | 'windowClosed'
  | 'declined'
  | 'seatBegun'
  | 'seatDone'
  | 'progressed'
  | 'bidPassed'
  | 'councilPassed'
  | 'deckReshuffled'
  | 'questionOver'
  | 'battleOver'
  | 'draftChanged'
  | 'groupHalted';
export type Spoken = Exclude<Event['type'], Quiet>;

export type DragonDuneLogText = LogText<Event, Spoken, Counted, LogPiece, View>;

const gold = (account: Account, amount: number): readonly LogAmount<Counted>[] =>
  account === 'bank' ? [] : [{ seat: account, counted: 'gold', amount }];

/** Cards that are discarded in the middle of something else. */
const ON_THE_WAY: readonly CardUse[] = ['stop', 'battle', 'range', 'question', 'payment', 'halfPrice', 'hiding'];

const UNITS: { readonly [H in UnitsHow]: (seat: Seat) => LogRole } = {
  deploy: seat => joins('deploy', seat),
  revive: seat => joins('recruit', seat),
  conscript: seat => joins('recruit', seat),
  raise: seat => joins('recruit', seat),
  hire: seat => replaces('hire', seat),
  disband: seat => replaces('disband', seat),
  march: seat => begins('march', seat),
  ride: seat => begins('march', seat),
  fly: seat => joins('use', seat),
};

export const roles: LogRoles<Event, Spoken, Counted> = {
  turnBegun: () => heading(1),
  roundBegun: () => heading(2),
  starterDrawn: () => begins('setup'),
  dragonPlaced: () => begins('setup'),
  cardsDealt: undefined,
  stepBegun: undefined,
  windowOpened: undefined,
  answerSealed: undefined,
  windowClosed: undefined,
  declined: undefined,
  standingSet: () => begins('standing'),
  answerVoided: () => begins('standing'),
  seatBegun: () => 'turn',
  seatDone: undefined,
  progressed: undefined,
  starterMoved: () => begins('starter'),
  gameEnded: () => begins('end'),
  dragonMoved: () => begins('dragon'),
  unitsMoved: ({ seat, how }) => UNITS[how](seat),
  unitsLost: ({ seat }) => effect(seat),
  hidingChanged: ({ seat }) => effect(seat),
  trollLeft: () => joins('march'),
  wallsBreached: ({ seat }) => joins('use', seat),
  goldPlaced: () => joins('event'),
  goldBurnt: () => effect(),
  goldCollected: ({ seat }) => series('collect', seat),
  goldMoved: ({ from, to, amount, why }) =>
    why === 'income' && to !== 'bank'
      ? series('income')
      : (why === 'gift' || why === 'promise') && from !== 'bank'
        ? begins('gift', from)
        : [...gold(from, -amount), ...gold(to, amount)],
  // Nothing has moved.
  groupHalted: undefined,
  hireDeclared: ({ seat }) => begins('hire', seat),
  hireDropped: ({ seat }) => replaces('hire', seat),
  disbandDeclared: ({ seat }) => begins('disband', seat),
  checkCardRevealed: () => begins('event'),
  eventCardRevealed: () => joins('event'),
  eventPeeked: ({ seat, card }) => (card === HIDDEN ? 'silent' : begins('peek', seat)),
  cardPutUp: () => begins('auction'),
  bidMade: () => series('auction'),
  bidPassed: undefined,
  cardWon: ({ seat }) => replaces('auction', seat),
  cardUnsold: () => joins('auction'),
  // That a card is drawn without being seen follows from what was won.
  cardDrawn: ({ seat, card }) => (card === HIDDEN ? 'silent' : effect(seat)),
  cardDiscarded: ({ seat, use }) => (ON_THE_WAY.includes(use) ? effect(seat) : joins('use', seat)),
  deckReshuffled: undefined,
  lootSold: ({ seat }) => effect(seat),
  lootTaken: ({ to }) => effect(to),
  councilBegun: () => begins('council'),
  councilPassed: undefined,
  allianceProposed: ({ from }) => begins('alliance', from),
  proposalRefused: () => joins('alliance'),
  allianceFormed: ({ one }) => replaces('alliance', one),
  allianceBroken: ({ by }) => begins('council', by),
  battleBegun: ({ battle: { fighters } }) => begins('battle', fighters[0]),
  questionAsked: ({ asker }) => effect(asker),
  questionAnswered: ({ seat }) => effect(seat),
  questionOver: undefined,
  plansRevealed: () => joins('battle'),
  betrayalsRevealed: ({ betrayals }) => (betrayals.every(pair => pair === 'no') ? 'silent' : joins('battle')),
  battleWon: ({ winner }) => begins('battleWon', winner),
  battleLostByAll: () => begins('battleWon'),
  battleOver: undefined,
  honestlyAsked: ({ asker }) => begins('honesty', asker),
  honestlyAnswered: ({ of }) => begins('honesty', of),
  draftChanged: undefined,
  agreementOffered: ({ agreement: { author } }) => begins('agreement', author),
  agreementAccepted: ({ seat }) => begins('agreement', seat),
  agreementBound: () => begins('agreement'),
  agreementDeclined: ({ seat }) => begins('agreement', seat),
  endWished: ({ seat }) => begins('agreement', seat),
  agreementEnded: () => begins('agreement'),
  debtLeft: () => begins('agreement'),
  clauseSettled: () => begins('agreement'),
};

export const weights: { readonly [T in Spoken]?: 0 | 2 | 3 } = {
  standingSet: 0,
  starterMoved: 0,
  eventPeeked: 0,
  cardPutUp: 0,
  bidMade: 0,
  cardUnsold: 0,
  goldPlaced: 0,
  checkCardRevealed: 0,
  goldCollected: 0,
  unitsMoved: 2,
  unitsLost: 2,
  allianceFormed: 3,
  allianceBroken: 3,
  battleBegun: 2,
  battleWon: 3,
  battleLostByAll: 3,
  agreementOffered: 2,
};
