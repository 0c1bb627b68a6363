import { at } from '#kernel';
import { EXPAND_POINTS, FIRST_AREA_LIMIT } from '../components/box.ts';
import { FOODS } from '../components/resources.ts';
import { lose } from '../effects/gains.ts';
import { endRest } from '../effects/rest.ts';
import { applyEvent } from '../evolve.ts';
import { canExpand } from '../meals.ts';
import { canBear, hasAcquired, owned, pointsOf } from '../queries.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const EXPAND: MoveOf<'expand'> = { type: 'expand' };

/** Rule 9.5: all food and 3 points for a newborn. */
export const expand: DawnRule<'expand'> = {
  offer(state, seat, moves) {
    if (canExpand(state, seat)) moves.push(EXPAND);
  },

  refuse(state, seat) {
    if (hasAcquired(state, seat, 'cooking')) return { code: 'cookingForbidsExpanding', rule: '8.13' };
    const points = pointsOf(state, seat);
    if (points < EXPAND_POINTS) return { code: 'notEnoughPoints', rule: '9.5', needed: EXPAND_POINTS, owned: points };
    if (at(state.mats, seat) === 0) return { code: 'noMeepleOnMat', rule: '9.5' };
    return canBear(state, seat) ? undefined : { code: 'firstAreaFull', rule: '9.5', most: FIRST_AREA_LIMIT };
  },

  play(turn, seat) {
    applyEvent(turn, { type: 'tribeExpanded', seat });
    for (const food of FOODS) lose(turn, seat, food, owned(turn.state, seat, food));
    applyEvent(turn, { type: 'pointsLost', seat, amount: EXPAND_POINTS });
    applyEvent(turn, { type: 'meepleBorn', seat });
    endRest(turn, seat);
  },
};
