import { FOODS, isFood } from '../components/resources.ts';
import { gainPoints, lose } from '../effects/gains.ts';
import { endRest } from '../effects/rest.ts';
import { canCook, mealOf } from '../meals.ts';
import { owned } from '../queries.ts';
import type { DawnRule } from '../types.ts';

/** Rule 9.4: one exchange of fruit or of meat for points. */
export const cook: DawnRule<'cook'> = {
  offer(state, seat, moves) {
    for (const food of FOODS) if (canCook(state, seat, food)) moves.push({ type: 'cook', food });
  },

  refuse(state, seat, { food }) {
    if (!isFood(food)) return { code: 'notFood', rule: '1.6' };
    if (canCook(state, seat, food)) return undefined;
    const needed = mealOf(state, seat)[food].value;
    return { code: 'notEnoughFood', rule: '9.4', needed, owned: owned(state, seat, food) };
  },

  play(turn, seat, { food }) {
    const meal = mealOf(turn.state, seat);
    lose(turn, seat, food, meal[food].value);
    gainPoints(turn, seat, meal.points.value, 'cooking');
    endRest(turn, seat);
  },
};
