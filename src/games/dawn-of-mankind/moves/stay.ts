import { arrive } from '../effects/arrive.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const STAY: MoveOf<'stay'> = { type: 'stay' };

/** Rule 8.4: Adaptability need not be used. */
export const stay: DawnRule<'stay'> = {
  offer: (_state, _seat, moves) => void moves.push(STAY),
  refuse: () => undefined,
  play: (turn, seat) => arrive(turn, seat),
};
