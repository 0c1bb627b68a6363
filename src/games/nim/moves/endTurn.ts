import { passTurn } from '../turn.ts';
import type { NimRule } from '../types.ts';

/** Rule 2.2: a move of its own, so that the last stone can still be taken back. */
export const endTurn: NimRule<'endTurn'> = {
  offer(_state, _seat, moves) {
    moves.push({ type: 'endTurn' });
  },
  refuse() {
    return undefined;
  },
  play(turn, seat) {
    passTurn(turn, seat);
  },
};
