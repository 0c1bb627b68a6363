import { recruited } from '../../effects/marching.ts';
import { begin } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import { isFaction } from '../../queries.ts';
import { STAGE } from '../../stages.ts';
import type { MoveOf, Rule } from '../../types.ts';

const DROP: MoveOf<'dropHire'> = { type: 'dropHire' };

/** Rule 10.6: whoever announced hiring need not hire; the step is over, but for the Orcs, who may still raise. */
export const dropHire: Rule<'dropHire'> = {
  offer: (_state, _seat, moves) => void moves.push(DROP),

  refuse: () => undefined,

  play(turn, seat) {
    const { state } = turn;
    applyEvent(turn, { type: 'hireDropped', seat });
    if (isFaction(state, seat, 'orcs'))
      applyEvent(turn, {
        type: 'progressed',
        progress: { ...state.progress, stage: STAGE.recruit, isHireDropped: true },
      });
    else recruited(turn);
    begin(turn, { at: 'resuming' });
  },
};
