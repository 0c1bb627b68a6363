import type { Seat } from '#kernel';
import { FOODS, RESOURCES, type Cost, type Resource } from '../components/resources.ts';
import { owned } from '../queries.ts';
import { beginStep } from '../turn.ts';
import type { Purchase, Step, Turn } from '../types.ts';
import { lose } from './gains.ts';

export type Due = Extract<Step, { at: 'paying' }>;

/** Loses `amount` of the given kinds if there is only one way to do so, and answers whether there was. */
const payWithoutChoice = (turn: Turn, seat: Seat, kinds: readonly Resource[], amount: number): boolean => {
  const { state } = turn;
  let total = 0;
  let most = 0;
  for (const kind of kinds) {
    const count = owned(state, seat, kind);
    total += count;
    most = Math.max(most, count);
  }
  if (total > amount && total > most) return false;
  for (const kind of kinds) lose(turn, seat, kind, Math.min(amount, owned(state, seat, kind)));
  return true;
};

/** Rule 5.4: pays what leaves no choice; answers whether all is paid, and otherwise asks. Food comes first. */
export const settleDue = (turn: Turn, seat: Seat, { food, any, purchase }: Due): boolean => {
  if (food > 0 && !payWithoutChoice(turn, seat, FOODS, food)) {
    beginStep(turn, { at: 'paying', food, any, purchase });
    return false;
  }
  if (any > 0 && !payWithoutChoice(turn, seat, RESOURCES, any)) {
    beginStep(turn, { at: 'paying', food: 0, any, purchase });
    return false;
  }
  return true;
};

/** Pays a price that can be paid; answers whether all is paid, and otherwise asks. */
export const settlePrice = (turn: Turn, seat: Seat, price: Cost, purchase: Purchase): boolean => {
  lose(turn, seat, 'fruit', price.fruit);
  lose(turn, seat, 'meat', price.meat);
  lose(turn, seat, 'hide', price.hide);
  lose(turn, seat, 'tool', price.tool);
  if (price.food === 0 && price.any === 0) return true;
  return settleDue(turn, seat, { at: 'paying', food: price.food, any: price.any, purchase });
};
