import { derived, reconstructed, type SourcedValue } from '#kernel';

export const SIDES = ['up', 'right', 'down', 'left'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [S in Side]: T };

const COLUMNS = 3;
export const SQUARES = 9;
export const CORNERS: readonly number[] = [0, 2, 6, 8];
/** Rows, then columns. */
export const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
];

export type Reward = 'flower' | 'chip';

/**
 * What an empty square gives. Both kinds are printed, not which square has which: on a chessboard
 * every Dunaia starts beside one of each, so that no die value is better than another.
 */
export const REWARDS: readonly SourcedValue<Reward>[] = [
  reconstructed('flower'),
  reconstructed('chip'),
  reconstructed('flower'),
  reconstructed('chip'),
  reconstructed('flower'),
  reconstructed('chip'),
  reconstructed('flower'),
  reconstructed('chip'),
  reconstructed('flower'),
];

/** The two squares beside each circle, upper or left one first: one circle for each pair of orthogonal neighbours. */
export const CIRCLES: readonly SourcedValue<readonly [number, number]>[] = [
  derived([0, 1]),
  derived([0, 3]),
  derived([1, 2]),
  derived([1, 4]),
  derived([2, 5]),
  derived([3, 4]),
  derived([3, 6]),
  derived([4, 5]),
  derived([4, 7]),
  derived([5, 8]),
  derived([6, 7]),
  derived([7, 8]),
];

/** Where Dunaias 1 to 6 stand at the start: six different circles are printed, which ones is not. */
export const START_CIRCLES: readonly SourcedValue<number>[] = [
  reconstructed(1),
  reconstructed(3),
  reconstructed(4),
  reconstructed(6),
  reconstructed(8),
  reconstructed(9),
];

export const NOWHERE = -1;

const neighbour = (square: number, side: Side): number => {
  const column = square % COLUMNS;
  switch (side) {
    case 'up':
      return square >= COLUMNS ? square - COLUMNS : NOWHERE;
    case 'right':
      return column < COLUMNS - 1 ? square + 1 : NOWHERE;
    case 'down':
      return square < SQUARES - COLUMNS ? square + COLUMNS : NOWHERE;
    case 'left':
      return column > 0 ? square - 1 : NOWHERE;
  }
};

/** By square, then by side in the order of `SIDES`: the square on that side, or `NOWHERE`. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) =>
  SIDES.map(side => neighbour(square, side)),
);
