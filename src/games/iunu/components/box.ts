/** Numbers of the box and of the rulebook that are not on a card. All are printed in the rulebook. */
export const HAND_LIMIT = 4;
export const FORUM_SIZE = 5;
export const AFTERLIFE_DEALT = 5;
export const START_DEBENS = 3;
export const BREAD_TOKENS = 20;
export const DICE = 3;
export const DIE_SIDES = 4;
export const CARDS_TO_PLACE = 2;
export const MOST_LOAVES = 3;
export const FARMERS_GUARDED_BY_SOLDIER = 2;
export const FARMERS_PER_DISCOUNT = 2;
export const DEBENS_PER_POINT = 3;
/** The Heliopolis variant: face-up cards at the start, and loaves for each Baker at the end. */
export const HELIOPOLIS_CARDS = 4;
export const CITY_LOAVES_PER_BAKER = 2;

/** Ours: the face-up cards of each city in the solo game. */
export const SOLO_CARDS = { easy: 3, normal: 4, hard: 5, expert: 6 } as const;
