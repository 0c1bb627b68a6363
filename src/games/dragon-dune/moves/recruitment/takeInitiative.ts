import { beginTurnOf } from '../../rounds/recruitment.ts';
import type { MoveOf, Rule } from '../../types.ts';

const TAKE: MoveOf<'takeInitiative'> = { type: 'takeInitiative' };

/** Rule 16.6: the Goblins have their turn now. */
export const takeInitiative: Rule<'takeInitiative'> = {
  offer: (_state, _seat, moves) => void moves.push(TAKE),
  refuse: () => undefined,
  play: (turn, seat) => beginTurnOf(turn, seat),
};
