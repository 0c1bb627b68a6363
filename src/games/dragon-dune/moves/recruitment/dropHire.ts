import { recruited } from '../../effects/marching.ts';
import { begin } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import type { MoveOf, Rule } from '../../types.ts';

const DROP: MoveOf<'dropHire'> = { type: 'dropHire' };

/** Rule 10.6: whoever announced hiring need not hire; the step is over. */
export const dropHire: Rule<'dropHire'> = {
  offer: (_state, _seat, moves) => void moves.push(DROP),

  refuse: () => undefined,

  play(turn, seat) {
    applyEvent(turn, { type: 'hireDropped', seat });
    recruited(turn);
    begin(turn, { at: 'resuming' });
  },
};
