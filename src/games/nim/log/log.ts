import { begins, joins, series, type LogRoles, type LogText } from '#kernel/log';
import type { Event } from '../types.ts';
import type { View } from '../view.ts';

export type Spoken = Exclude<Event['type'], 'turnBegun' | 'stepBegun'>;

export type NimLogText = LogText<Event, Spoken, never, never, View>;

export const roles: LogRoles<Event, Spoken, never> = {
  turnBegun: () => 'turn',
  stepBegun: undefined,
  stoneTaken: ({ seat }) => series('turn', seat),
  charmPlayed: ({ seat }) => joins('turn', seat),
  guessMade: ({ seat }) => begins('guess', seat),
  gameEnded: () => begins('end'),
};
