import type { Seat } from '#kernel';
import { BOX } from './components/box.ts';
import { NO_TILE } from './components/buildings.ts';
import { ELITE_POWERS } from './components/elites.ts';
import { isRowEmpty } from './dice.ts';
import {
  awakenDunaia,
  besideDunaia,
  doesOrderMatter,
  dunaiaToAwaken,
  resolveSecond,
  usualFirst,
} from './effects/awakening.ts';
import { takeFragment, usePower } from './effects/elder.ts';
import { endGame, isLastRound } from './effects/end.ts';
import { gainFlowers } from './effects/gains.ts';
import { takeProphecies } from './effects/prophecies.ts';
import { canInterrupt, elderAt } from './elders.ts';
import { applyEvent } from './evolve.ts';
import { nextSeat, playerAt, previousSeat } from './queries.ts';
import { CHOOSING, DRAFTING, ENDING, moving } from './steps.ts';
import type { Player, Step, Turn } from './types.ts';

const beginStep = (turn: Turn, step: Step): void => applyEvent(turn, { type: 'stepBegun', step });

/** Rules 12.6 and 12.7: these two characters act at the end of a turn. */
const actsAtEnd = ({ elite, booked }: Player): boolean =>
  elite === 'guide' || (elite === 'steward' && booked === NO_TILE);

/**
 * Goes on to a step. What waits for nobody happens at once, and a moment between two phases in which nothing can be
 * done is passed over (rule 4.2). `isSealed`: the move that led here cannot be taken back anyway.
 */
export const proceed = (turn: Turn, seat: Seat, step: Step, isSealed = false): void => {
  const { state } = turn;
  const player = playerAt(state, seat);
  switch (step.at) {
    case 'secondEffect':
      return proceed(turn, seat, resolveSecond(turn, seat, step));
    case 'power':
      return proceed(turn, seat, usePower(turn, seat, elderAt(state, step.place), step.next));
    case 'fragment':
      takeFragment(turn, seat, step.place);
      return proceed(turn, seat, step.next, isSealed);
    case 'trading':
      gainFlowers(turn, seat, ELITE_POWERS.trader.flowers);
      return beginStep(turn, moving(ELITE_POWERS.trader.moves, true, step.next));
    case 'awakening': {
      const squares = besideDunaia(state, seat);
      if (canInterrupt(state, player) || doesOrderMatter(player, squares, dunaiaToAwaken(state)))
        return beginStep(turn, step);
      return proceed(turn, seat, awakenDunaia(turn, seat, usualFirst(player, squares)));
    }
    case 'checking':
      return canInterrupt(state, player) ? beginStep(turn, step) : checkProphecies(turn, seat, isSealed);
    case 'ending':
      return isSealed && !canInterrupt(state, player) && !actsAtEnd(player)
        ? passTurn(turn, seat)
        : beginStep(turn, step);
    default:
      return beginStep(turn, step);
  }
};

/** Rule 8.1, and what follows. */
export const checkProphecies = (turn: Turn, seat: Seat, isSealed = false): void => {
  takeProphecies(turn, seat);
  proceed(turn, seat, ENDING, isSealed);
};

/** Rule 5.3: a player who finds the row empty rolls all dice before anything else. */
export const rollDice = (turn: Turn, seat: Seat): void => {
  const faces = turn.state.faces.map(() => turn.chance.die(BOX.dieSides.value));
  applyEvent(turn, { type: 'diceRolled', seat, faces });
};

export const beginTurn = (turn: Turn, seat: Seat): void => {
  applyEvent(turn, { type: 'turnBegun', seat });
  if (isRowEmpty(turn.state)) rollDice(turn, seat);
  beginStep(turn, CHOOSING);
};

/** Rules 4.3 and 10.2: to the left, round by round, until the last one is over. */
export const passTurn = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  const next = nextSeat(state, seat);
  if (next === state.starter) {
    if (isLastRound(state)) return endGame(turn);
    applyEvent(turn, { type: 'roundBegun', round: state.round + 1 });
  }
  beginTurn(turn, next);
};

/** Rule 12.1: the draft goes against the turn order, and ends with the first player. */
export const endPick = (turn: Turn, seat: Seat): void => {
  const { state } = turn;
  if (seat === state.starter) return beginTurn(turn, seat);
  applyEvent(turn, { type: 'turnBegun', seat: previousSeat(state, seat) });
  beginStep(turn, DRAFTING);
};
