import { at, seat as toSeat, seatsOf } from '#kernel';
import { isSoloTribute } from '../effects/abilities.ts';
import { settleTribute, stealFarmer } from '../effects/tribute.ts';
import { canBeRobbed, playerAt } from '../queries.ts';
import { afterAbility, beginStep } from '../turn.ts';
import type { IunuRule, MoveOf } from '../types.ts';
import { citizenInUse } from './citizenInUse.ts';

const ROB = seatsOf(4).map((victim): MoveOf<'rob'> => ({ type: 'rob', victim }));

/** Rules 5.9 to 5.11: a Soldier goes for a Farmer; whoever has a Deben may pay instead. */
export const rob: IunuRule<'rob'> = {
  offer(state, seat, moves) {
    if (citizenInUse(state) !== 'soldier') return;
    for (let victim = 0; victim < state.players.length; victim++) {
      if (canBeRobbed(state, seat, toSeat(victim))) moves.push(at(ROB, victim));
    }
  },

  refuse(state, seat, { victim }) {
    const citizen = citizenInUse(state);
    if (citizen !== 'soldier' || isSoloTribute(state)) return { code: 'otherAbility', rule: '4.3', citizen };
    return canBeRobbed(state, seat, victim) ? undefined : { code: 'nothingToSteal', rule: '5.9', victim };
  },

  play(turn, seat, { victim }) {
    const { debens, standing } = playerAt(turn.state, victim);
    if (debens === 0) {
      stealFarmer(turn, victim);
      afterAbility(turn, seat);
    } else if (standing === 'ask') {
      beginStep(turn, { at: 'tribute', victim });
    } else {
      settleTribute(turn, victim, standing === 'pay');
      afterAbility(turn, seat, true);
    }
  },
};
