import { at, play, scriptedChance, seat as toSeat, type Seat } from '#kernel';
import { bitsOf } from './bits.ts';
import { CIRCLES } from './components/board.ts';
import { BOX } from './components/box.ts';
import { ALL_TILES, BUILDINGS, LEVELS, NO_TILE } from './components/buildings.ts';
import type { Colour } from './components/colours.ts';
import type { ElderPlace } from './components/elders.ts';
import { HAND, placeNumber, ROW } from './dice.ts';
import { placeIndex } from './elders.ts';
import { newPlayer } from './evolve.ts';
import { dunaia } from './index.ts';
import { CHOOSING } from './steps.ts';
import { colourIndex, levelOf } from './tiles.ts';
import type { Move, Player, State } from './types.ts';

/** A board in words: tiles by square and id, everything else as one would say it. */
export interface Board extends Partial<Pick<Player, 'flowers' | 'artefacts' | 'elite'>> {
  readonly completed?: Readonly<Record<number, string>>;
  /** The tile, and the construction square that its token has reached. */
  readonly sites?: Readonly<Record<number, readonly [string, number]>>;
  readonly colours?: Readonly<Record<number, readonly Colour[]>>;
  readonly chips?: readonly number[];
  /** By Dunaia: the two squares it stands between, if it is not where it began. */
  readonly dunaias?: Readonly<Record<number, readonly [number, number]>>;
  readonly fragments?: readonly ElderPlace[];
  readonly booked?: string;
}

export interface Dice {
  /** Faces of the neutral dice in the row; the others are spent. */
  readonly neutral?: readonly number[];
  /** By seat: the face of the own die in the row, or 0 for a spent one. */
  readonly own?: readonly number[];
  /** The face of a neutral die in the hand of the active player. */
  readonly hand?: number;
}

export const tileOf = (id: string): number => BUILDINGS.findIndex(building => building.id === id);

/** The circle between two squares. */
export const between = (one: number, other: number): number =>
  CIRCLES.findIndex(({ value }) => value.includes(one) && value.includes(other));

const entries = <T>(record: Readonly<Record<number, T>> = {}): readonly (readonly [number, T])[] =>
  Object.entries(record).map(([key, value]) => [Number(key), value]);

const withAll = (items: readonly number[], changes: readonly (readonly [number, number])[]): readonly number[] => {
  const copy = items.slice();
  for (const [index, value] of changes) copy[index] = value;
  return copy;
};

const playerOf = (board: Board): Player => {
  const player = newPlayer();
  const sites = entries(board.sites);
  const completed = entries(board.completed).map(([square, id]) => [square, tileOf(id)] as const);
  return {
    ...player,
    flowers: board.flowers ?? player.flowers,
    artefacts: board.artefacts ?? 0,
    elite: board.elite ?? 'none',
    tokens: player.tokens - sites.length,
    tiles: withAll(player.tiles, [...completed, ...sites.map(([square, [id]]) => [square, tileOf(id)] as const)]),
    sites: withAll(
      player.sites,
      sites.map(([square, [, site]]) => [square, site]),
    ),
    paints: withAll(
      player.paints,
      entries(board.colours).map(([square, colours]) => [square, bitsOf(colours.map(colourIndex))]),
    ),
    circles: withAll(
      player.circles,
      entries(board.dunaias).map(([number, [one, other]]) => [number - 1, between(one, other)]),
    ),
    chips: bitsOf(board.chips ?? []),
    fragments: bitsOf((board.fragments ?? []).map(placeIndex)),
    booked: board.booked === undefined ? NO_TILE : tileOf(board.booked),
  };
};

const SPENT = placeNumber({ kind: 'board', action: 'flower' });

const diceOf = (
  seats: number,
  { neutral = [1, 2, 3, 4, 5], own = [], hand = 0 }: Dice,
): Pick<State, 'faces' | 'places'> => {
  const count = seats === 3 ? BOX.neutralDice[3].value : BOX.neutralDice[4].value;
  const faces = [...(hand > 0 ? [hand] : []), ...neutral].slice(0, count);
  const rest = Array<number>(count - faces.length).fill(SPENT);
  const ownFaces = Array.from({ length: seats }, (_, index) => own[index] ?? 6);
  return {
    faces: [...ownFaces.map(face => face || 1), ...faces, ...rest.map(() => 1)],
    places: [
      ...ownFaces.map(face => (face > 0 ? ROW : SPENT)),
      ...faces.map((_, index) => (hand > 0 && index === 0 ? HAND : ROW)),
      ...rest,
    ],
  };
};

/** The market with what nobody has: the lowest tile of each level in its slot, the next one on top of its pile. */
const marketOf = (players: readonly Player[]): Pick<State, 'slots' | 'piles'> => {
  const used = new Set(players.flatMap(({ tiles, booked }) => [...tiles, booked]));
  const left = LEVELS.map(level => ALL_TILES.filter(tile => levelOf(tile) === level && !used.has(tile)));
  return { slots: left.map(tiles => tiles[0] ?? NO_TILE), piles: left.map(tiles => tiles.slice(1).toReversed()) };
};

/** A position that shows only what matters; seat 0 is first player and to act, before the choice of a die. */
export const scenario = (boards: readonly Board[], rest: Partial<State> = {}, dice: Dice = {}): State => {
  const players = boards.map(playerOf);
  return {
    options: { setup: 'random', elites: false, roundCap: 0 },
    players,
    ...diceOf(boards.length, dice),
    ...marketOf(players),
    elders: ['flowers', 'movement', 'construction'],
    fragments: [12, 12, 12],
    colourTokens: [3, 3, 3, 3],
    prophecies: ['eightBuildings', 'twoArtefacts', 'corners'],
    owners: ['nobody', 'nobody', 'nobody'],
    offered: [],
    round: 1,
    starter: toSeat(0),
    turn: toSeat(0),
    awakened: 0,
    eliteUsed: false,
    lastRound: 0,
    endCause: 'none',
    step: CHOOSING,
    ...rest,
  };
};

/** The position after these moves of whoever is to act, each of which must be legal. Shuffles change nothing. */
export const after = (before: State, ...moves: readonly Move[]): State => {
  let state = before;
  for (const move of moves) {
    const seat = at(dunaia.toAct(state), 0);
    const refusal = dunaia.refuse(state, seat, move);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(refusal)}`);
    state = play(dunaia, state, { seat, move }, scriptedChance(1, 2, 3, 4, 5, 6, 1, 2, 3)).state;
  }
  return state;
};

export const [ana, ben, cleo, dan]: readonly [Seat, Seat, Seat, Seat] = [toSeat(0), toSeat(1), toSeat(2), toSeat(3)];
