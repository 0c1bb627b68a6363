import type { Shape } from '#bots/search';

/**
 * A position as a row of numbers: the features, then by seat what `evaluate` says, the share of the victory and the chance
 * that the search saw; whether there was a search; and the game it is from.
 */
export interface RowLayout extends Shape {
  readonly evaluated: number;
  readonly outcome: number;
  readonly searched: number;
  readonly isSearched: number;
  readonly game: number;
  readonly width: number;
}

export const rowLayout = (shape: Shape): RowLayout => {
  const { seats, perSeat, common } = shape;
  const evaluated = seats * perSeat + common;
  const [outcome, searched, isSearched] = [evaluated + seats, evaluated + 2 * seats, evaluated + 3 * seats];
  return { ...shape, evaluated, outcome, searched, isSearched, game: isSearched + 1, width: isSearched + 2 };
};

/** Games kept from learning, so that a report is about games that the net has not seen. */
const HOLD_OUT = 10;
export const isHeldOut = (game: number): boolean => game % HOLD_OUT === 0;
