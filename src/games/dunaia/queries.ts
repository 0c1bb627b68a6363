import { seatAfter, at, seat as toSeat, seatsOf, type Seat } from '#kernel';
import { has, sizeOf, type Bits } from './bits.ts';
import { CIRCLES, SQUARES } from './components/board.ts';
import { BOX } from './components/box.ts';
import { NO_TILE } from './components/buildings.ts';
import { ELITE_POWERS } from './components/elites.ts';
import { printedColoursOf } from './tiles.ts';
import type { Player, State } from './types.ts';

const MOST_IN_CIRCLE = BOX.dunaiasInCircle.value;
const ALL_TOKENS = BOX.constructionTokens.value;

export const playerAt = (state: State, seat: Seat): Player => at(state.players, seat);

export const nextSeat = ({ players }: State, seat: Seat): Seat => seatAfter(seat, players.length);

export const previousSeat = ({ players }: State, seat: Seat): Seat =>
  toSeat((seat + players.length - 1) % players.length);

export const isSquare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < SQUARES;

export const isFree = ({ tiles }: Player, square: number): boolean => tiles[square] === NO_TILE;

export const hasFreeSquare = ({ tiles }: Player): boolean => tiles.includes(NO_TILE);

export const isUnderConstruction = ({ sites }: Player, square: number): boolean => (sites[square] ?? 0) > 0;

export const isBuilding = ({ tokens }: Player): boolean => tokens < ALL_TOKENS;

export const isCompleted = ({ tiles, sites }: Player, square: number): boolean =>
  tiles[square] !== NO_TILE && sites[square] === 0;

export const completedCount = (player: Player): number => {
  let count = 0;
  for (let square = 0; square < SQUARES; square++) if (isCompleted(player, square)) count++;
  return count;
};

/** Rule 9.11: the printed colour and those of the tokens. */
export const coloursAt = ({ tiles, paints }: Player, square: number): Bits =>
  printedColoursOf(at(tiles, square)) | at(paints, square);

export const circleOf = ({ circles }: Pick<Player, 'circles'>, dunaia: number): number => at(circles, dunaia - 1);

/** The two squares beside a circle, upper or left one first. */
export const besideCircle = (circle: number): readonly [number, number] => at(CIRCLES, circle).value;

/** Rule 6.8: a circle is free while fewer than three Dunaias stand there. */
export const hasRoom = ({ circles }: Player, circle: number): boolean => {
  let count = 0;
  for (const taken of circles) if (taken === circle) count++;
  return count < MOST_IN_CIRCLE;
};

/** Rule 6.7: how many of so many chips of choice can be inserted. */
export const insertable = ({ chips }: Player, count: number): number =>
  Math.min(count, BOX.chips.value - sizeOf(chips));

/** Rule 12.4: whether this player may pay for a construction step now. */
export const canHasten = ({ eliteUsed }: State, player: Player): boolean =>
  player.elite === 'foreman' && !eliteUsed && player.flowers >= ELITE_POWERS.foreman.price && isBuilding(player);

/** Rule 12.5: whether this player may give chips for a move and flowers now. */
export const canTrade = ({ eliteUsed }: State, player: Player): boolean =>
  player.elite === 'trader' && !eliteUsed && sizeOf(player.chips) >= ELITE_POWERS.trader.chips;

export const isChip = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= BOX.chips.value;

export const isDunaia = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= BOX.dunaias.value;

export const isCircle = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < CIRCLES.length;

export const isInserted = ({ chips }: Player, chip: number): boolean => has(chips, chip);

const NOBODY: readonly Seat[] = [];
// Asked at every step of every playout: the answers are made once.
const ALONE = seatsOf(4).map(seat => [seat] as const);

export const toAct = ({ step, turn }: State): readonly Seat[] => (step.at === 'over' ? NOBODY : at(ALONE, turn));
