import { isPlainAbility, usePlainAbility } from '../effects/abilities.ts';
import { afterAbility } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';
import { citizenInUse } from './citizenInUse.ts';

const USE_ABILITY: MoveOf<'useAbility'> = { type: 'useAbility' };

/** Rules 5.5, 5.16 and 12.6: an ability that leaves nothing to choose. */
export const useAbility: IunuRule<'useAbility'> = {
  offer(state, _seat, moves) {
    if (isPlainAbility(state, citizenInUse(state))) moves.push(USE_ABILITY);
  },

  refuse(state) {
    const citizen = citizenInUse(state);
    return isPlainAbility(state, citizen) ? undefined : { code: 'otherAbility', rule: '4.3', citizen };
  },

  play(turn, seat) {
    usePlainAbility(turn, seat, citizenInUse(turn.state));
    afterAbility(turn, seat);
  },
};
