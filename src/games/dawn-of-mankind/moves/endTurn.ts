import { passTurn } from '../turn.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const END_TURN: MoveOf<'endTurn'> = { type: 'endTurn' };

/** Rule 3.3: until now the last step could be taken back. */
export const endTurn: DawnRule<'endTurn'> = {
  offer: (_state, _seat, moves) => void moves.push(END_TURN),
  refuse: () => undefined,
  play: (turn, seat) => passTurn(turn, seat),
};
