import type { Seat } from '#kernel';
import { CASTLE_PRICE, FIELD_PRICE } from '../components/box.ts';
import type { Artifact } from '../components/cards.ts';
import { IS_CASTLE, type Territory } from '../components/territories.ts';
import { hasAce, hasPowerOf, playerAt } from '../queries.ts';
import type { PublicState } from '../publicState.ts';

interface Hire {
  readonly count: number;
  readonly ace: Artifact | 'none';
}

/** Rule 3.13: the Goblins and their ally pay half. */
export const hasDiscount = (state: PublicState, seat: Seat): boolean => hasPowerOf(state, seat, 'goblins');

/** Rules 10.7 and 10.8: halves are taken of the whole sum and rounded up. */
export const hirePrice = (state: PublicState, seat: Seat, where: Territory, { count, ace }: Hire): number => {
  const full = count * (IS_CASTLE[where] === true ? CASTLE_PRICE : FIELD_PRICE);
  return ace !== 'none' || hasDiscount(state, seat) ? Math.ceil(full / 2) : full;
};

/** What a single unit costs there at best. */
export const cheapestHire = (state: PublicState, seat: Seat, where: Territory): number =>
  hirePrice(state, seat, where, { count: 1, ace: hasAce(playerAt(state, seat)) ? 'A♣' : 'none' });
