import type { MoveRules } from '#kernel';
import type { Event, Move, Refusal, State } from '../types.ts';
import { answerTribute } from './answerTribute.ts';
import { consult } from './consult.ts';
import { endTurn } from './endTurn.ts';
import { feed } from './feed.ts';
import { hireArtisan } from './hireArtisan.ts';
import { keepAfterlife } from './keepAfterlife.ts';
import { place } from './place.ts';
import { playCitizens } from './playCitizens.ts';
import { reroll } from './reroll.ts';
import { rob } from './rob.ts';
import { setStanding } from './setStanding.ts';
import { skipAbility } from './skipAbility.ts';
import { stash } from './stash.ts';
import { stopBaking } from './stopBaking.ts';
import { take } from './take.ts';
import { useAbility } from './useAbility.ts';

export const MOVE_RULES: MoveRules<State, Event, Refusal, Move> = {
  reroll,
  playCitizens,
  useAbility,
  skipAbility,
  stash,
  consult,
  keepAfterlife,
  rob,
  answerTribute,
  feed,
  stopBaking,
  place,
  hireArtisan,
  take,
  endTurn,
  setStanding,
};
