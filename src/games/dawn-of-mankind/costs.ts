import { at, type Seat } from '#kernel';
import { linesOf, type ArtLine } from './components/art.ts';
import { copiesFor, priceOf } from './components/progress.ts';
import { NOTHING, type Cost } from './components/resources.ts';
import { hasAcquired, owned } from './queries.ts';
import type { State } from './types.ts';

/** Rule 5.2: everything that both costs ask for can be lost together. */
export const canPay = (state: State, seat: Seat, one: Cost, other: Cost = NOTHING): boolean => {
  const fruit = owned(state, seat, 'fruit') - one.fruit - other.fruit;
  const meat = owned(state, seat, 'meat') - one.meat - other.meat;
  const hide = owned(state, seat, 'hide') - one.hide - other.hide;
  const tool = owned(state, seat, 'tool') - one.tool - other.tool;
  if (fruit < 0 || meat < 0 || hide < 0 || tool < 0) return false;
  const food = fruit + meat - one.food - other.food;
  return food >= 0 && food + hide + tool >= one.any + other.any;
};

export const together = (one: Cost, other: Cost): Cost => ({
  fruit: one.fruit + other.fruit,
  meat: one.meat + other.meat,
  hide: one.hide + other.hide,
  tool: one.tool + other.tool,
  food: one.food + other.food,
  any: one.any + other.any,
});

/** Rule 8.1. */
export const isSoldOut = ({ sold, seats }: State, stack: number): boolean => at(sold, stack) >= copiesFor(seats);

export const nextPrice = ({ stacks, sold }: State, stack: number): Cost => priceOf(at(stacks, stack), at(sold, stack));

/** Rule 6.15: the fee of the tile and the price of the card can be paid together. */
export const canStudy = (state: State, seat: Seat, stack: number, fee: Cost): boolean =>
  !isSoldOut(state, stack) &&
  !hasAcquired(state, seat, at(state.stacks, stack)) &&
  canPay(state, seat, fee, nextPrice(state, stack));

export const artLine = ({ art, cubes }: State, slot: number): ArtLine => at(linesOf(at(art, slot)), at(cubes, slot));

/** Rule 7.2. */
export const canCreateArt = (state: State, seat: Seat, slot: number): boolean =>
  canPay(state, seat, artLine(state, slot).cost);
