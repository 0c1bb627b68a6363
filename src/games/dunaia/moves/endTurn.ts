import { endPick, passTurn } from '../turn.ts';
import type { DunaiaRule, MoveOf } from '../types.ts';

const END_TURN: MoveOf<'endTurn'> = { type: 'endTurn' };

/** Rule 4.3: until now the last step could be taken back. */
export const endTurn: DunaiaRule<'endTurn'> = {
  offer: (_state, _seat, moves) => void moves.push(END_TURN),
  refuse: () => undefined,
  play: (turn, seat) => (turn.state.step.at === 'picked' ? endPick(turn, seat) : passTurn(turn, seat)),
};
