import { at, type Seat } from '#kernel';
import { linesOf } from '../components/art.ts';
import { artLine } from '../costs.ts';
import { applyEvent } from '../evolve.ts';
import { isActive } from '../queries.ts';
import { beginStep } from '../turn.ts';
import type { Turn } from '../types.ts';
import { afterArt } from './arrive.ts';
import { gainPoints } from './gains.ts';

/** Rules 7.2 and 8.10: the line is paid; points, the cube, and Dyes. */
export const settleArt = (turn: Turn, seat: Seat, slot: number): void => {
  const { state } = turn;
  const { points } = artLine(state, slot);
  applyEvent(turn, { type: 'artCreated', seat, slot, card: at(state.art, slot) });
  gainPoints(turn, seat, points, 'art');
  if (isActive(state, seat, 'dyes')) beginStep(turn, { at: 'dyeing', slot });
  else afterDyes(turn, seat, slot);
};

/** Rule 7.3: a cube past the last line sends its card under the deck. */
export const afterDyes = (turn: Turn, seat: Seat, slot: number): void => {
  const { art, cubes, artDeck } = turn.state;
  const finished = at(art, slot);
  if (at(cubes, slot) >= linesOf(finished).length) {
    applyEvent(turn, { type: 'artReplaced', slot, finished, drawn: at(artDeck, artDeck.length - 1), reveals: true });
  }
  afterArt(turn, seat);
};
