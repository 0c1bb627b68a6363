import type { Side } from '#games/dunaia/facts';

/** Sides as a drawing takes them: a string of their first letters is cheap to compare. */
export const sideLetters = (sides: readonly Side[]): string => sides.map(side => side.charAt(0)).join('');
