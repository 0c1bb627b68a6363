import type { GameLog } from '#kernel/log';
import type { Event } from '../types.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { roles, weights, type Counted, type LogPiece, type Spoken } from './log.ts';

export const log: GameLog<Event, Spoken, Counted, LogPiece, View> = { roles, texts: { en, fr }, weights };
export type { Counted, LogPiece };
