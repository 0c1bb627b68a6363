import { at, type Seat } from '#kernel';
import { AREAS, SPACES } from '../components/board.ts';
import { FRUIT_KEPT, MEAT_KEPT } from '../components/box.ts';
import { EXIT, SHORE, SPACE_COUNT } from '../components/graph.ts';
import type { Food } from '../components/resources.ts';
import { applyEvent } from '../evolve.ts';
import { canCookAny, seemsToExpand } from '../meals.ts';
import { inArea, owned } from '../queries.ts';
import { beginStep, finishTurn } from '../turn.ts';
import type { Step, Turn } from '../types.ts';

const RESTING: Step = { at: 'resting' };

/** Rule 9.2: every own meeple on a tile goes to the area behind it. */
const moveAllOn = (turn: Turn, seat: Seat): void => {
  const { spaces } = turn.state;
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (spaces[space] !== seat) continue;
    applyEvent(turn, { type: 'meepleMovedOn', seat, from: at(SPACES, space), to: at(AREAS, at(EXIT, space)) });
  }
};

/** Rules 9.2 to 9.4: move on, leave by the shore, then perhaps a meal or a newborn. */
export const beginRest = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  applyEvent(turn, { type: 'rested', seat });
  moveAllOn(turn, seat);
  const count = inArea(state, seat, SHORE);
  if (count > 0) applyEvent(turn, { type: 'shoreLeft', seat, count });
  // Asked by what is public alone: a step left out must not tell how few points somebody has.
  if (canCookAny(state, seat) || seemsToExpand(state, seat)) beginStep(turn, RESTING);
  else endRest(turn, seat);
};

const spoil = (turn: Turn, seat: Seat, food: Food, kept: number): void => {
  const amount = owned(turn.state, seat, food) - kept;
  if (amount > 0) applyEvent(turn, { type: 'foodSpoiled', seat, food, amount });
};

/** Rule 9.6: food spoils last. */
export const endRest = (turn: Turn, seat: Seat): void => {
  spoil(turn, seat, 'meat', MEAT_KEPT);
  spoil(turn, seat, 'fruit', FRUIT_KEPT);
  finishTurn(turn, seat);
};
