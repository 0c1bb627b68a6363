import { at, seat as toSeat, type Seat } from '#kernel';
import { END_POINTS, MEEPLES, SETUP_ROUNDS } from './components/box.ts';
import { NOWHERE } from './components/graph.ts';
import { endGame } from './effects/end.ts';
import { applyEvent } from './evolve.ts';
import { canCookAny, canExpand } from './meals.ts';
import { nextSeat, pointsOf, seatBefore } from './queries.ts';
import type { State, Step, Turn } from './types.ts';

const SETTING_UP: Step = { at: 'settingUp' };
const CHOOSING: Step = { at: 'choosing' };
const MOVING: Step = { at: 'moving' };
const ENDING: Step = { at: 'ending' };

export const beginStep = (turn: Turn, step: Step): void => applyEvent(turn, { type: 'stepBegun', step });

/** Rule 2.6: counter-clockwise, so that the starting player is last in each round. */
export const beginSetupTurn = (turn: Turn, seat: Seat, turns: number): void => {
  applyEvent(turn, { type: 'setupTurnBegun', seat, turns });
  beginStep(turn, SETTING_UP);
};

/** Rule 3.1: to act or to rest. */
const beginTurn = (turn: Turn, seat: Seat, round: number): void => {
  applyEvent(turn, { type: 'turnBegun', seat, round });
  beginStep(turn, CHOOSING);
};

/** Rule 8.6: an action done by Medicine is followed by the walk; any other ends the turn. */
export const afterAction = (turn: Turn, seat: Seat): void => {
  if (turn.state.to === NOWHERE) beginStep(turn, MOVING);
  else finishTurn(turn, seat);
};

/** Rule 3.3: a turn whose last step could still be taken back waits for its player to end it. */
export const finishTurn = (turn: Turn, seat: Seat): void => {
  if (turn.state.isSealed) passTurn(turn, seat);
  else beginStep(turn, ENDING);
};

export const passTurn = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  if (state.round === 0) passSetupTurn(turn, seat);
  else if (pointsOf(state, seat) >= END_POINTS) endGame(turn, 'sixty');
  else if (areClansLost(state)) mourn(turn, seat);
  else passToNext(turn, seat);
};

/** Rule 2.10: after four turns each, the starting player begins. */
const passSetupTurn = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  const turns = state.setupTurns + 1;
  if (turns < SETUP_ROUNDS * state.seats) beginSetupTurn(turn, seatBefore(state, seat), turns);
  else beginTurn(turn, state.starter, 1);
};

/** Rule 12.5: a round ends when the turn would come to the starting player again. */
const passToNext = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  const { round, starter, options } = state;
  const next = nextSeat(state, seat);
  if (next !== starter) beginTurn(turn, next, round);
  else if (round === options.roundCap) endGame(turn, 'cap');
  else beginTurn(turn, next, round + 1);
};

/** Rule 10.3: nobody has a meeple on the board or food to cook. Everybody can see that. */
const areClansLost = (state: State): boolean => {
  for (let index = 0; index < state.seats; index++) {
    if (at(state.mats, index) < MEEPLES || canCookAny(state, toSeat(index))) return false;
  }
  return true;
};

/** Rule 10.3: whether the game goes on now depends on hidden totals, so the answer is a revelation either way. */
const mourn = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  const hasHope = state.points.some((_, index) => canExpand(state, toSeat(index)));
  applyEvent(turn, { type: 'clansTested', canReturn: hasHope, reveals: true });
  if (hasHope) passToNext(turn, seat);
  else endGame(turn, 'extinct');
};
