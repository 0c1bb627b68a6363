import { endRest } from '../effects/rest.ts';
import type { DawnRule, MoveOf } from '../types.ts';

const SKIP_MEAL: MoveOf<'skipMeal'> = { type: 'skipMeal' };

/** Rule 9.3: neither to cook nor to expand. */
export const skipMeal: DawnRule<'skipMeal'> = {
  offer: (_state, _seat, moves) => void moves.push(SKIP_MEAL),
  refuse: () => undefined,
  play: (turn, seat) => endRest(turn, seat),
};
