import { begins, effect, heading, joins, resumes, series, type LogRoles, type LogText } from '#kernel/log';
import type { ArtId } from '../components/art.ts';
import type { FaceId } from '../components/faces.ts';
import type { Progress } from '../components/progress.ts';
import type { Resource } from '../components/resources.ts';
import type { Event } from '../types.ts';
import type { View } from '../view.ts';

/** What the log counts. */
export type Counted = Resource | 'point';

/** A piece that the log can draw. */
export type LogPiece =
  | Counted
  | { readonly kind: 'meeple' | 'newborn' }
  | { readonly kind: 'face'; readonly face: FaceId }
  | { readonly kind: 'art'; readonly card: ArtId }
  | { readonly kind: 'progress'; readonly card: Progress };

type Quiet =
  | 'setupTurnBegun'
  | 'stepBegun'
  | 'meepleArrived'
  | 'meepleMovedOn'
  | 'resourceGained'
  | 'resourceLost'
  | 'pointsGained'
  | 'pointsLost';
export type Spoken = Exclude<Event['type'], Quiet>;

export type DawnLogText = LogText<Event, Spoken, Counted, LogPiece, View>;

/** A turn makes a line, and one more for art. */
export const roles: LogRoles<Event, Spoken, Counted> = {
  setupBegun: () => begins('start'),
  setupTurnBegun: () => 'turn',
  setupCardTaken: ({ seat }) => joins('setup', seat),
  meeplePlaced: ({ seat }) => series('setup', seat),
  turnBegun: ({ round }) => heading(1, round),
  stepBegun: undefined,
  medicineUsed: ({ seat }) => begins('walk', seat),
  meepleSetOut: ({ seat }) => begins('walk', seat),
  meepleShifted: ({ seat }) => joins('walk', seat),
  meepleBumped: () => joins('walk'),
  meepleArrived: undefined,
  meepleMovedOn: undefined,
  meepleBorn: ({ seat }) => effect(seat),
  meepleRetired: ({ seat }) => effect(seat),
  shoreLeft: ({ seat }) => effect(seat),
  actionPerformed: ({ seat }) => resumes('walk', seat),
  actionFailed: ({ seat }) => joins('walk', seat),
  actionDeclined: ({ seat }) => joins('walk', seat),
  resourceGained: ({ seat, resource, amount }) => [{ seat, counted: resource, amount }],
  resourceLost: ({ seat, resource, amount }) => [{ seat, counted: resource, amount: -amount }],
  foodSpoiled: ({ seat }) => effect(seat),
  pointsGained: ({ seat, amount }) => [{ seat, counted: 'point', amount }],
  pointsLost: ({ seat, amount }) => [{ seat, counted: 'point', amount: -amount }],
  pointsTested: ({ seat }) => effect(seat),
  artCreated: ({ seat }) => begins('art', seat),
  artReplaced: () => joins('art'),
  progressGained: ({ seat }) => joins('walk', seat),
  progressPlaced: ({ seat, covered }) => (covered === 'none' ? 'silent' : joins('walk', seat)),
  rested: ({ seat }) => begins('rest', seat),
  tribeExpanded: ({ seat }) => joins('rest', seat),
  clansTested: () => begins('end'),
  lotsDrawn: () => begins('end'),
  gameEnded: () => begins('end'),
};

export const weights: { readonly [T in Spoken]?: 0 | 2 | 3 } = {
  setupBegun: 0,
  artCreated: 2,
  progressGained: 2,
  meepleBumped: 2,
  clansTested: 3,
};
