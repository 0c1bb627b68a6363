import { applyEvent } from '../evolve.ts';
import { faceInUse } from '../queries.ts';
import { afterAction } from '../turn.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const DECLINE: MoveOf<'decline'> = { type: 'decline' };

/** Rule 12.2: no fee, and no card or newborn. */
export const decline: DawnRule<'decline'> = {
  offer: (_state, _seat, moves) => void moves.push(DECLINE),
  refuse: () => undefined,
  play(turn, seat) {
    applyEvent(turn, { type: 'actionDeclined', seat, face: faceInUse(turn.state) });
    afterAction(turn, seat);
  },
};
