import { settleTribute } from '../effects/tribute.ts';
import { afterAbility } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';

const PAY: MoveOf<'answerTribute'> = { type: 'answerTribute', pays: true };
const YIELD: MoveOf<'answerTribute'> = { type: 'answerTribute', pays: false };

/** Rule 5.10: the only decision out of turn. Whoever is asked has a Deben. */
export const answerTribute: IunuRule<'answerTribute'> = {
  offer: (_state, _seat, moves) => void moves.push(PAY, YIELD),

  refuse: (_state, _seat, { pays }) =>
    typeof pays === 'boolean' ? undefined : { code: 'answerYesOrNo', rule: '5.10' },

  play(turn, seat, { pays }) {
    settleTribute(turn, seat, pays);
    afterAbility(turn, turn.state.turn, true);
  },
};
