import { performNow } from '../effects/perform.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const PERFORM: MoveOf<'perform'> = { type: 'perform' };

/** Rule 12.2: a STUDY or NEWBORN tile that could be declined is used. */
export const perform: DawnRule<'perform'> = {
  offer: (_state, _seat, moves) => void moves.push(PERFORM),
  refuse: () => undefined,
  play: (turn, seat) => performNow(turn, seat),
};
