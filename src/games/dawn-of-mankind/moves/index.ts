import type { MoveRules } from '#kernel';
import type { Event, Move, Refusal, State } from '../types.ts';
import { cook } from './cook.ts';
import { createArt } from './createArt.ts';
import { decline } from './decline.ts';
import { endTurn } from './endTurn.ts';
import { expand } from './expand.ts';
import { give } from './give.ts';
import { pay } from './pay.ts';
import { perform } from './perform.ts';
import { placeCard } from './placeCard.ts';
import { placeMeeple } from './placeMeeple.ts';
import { rest } from './rest.ts';
import { shift } from './shift.ts';
import { skipArt } from './skipArt.ts';
import { skipMeal } from './skipMeal.ts';
import { stay } from './stay.ts';
import { stopGiving } from './stopGiving.ts';
import { study } from './study.ts';
import { take } from './take.ts';
import { takeSetupCard } from './takeSetupCard.ts';
import { useMedicine } from './useMedicine.ts';
import { walk } from './walk.ts';

export const MOVE_RULES: MoveRules<State, Event, Refusal, Move> = {
  takeSetupCard,
  placeMeeple,
  walk,
  useMedicine,
  createArt,
  skipArt,
  shift,
  stay,
  perform,
  decline,
  study,
  pay,
  placeCard,
  give,
  stopGiving,
  take,
  rest,
  cook,
  expand,
  skipMeal,
  endTurn,
};
