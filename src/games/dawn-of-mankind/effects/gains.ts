import type { Seat } from '#kernel';
import { RESOURCE_MOST } from '../components/box.ts';
import type { Resource } from '../components/resources.ts';
import { applyEvent } from '../evolve.ts';
import { owned } from '../queries.ts';
import type { PointSource, Turn } from '../types.ts';

/** Rule 1.6: what does not fit on the track is lost. */
export const gain = (turn: Turn, seat: Seat, resource: Resource, amount: number): void => {
  const fitting = Math.min(amount, RESOURCE_MOST - owned(turn.state, seat, resource));
  if (fitting > 0) applyEvent(turn, { type: 'resourceGained', seat, resource, amount: fitting });
};

export const lose = (turn: Turn, seat: Seat, resource: Resource, amount: number): void => {
  if (amount > 0) applyEvent(turn, { type: 'resourceLost', seat, resource, amount });
};

export const gainPoints = (turn: Turn, seat: Seat, amount: number, source: PointSource): void => {
  if (amount > 0) applyEvent(turn, { type: 'pointsGained', seat, amount, source });
};
