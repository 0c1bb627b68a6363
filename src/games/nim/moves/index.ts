import type { MoveRules } from '#kernel';
import type { Event, Move, Refusal, State } from '../types.ts';
import { endTurn } from './endTurn.ts';
import { guess } from './guess.ts';
import { playCharm } from './playCharm.ts';
import { takeStone } from './takeStone.ts';

export const MOVE_RULES: MoveRules<State, Event, Refusal, Move> = { takeStone, playCharm, endTurn, guess };
