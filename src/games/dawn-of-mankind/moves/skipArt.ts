import { afterArt } from '../effects/arrive.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const SKIP_ART: MoveOf<'skipArt'> = { type: 'skipArt' };

/** Rule 4.4: nobody has to create art. */
export const skipArt: DawnRule<'skipArt'> = {
  offer: (_state, _seat, moves) => void moves.push(SKIP_ART),
  refuse: () => undefined,
  play: (turn, seat) => afterArt(turn, seat),
};
