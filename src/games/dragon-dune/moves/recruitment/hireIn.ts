import { TERRITORIES } from '../../components/territories.ts';
import { cheapestHire } from '../../effects/hiring.ts';
import { beginFor } from '../../effects/steps.ts';
import { playerAt } from '../../queries.ts';
import type { Rule } from '../../types.ts';
import { refuseRecruits } from '../checks.ts';

/** Rule 10.7: one territory a turn, anywhere but at the dragon marker or in a full castle. */
export const hireIn: Rule<'hireIn'> = {
  offer(state, seat, moves) {
    const { gold } = playerAt(state, seat);
    for (const territory of TERRITORIES) {
      if (cheapestHire(state, seat, territory) <= gold && refuseRecruits(state, seat, territory) === undefined)
        moves.push({ type: 'hireIn', territory });
    }
  },

  refuse(state, seat, { territory }) {
    const refusal = refuseRecruits(state, seat, territory);
    if (refusal !== undefined) return refusal;
    const { gold } = playerAt(state, seat);
    const cost = cheapestHire(state, seat, territory);
    return cost > gold ? { code: 'tooDear', rule: '10.7', cost, gold } : undefined;
  },

  play: (turn, seat, { territory }) => beginFor(turn, { at: 'hiring', territory }, seat),
};
