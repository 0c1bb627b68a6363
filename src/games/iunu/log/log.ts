import {
  begins,
  effect,
  heading,
  joins,
  resumes,
  series,
  type LogAmount,
  type LogRoles,
  type LogText,
} from '#kernel/log';
import type { Afterlife } from '../components/afterlife.ts';
import type { Citizen } from '../components/citizens.ts';
import type { Account, Event } from '../types.ts';
import type { View } from '../view.ts';

/** What the log counts. */
export type Counted = 'deben';

/** A piece that the log can draw. */
export type LogPiece =
  | Counted
  | { readonly kind: 'citizen'; readonly citizen: Citizen }
  | { readonly kind: 'afterlife'; readonly card: Afterlife }
  | { readonly kind: 'die'; readonly face: number };

type Quiet = 'turnBegun' | 'turnEnded' | 'stepBegun' | 'dieLowered' | 'debensMoved';
export type Spoken = Exclude<Event['type'], Quiet>;

export type IunuLogText = LogText<Event, Spoken, Counted, LogPiece, View>;

const debens = (account: Account, amount: number): readonly LogAmount<Counted>[] =>
  account === 'supply' ? [] : [{ seat: account, counted: 'deben', amount }];

/** A turn makes two lines: what is laid, and what is done with it; and the Rejuvenation. */
export const roles: LogRoles<Event, Spoken, Counted> = {
  roundBegun: () => heading(),
  turnBegun: () => 'turn',
  turnEnded: undefined,
  stepBegun: undefined,
  // It follows from what the citizen does.
  dieLowered: undefined,
  debensMoved: ({ from, to, amount }) => [...debens(from, -amount), ...debens(to, amount)],
  diceRolled: () => begins('dice'),
  dieRerolled: ({ seat }) => begins('reroll', seat),
  endTriggered: () => begins('end'),
  citizensPlayed: ({ seat }) => begins('dynasty', seat),
  cardStashed: ({ seat }) => joins('dynasty', seat),
  cardDrawn: ({ seat }) => effect(seat),
  afterlifeDrawn: ({ seat }) => joins('dynasty', seat),
  afterlifeKept: ({ seat }) => joins('dynasty', seat),
  tributeAnswered: ({ pays }) => (pays ? joins('dynasty') : resumes('dynasty')),
  farmerStolen: ({ to }) => joins('dynasty', to),
  citizenFed: ({ seat }) => series('dynasty', seat),
  artisanHired: ({ seat }) => series('forum', seat),
  cardPlaced: ({ seat }) => series('forum', seat),
  cardTaken: ({ seat }) => series('forum', seat),
  cardRevealed: () => effect(),
  oldestRemoved: () => effect(),
  cityTook: () => begins('city'),
  stashRevealed: ({ seat }) => begins('shown', seat),
  afterlifeRevealed: ({ seat }) => joins('shown', seat),
  cityFed: () => series('cityFed'),
  cityDrewAfterlife: () => begins('city'),
  abilityLacked: () => joins('dynasty'),
  gameEnded: () => begins('end'),
  standingSet: () => begins('standing'),
};

export const weights: { readonly [T in Spoken]?: 0 | 2 | 3 } = {
  diceRolled: 0,
  cardRevealed: 0,
  standingSet: 0,
  citizensPlayed: 2,
  tributeAnswered: 3,
  farmerStolen: 3,
  endTriggered: 3,
};
