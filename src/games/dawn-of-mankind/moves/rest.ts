import { beginRest } from '../effects/rest.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const REST: MoveOf<'rest'> = { type: 'rest' };

/** Rule 9.1: resting is always allowed. */
export const rest: DawnRule<'rest'> = {
  offer: (_state, _seat, moves) => void moves.push(REST),
  refuse: () => undefined,
  play: (turn, seat) => beginRest(turn, seat),
};
