import { begin } from '../../effects/steps.ts';
import type { MoveOf, Rule } from '../../types.ts';

const END: MoveOf<'endEmerging'> = { type: 'endEmerging' };

/** Rule 10.1: until then the Elves can take back what they said. */
export const endEmerging: Rule<'endEmerging'> = {
  offer: (_state, _seat, moves) => void moves.push(END),
  refuse: () => undefined,
  play: turn => begin(turn, { at: 'comingOut' }),
};
