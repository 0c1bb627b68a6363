import { derived, printed, type SourcedValue } from '#kernel';

/** The five Elders, by what they do. The powers are printed. */
export const ELDERS = ['flowers', 'movement', 'construction', 'search', 'colour'] as const;
export type Elder = (typeof ELDERS)[number];

/** The numbers of their powers, printed. */
export const ELDER_POWERS = { flowers: { amount: 2 }, movement: { moves: 2 } } as const;

/** The three Elder places of the common board; the Artefact fragment beside each has its letter. */
export const ELDER_PLACES = ['A', 'B', 'C'] as const;
export type ElderPlace = (typeof ELDER_PLACES)[number];

/** Two fixed chips each, and any one other. Place C's are printed. */
export const FIXED_CHIPS: { readonly [P in ElderPlace]: SourcedValue<readonly [number, number]> } = {
  A: derived([1, 2]),
  B: derived([3, 4]),
  C: printed([5, 6]),
};

export const FREE_CHIPS = 1;

/** What a caller may take: the power, the fragment, or both. */
export const GIFTS = ['both', 'power', 'fragment'] as const;
export type Gift = (typeof GIFTS)[number];

/** For the first game; that there are three such Elders is printed. */
export const FIRST_GAME_ELDERS: readonly Elder[] = ['flowers', 'movement', 'construction'];
