import { at, type Seat } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { applyEvent } from '../evolve.ts';
import { completedCount, playerAt } from '../queries.ts';
import { lastSquareOf } from '../tiles.ts';
import type { Turn } from '../types.ts';
import { triggerEnd } from './end.ts';

/** Rules 3.6 and 10.1: the token goes one square on; on the last one the Building is complete. */
export const advanceToken = (turn: Turn, seat: Seat, square: number): void => {
  const player = playerAt(turn.state, seat);
  const tile = at(player.tiles, square);
  const to = at(player.sites, square) + 1;
  applyEvent(turn, { type: 'tokenAdvanced', seat, square, tile, to });
  if (to < lastSquareOf(tile)) return;
  applyEvent(turn, { type: 'buildingCompleted', seat, square, tile });
  if (completedCount(player) === SQUARES) triggerEnd(turn, seat, 'boardFilled');
};
