import { begin, beginFor } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { marched } from '../../effects/marching.ts';
import type { MoveOf, Rule } from '../../types.ts';

const HALT: MoveOf<'halt'> = { type: 'halt' };

/** Rules 6.6 and 10.10: a group that set out stays where it is after all; what it cost is spent. */
export const halt: Rule<'halt'> = {
  offer: (_state, _seat, moves) => void moves.push(HALT),

  refuse: () => undefined,

  play(turn, seat) {
    const { step } = turn.state;
    applyEvent(turn, { type: 'groupHalted', seat });
    if (step.at === 'landing') begin(turn, step.next);
    else {
      marched(turn);
      beginFor(turn, { at: 'turn' }, seat);
    }
  },
};
