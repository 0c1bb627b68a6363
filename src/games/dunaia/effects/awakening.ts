import { at, type Seat } from '#kernel';
import { NEIGHBOURS, NOWHERE, REWARDS } from '../components/board.ts';
import { NO_TILE } from '../components/buildings.ts';
import { dieInHand } from '../dice.ts';
import { applyEvent } from '../evolve.ts';
import {
  besideCircle,
  circleOf,
  coloursAt,
  insertable,
  isCompleted,
  isInserted,
  isUnderConstruction,
  playerAt,
} from '../queries.ts';
import { inserting, moving, RECYCLING } from '../steps.ts';
import { buildingAt, chevronGains, lastSquareOf, levelOf } from '../tiles.ts';
import type { Player, State, Step, StepOf, Turn } from '../types.ts';
import { advanceToken } from './construction.ts';
import { gainChip, gainFlowers } from './gains.ts';

interface Gains {
  flower: number;
  chip: number;
  move: number;
}

/** Rules 6.5 and 9.11: the centre, and each chevron whose completed neighbour shares a colour with the Building. */
export const gainsAt = (player: Player, square: number): Gains => {
  const gains: Gains = { flower: 0, chip: 0, move: 0 };
  const tile = at(player.tiles, square);
  const building = buildingAt(tile);
  if (building.level !== 2) return gains;
  gains[building.centre.value] += 1;
  const colours = coloursAt(player, square);
  const neighbours = at(NEIGHBOURS, square);
  const chevrons = chevronGains(tile);
  for (let side = 0; side < neighbours.length; side++) {
    const neighbour = at(neighbours, side);
    if (neighbour === NOWHERE || !isCompleted(player, neighbour)) continue;
    if ((coloursAt(player, neighbour) & colours) !== 0) gains[at(chevrons, side)] += 1;
  }
  return gains;
};

const isLevel2 = (player: Player, square: number): boolean =>
  isCompleted(player, square) && levelOf(at(player.tiles, square)) === 2;

/** What the gains of a Building come to: chips only as far as there are any beside the board. */
const realGains = (player: Player, square: number): Gains => {
  const gains = gainsAt(player, square);
  return { ...gains, chip: insertable(player, gains.chip) };
};

/** Rules 6.3 to 6.6: whether awakening this Dunaia beside the square changes anything. */
const hasEffect = (player: Player, square: number, dunaia: number): boolean => {
  if (isUnderConstruction(player, square)) return true;
  if (player.tiles[square] === NO_TILE) return at(REWARDS, square).value === 'flower' || !isInserted(player, dunaia);
  if (!isLevel2(player, square)) return false;
  const { flower, chip, move } = realGains(player, square);
  return flower + chip + move > 0;
};

/** The player with the construction on this square completed, if a step completes it. */
const afterStep = (player: Player, square: number): Player => {
  const site = at(player.sites, square);
  if (site === 0 || site + 1 < lastSquareOf(at(player.tiles, square))) return player;
  return { ...player, sites: player.sites.with(square, 0) };
};

/** Rule 6.2: the effect of the one square may change what the other gives, or lose it. */
const mattersFirst = (player: Player, one: number, other: number, dunaia: number): boolean => {
  if (!isLevel2(player, one)) return false;
  const [now, then] = [realGains(player, one), realGains(afterStep(player, other), one)];
  if (now.flower !== then.flower || now.chip !== then.chip || now.move !== then.move) return true;
  return now.move > 0 && hasEffect(player, other, dunaia);
};

/** Whether the two squares beside this Dunaia give something else in the other order. */
export const doesOrderMatter = (player: Player, [one, other]: readonly [number, number], dunaia: number): boolean =>
  mattersFirst(player, one, other, dunaia) || mattersFirst(player, other, one, dunaia);

/** Rule 6.2: where the order makes no difference, what leaves no choice comes first. */
export const usualFirst = (player: Player, [one, other]: readonly [number, number]): number =>
  isLevel2(player, one) && !isLevel2(player, other) ? other : one;

/** Rule 6.1: the Dunaia with the number of the die that is in the player's hand. */
export const dunaiaToAwaken = (state: State): number => at(state.faces, dieInHand(state));

export const besideDunaia = (state: State, seat: Seat): readonly [number, number] =>
  besideCircle(circleOf(playerAt(state, seat), dunaiaToAwaken(state)));

/** Rules 6.3 to 6.6: what a square gives, and what follows. */
const resolveSquare = (turn: Turn, seat: Seat, square: number, next: Step): Step => {
  const player = playerAt(turn.state, seat);
  if (player.tiles[square] === NO_TILE) {
    if (at(REWARDS, square).value === 'flower') gainFlowers(turn, seat, 1);
    else gainChip(turn, seat, turn.state.awakened);
    return next;
  }
  if (isUnderConstruction(player, square)) {
    advanceToken(turn, seat, square);
    return next;
  }
  const { flower, chip, move } = gainsAt(player, square);
  gainFlowers(turn, seat, flower);
  return inserting(player, chip, move > 0 ? moving(move, true, next) : next);
};

/** Rules 6.1 and 6.2. */
export const awakenDunaia = (turn: Turn, seat: Seat, first: number): Step => {
  const dunaia = dunaiaToAwaken(turn.state);
  const circle = circleOf(playerAt(turn.state, seat), dunaia);
  const [one, other] = besideCircle(circle);
  applyEvent(turn, { type: 'dunaiaAwakened', seat, dunaia });
  const square = first === one ? other : one;
  return resolveSquare(turn, seat, first, { at: 'secondEffect', square, circle, next: RECYCLING });
};

/** Rule 6.9: nothing more if the awakened Dunaia was moved away by the first effect. */
export const resolveSecond = (turn: Turn, seat: Seat, { square, circle, next }: StepOf<'secondEffect'>): Step => {
  const hasLeft = circleOf(playerAt(turn.state, seat), turn.state.awakened) !== circle;
  return hasLeft ? next : resolveSquare(turn, seat, square, next);
};
