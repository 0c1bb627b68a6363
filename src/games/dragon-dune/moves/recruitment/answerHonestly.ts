import { beginFor } from '../../effects/steps.ts';
import { applyEvent } from '../../evolve.ts';
import type { MoveOf, Rule } from '../../types.ts';

const YES: MoveOf<'answerHonestly'> = { type: 'answerHonestly', isYes: true };
const NO: MoveOf<'answerHonestly'> = { type: 'answerHonestly', isYes: false };

/** Rule 16.8: whether it is honest, no machine can check. */
export const answerHonestly: Rule<'answerHonestly'> = {
  offer: (_state, _seat, moves) => void moves.push(YES, NO),

  refuse: (_state, _seat, { isYes }) =>
    typeof isYes === 'boolean' ? undefined : { code: 'answerYesOrNo', rule: '16.8' },

  play(turn, seat, { isYes }) {
    applyEvent(turn, { type: 'honestlyAnswered', of: seat, isYes });
    beginFor(turn, { at: 'turn' }, turn.state.active);
  },
};
