import type { Seat } from '#kernel';
import { applyEvent } from '../evolve.ts';
import { isInserted, playerAt } from '../queries.ts';
import type { Turn } from '../types.ts';

export const gainFlowers = (turn: Turn, seat: Seat, amount: number): void => {
  if (amount > 0) applyEvent(turn, { type: 'flowersMoved', from: 'supply', to: seat, amount });
};

export const payFlowers = (turn: Turn, seat: Seat, amount: number): void => {
  if (amount > 0) applyEvent(turn, { type: 'flowersMoved', from: seat, to: 'supply', amount });
};

/** Rule 6.3: there is one chip of each number; an inserted one stays where it is. */
export const gainChip = (turn: Turn, seat: Seat, chip: number): void => {
  if (!isInserted(playerAt(turn.state, seat), chip)) applyEvent(turn, { type: 'chipInserted', seat, chip });
};
