import { begin } from '../../effects/steps.ts';
import type { MoveOf, Rule } from '../../types.ts';

const END: MoveOf<'endTurn'> = { type: 'endTurn' };

/** Rule 10.16: until then the last steps can be taken back. */
export const endTurn: Rule<'endTurn'> = {
  offer: (_state, _seat, moves) => void moves.push(END),
  refuse: () => undefined,
  play: turn => begin(turn, { at: 'turnEnd' }),
};
