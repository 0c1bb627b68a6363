import { at, seat as toSeat, type Seat } from '#kernel';
import { SQUARES } from './components/board.ts';
import { COMMON_ACTIONS } from './components/box.ts';
import type { RecyclingPlace, State } from './types.ts';

/** Where a die is, as one number: in the row, in the active player's hand, or on a Recycling square. */
export const ROW = 0;
export const HAND = 1;
const FIRST_ACTION = 2;
const FIRST_BUILDING = FIRST_ACTION + COMMON_ACTIONS.length;

const buildingPlace = (owner: Seat, square: number): number => FIRST_BUILDING + owner * SQUARES + square;

export const placeNumber = (on: RecyclingPlace): number =>
  on.kind === 'board' ? FIRST_ACTION + COMMON_ACTIONS.indexOf(on.action) : buildingPlace(on.owner, on.square);

/** The Recycling square of a number that is neither `ROW` nor `HAND`. */
export const recyclingPlace = (place: number): RecyclingPlace => {
  if (place < FIRST_BUILDING) return { kind: 'board', action: at(COMMON_ACTIONS, place - FIRST_ACTION) };
  const index = place - FIRST_BUILDING;
  return { kind: 'building', owner: toSeat(Math.floor(index / SQUARES)), square: index % SQUARES };
};

export const hasDie = ({ places }: State, owner: Seat, square: number): boolean =>
  places.includes(buildingPlace(owner, square));

export const dieInHand = ({ places }: State): number => places.indexOf(HAND);

export const isRowEmpty = ({ places }: State): boolean => !places.includes(ROW);

/** A neutral die of the row with this face, or with any; -1 if there is none. */
export const neutralDie = ({ faces, places, players }: State, face = 0): number => {
  for (let die = players.length; die < faces.length; die++) {
    if (places[die] === ROW && (face === 0 || faces[die] === face)) return die;
  }
  return -1;
};

/** Rules 5.1 and 5.2: the die that a player takes by naming a face, or -1. */
export const dieFor = (state: State, seat: Seat, face: number): number => {
  const neutral = neutralDie(state, face);
  if (neutral >= 0) return neutral;
  const isOwn = neutralDie(state) < 0 && state.places[seat] === ROW && state.faces[seat] === face;
  return isOwn ? seat : -1;
};
