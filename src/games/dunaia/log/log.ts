import { begins, effect, effectSeries, heading, joins, type LogAmount, type LogRoles, type LogText } from '#kernel/log';
import type { Colour } from '../components/colours.ts';
import type { Elder, ElderPlace } from '../components/elders.ts';
import type { Account, Event } from '../types.ts';
import type { View } from '../view.ts';

/** What the log counts. */
export type Counted = 'flower';

/** A piece that the log can draw. */
export type LogPiece =
  | Counted
  | { readonly kind: 'die'; readonly face: number }
  | { readonly kind: 'dunaia' | 'chip'; readonly number: number }
  | { readonly kind: 'building'; readonly tile: number; readonly isComplete: boolean }
  | { readonly kind: 'elder'; readonly elder: Elder }
  | { readonly kind: 'fragment'; readonly fragment: ElderPlace }
  | { readonly kind: 'colour'; readonly colour: Colour };

type Quiet = 'turnBegun' | 'stepBegun' | 'slotFilled' | 'pileShuffled' | 'topShown' | 'flowersMoved';
export type Spoken = Exclude<Event['type'], Quiet>;

export type DunaiaLogText = LogText<Event, Spoken, Counted, LogPiece, View>;

const flowers = (account: Account, amount: number): readonly LogAmount<Counted>[] =>
  account === 'supply' ? [] : [{ seat: account, counted: 'flower', amount }];

/** A turn makes two lines, one for the Awakening and one for the recycling, and one for each Elder called. */
export const roles: LogRoles<Event, Spoken, Counted> = {
  roundBegun: () => heading(),
  turnBegun: () => 'turn',
  stepBegun: undefined,
  // The market lies open: what is new in it is seen there.
  slotFilled: undefined,
  pileShuffled: undefined,
  topShown: undefined,
  flowersMoved: ({ from, to, amount }) => [...flowers(from, -amount), ...flowers(to, amount)],
  elitePicked: ({ seat }) => begins('draft', seat),
  diceRolled: ({ seat }) => begins('dice', seat),
  dieTaken: ({ seat }) => begins('awakening', seat),
  dieTurned: ({ seat }) => joins('awakening', seat),
  dunaiaAwakened: ({ seat }) => joins('awakening', seat),
  dieRecycled: ({ seat }) => begins('recycling', seat),
  tilePlaced: ({ seat }) => joins('recycling', seat),
  elderCalled: ({ seat }) => begins('elder', seat),
  eliteUsed: ({ seat }) => begins('elite', seat),
  tileBooked: ({ seat }) => joins('elite', seat),
  dunaiaMoved: ({ seat }) => effectSeries(seat),
  chipInserted: ({ seat }) => effectSeries(seat),
  chipDiscarded: ({ seat }) => effectSeries(seat),
  tokenAdvanced: ({ seat, square }) => effect(seat, `site-${square}`),
  buildingCompleted: ({ seat, square }) => effect(seat, `site-${square}`),
  fragmentTaken: ({ seat }) => effect(seat),
  artefactCompleted: ({ seat }) => effect(seat),
  colourPlaced: ({ seat }) => effect(seat),
  prophecyTaken: ({ seat }) => begins('prophecy', seat),
  lastProphecyTaken: () => begins('end'),
  boardFilled: () => begins('end'),
  capReached: () => begins('end'),
  gameEnded: () => begins('end'),
};

export const weights: { readonly [T in Spoken]?: 0 | 2 | 3 } = {
  diceRolled: 0,
  tilePlaced: 2,
  buildingCompleted: 2,
  elderCalled: 2,
  artefactCompleted: 3,
  prophecyTaken: 3,
  lastProphecyTaken: 3,
  boardFilled: 3,
};
