import type { Seat } from '#kernel';
import { EXPAND_POINTS } from './components/box.ts';
import { MAT } from './components/progress.ts';
import type { Food } from './components/resources.ts';
import { canBear, hasAcquired, matOf, owned, pointsOf } from './queries.ts';
import type { State } from './types.ts';

/** What the mat cooks by, or the card on it. */
export const mealOf = (state: State, seat: Seat) => MAT.cooking[matOf(state, seat, 'cooking')];

/** Rule 9.4: whether the seat has food enough for a meal. */
export const canCook = (state: State, seat: Seat, food: Food): boolean =>
  owned(state, seat, food) >= mealOf(state, seat)[food].value;

export const canCookAny = (state: State, seat: Seat): boolean =>
  canCook(state, seat, 'fruit') || canCook(state, seat, 'meat');

/** Rules 8.13 and 9.5, as far as everybody can see: the points are the seat's own affair. */
export const seemsToExpand = (state: State, seat: Seat): boolean =>
  !hasAcquired(state, seat, 'cooking') && canBear(state, seat);

export const canExpand = (state: State, seat: Seat): boolean =>
  pointsOf(state, seat) >= EXPAND_POINTS && seemsToExpand(state, seat);
