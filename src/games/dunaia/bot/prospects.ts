import { at, type Seat } from '#kernel';
import { SQUARES } from '../components/board.ts';
import { DUNAIAS } from '../components/box.ts';
import { ELDER_POWERS, type Elder } from '../components/elders.ts';
import { ELITE_POWERS } from '../components/elites.ts';
import { dieFor } from '../dice.ts';
import { besideDunaia, dunaiaToAwaken } from '../effects/awakening.ts';
import { elderAt } from '../elders.ts';
import { canBuild } from '../market.ts';
import { besideCircle, circleOf, isUnderConstruction, playerAt } from '../queries.ts';
import type { Player, State, Step } from '../types.ts';
import { advanceWorth, flowerWorth, fragmentWorth, squareWorth, turnsLeft, WORTH } from './worth.ts';

/** A construction begun, after its price; and a Colour token. */
const BUILD = 0.9;
const COLOUR = 0.5;

const bestAdvance = (player: Player, turns: number): number => {
  let best = 0;
  for (let square = 0; square < SQUARES; square++) {
    if (isUnderConstruction(player, square)) best = Math.max(best, advanceWorth(player, square, turns));
  }
  return best;
};

const pairWorth = (player: Player, [one, other]: readonly [number, number], dunaia: number, turns: number): number =>
  squareWorth(player, one, dunaia, turns) + squareWorth(player, other, dunaia, turns);

/** What stands beside a Dunaia. */
export const dunaiaWorth = (player: Player, dunaia: number, turns: number): number =>
  pairWorth(player, besideCircle(circleOf(player, dunaia)), dunaia, turns);

const bestDie = (state: State, seat: Seat, turns: number): number => {
  const player = playerAt(state, seat);
  let best = 0;
  for (const face of DUNAIAS) {
    if (dieFor(state, seat, face) >= 0) best = Math.max(best, dunaiaWorth(player, face, turns));
  }
  return best;
};

const recyclingWorth = (state: State, player: Player, turns: number): number =>
  Math.max(flowerWorth(player, turns), canBuild(state, player) && turns > 2 ? BUILD : 0);

const powerWorth = (player: Player, elder: Elder, turns: number): number => {
  switch (elder) {
    case 'flowers':
      return ELDER_POWERS.flowers.amount * flowerWorth(player, turns);
    case 'movement':
      return turns < 1 ? 0 : ELDER_POWERS.movement.moves * WORTH.move;
    case 'construction':
      return bestAdvance(player, turns);
    case 'search':
      return turns > 2 ? BUILD : 0;
    case 'colour':
      return COLOUR;
  }
};

/** What a step will still bring by itself. */
const stepWorth = (state: State, seat: Seat, step: Step, turns: number): number => {
  const player = playerAt(state, seat);
  switch (step.at) {
    case 'choosing':
      return bestDie(state, seat, turns) + recyclingWorth(state, player, turns);
    case 'awakening':
      return (
        pairWorth(player, besideDunaia(state, seat), dunaiaToAwaken(state), turns) +
        recyclingWorth(state, player, turns)
      );
    case 'recycling':
      return recyclingWorth(state, player, turns);
    case 'moving':
      return turns < 1 ? 0 : step.left * WORTH.move;
    case 'inserting':
      return turns < 1 ? 0 : step.left * WORTH.chip;
    case 'advancing':
      return bestAdvance(player, turns);
    case 'discarding':
      return -step.left * WORTH.chip;
    case 'buying':
    case 'searching':
    case 'placing':
      return turns > 2 ? BUILD : 0;
    case 'colouring':
      return COLOUR;
    case 'secondEffect':
      return squareWorth(player, step.square, state.awakened, turns);
    case 'power':
      return powerWorth(player, elderAt(state, step.place), turns);
    case 'fragment':
      return fragmentWorth(player, turns + 1);
    case 'trading':
      return ELITE_POWERS.trader.flowers * flowerWorth(player, turns) + WORTH.move;
    default:
      return 0;
  }
};

/** What the rest of a turn that is under way will still bring to its player. */
export const prospectsOf = (state: State, seat: Seat): number => {
  if (state.turn !== seat) return 0;
  const turns = turnsLeft(state);
  let worth = 0;
  let { step } = state;
  while ('next' in step) {
    worth += stepWorth(state, seat, step, turns);
    ({ next: step } = step);
  }
  return worth + stepWorth(state, seat, step, turns);
};

/** Where the Dunaias stand. */
export const placesWorth = (player: Player, turns: number): number => {
  if (turns < 1) return 0;
  let worth = 0;
  for (let index = 0; index < DUNAIAS.length; index++) worth += dunaiaWorth(player, at(DUNAIAS, index), turns);
  return WORTH.beside * Math.min(1, turns / 3) * worth;
};
