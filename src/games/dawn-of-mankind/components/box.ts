/** Numbers of the box and of the rulebook that are on no card. All are printed in the rulebook. */
export const MEEPLES = 8;
export const FIRST_AREA_LIMIT = 3;
export const RESOURCE_MOST = 8;
export const MEAT_KEPT = 3;
export const FRUIT_KEPT = 6;
export const END_POINTS = 60;
export const ART_SLOTS = 4;
export const STACKS = 5;
export const SIDE_SLOTS = 3;
export const SETUP_COLUMNS = 3;
export const SETUP_ROUNDS = 4;
export const EXPAND_POINTS = 3;
