import type { Seat } from '#kernel';
import { NO_TILE, type Level } from '../components/buildings.ts';
import { MARKET } from '../components/market.ts';
import { applyEvent } from '../evolve.ts';
import { pileOf, priceOf, topOf } from '../market.ts';
import { playerAt } from '../queries.ts';
import { levelOf } from '../tiles.ts';
import type { Source, StepOf, Turn } from '../types.ts';
import { payFlowers } from './gains.ts';

/** Answers whether anything was revealed. */
const showTop = (turn: Turn, level: Level): boolean => {
  const tile = topOf(turn.state, level);
  if (tile === NO_TILE) return false;
  applyEvent(turn, { type: 'topShown', level, tile, reveals: true });
  return true;
};

/** Rule 9.7: what is left of a searched pile is shuffled. */
const shufflePile = (turn: Turn, level: Level): void => {
  const pile = pileOf(turn.state, level).slice();
  turn.chance.shuffle(pile);
  if (pile.length > 0) applyEvent(turn, { type: 'pileShuffled', level, pile, reveals: true });
};

/** Rules 7.4, 9.7 and 12.7: after a tile has left its place. Answers whether anything was revealed. */
export const refill = (turn: Turn, from: Source, level: Level): boolean => {
  if (from === 'booked') return false;
  if (from === 'search') shufflePile(turn, level);
  else if (MARKET[from].kind === 'slot') {
    const tile = topOf(turn.state, level);
    if (tile === NO_TILE) return false;
    applyEvent(turn, { type: 'slotFilled', level, tile });
  }
  return showTop(turn, level);
};

/** Rule 7.2: pays for the chosen tile and puts it on a square. Answers whether anything was revealed. */
export const placeChosen = (turn: Turn, seat: Seat, { tile, from }: StepOf<'placing'>, square: number): boolean => {
  const level = levelOf(tile);
  payFlowers(turn, seat, priceOf(playerAt(turn.state, seat), from, level));
  applyEvent(turn, { type: 'tilePlaced', seat, tile, square, from });
  return refill(turn, from, level);
};
