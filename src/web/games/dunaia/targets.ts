import { seat as toSeat } from '#kernel';
import {
  type CommonAction,
  type ElderPlace,
  type MarketPlaceId,
  type Move,
  type MoveOf,
  type View,
} from '#games/dunaia/facts';

/** Which of the offered moves belong to which piece, and what a click on it would have meant when none does. */

export const dieMoves = (moves: readonly Move[], face: number): readonly Move[] =>
  moves.filter(move => move.type === 'takeDie' && move.face === face);

export const dieAttempt = (face: number): Move => ({ type: 'takeDie', face, isTurned: false });

export const actionMoves = (moves: readonly Move[], action: CommonAction): readonly Move[] =>
  moves.filter(move => move.type === 'recycleOnBoard' && move.action === action);

export const saleMoves = (moves: readonly Move[], from: MarketPlaceId | 'booked'): readonly Move[] =>
  moves.filter(move => (move.type === 'buyTile' || move.type === 'book') && move.from === from);

export const saleAttempt = ({ step, players, turn }: View, from: MarketPlaceId): Move =>
  (step.at === 'ending' || step.at === 'ended') && players[turn]?.elite === 'steward'
    ? { type: 'book', from }
    : { type: 'buyTile', from };

export const elderMoves = (moves: readonly Move[], place: ElderPlace): readonly Move[] =>
  moves.filter(move => move.type === 'callElder' && move.place === place);

export const chipMoves = (moves: readonly Move[], chip: number): readonly Move[] =>
  moves.filter(move => (move.type === 'insertChip' || move.type === 'discardChip') && move.chip === chip);

export const chipAttempt = ({ step }: View, chip: number): Move =>
  step.at === 'discarding' ? { type: 'discardChip', chip } : { type: 'insertChip', chip };

/** Moves that are made on a square. */
type SquareMove = MoveOf<'awaken' | 'advance' | 'hasten' | 'placeTile' | 'placeColour' | 'recycleOnBuilding'>;

const isOnSquare = (move: Move, seat: number, square: number): move is SquareMove => {
  switch (move.type) {
    case 'awaken':
      return move.first === square;
    case 'advance':
    case 'hasten':
    case 'placeTile':
    case 'placeColour':
      return move.square === square;
    case 'recycleOnBuilding':
      return move.owner === seat && move.square === square;
    default:
      return false;
  }
};

/** On a rival's square a die can be recycled, and no more. */
export const squareMoves = (
  moves: readonly Move[],
  seat: number,
  square: number,
  isOwn: boolean,
): readonly SquareMove[] =>
  moves.filter(move => isOnSquare(move, seat, square)).filter(({ type }) => isOwn || type === 'recycleOnBuilding');

export const squareAttempt = ({ step }: View, owner: number, square: number): Move => {
  switch (step.at) {
    case 'awakening':
      return { type: 'awaken', first: square };
    case 'advancing':
      return { type: 'advance', square };
    case 'placing':
      return { type: 'placeTile', square };
    case 'colouring':
      return { type: 'placeColour', square, colour: 'green' };
    default:
      return { type: 'recycleOnBuilding', owner: toSeat(owner), square };
  }
};

/** A move that brings a Dunaia of the viewer to another circle. */
export type Relocation = MoveOf<'moveDunaia' | 'moveAwakened'>;

const isRelocation = (move: Move): move is Relocation => move.type === 'moveDunaia' || move.type === 'moveAwakened';

export const relocationsOf = (moves: readonly Move[], dunaia: number, { awakened }: View): readonly Relocation[] =>
  moves.filter(isRelocation).filter(move => (move.type === 'moveDunaia' ? move.dunaia : awakened) === dunaia);

export const relocationAttempt = (view: View, dunaia: number, circle: number): Relocation =>
  view.step.at === 'ending' ? { type: 'moveAwakened', circle } : { type: 'moveDunaia', dunaia, circle };

export const searchMoves = (moves: readonly Move[]): readonly MoveOf<'searchPile'>[] =>
  moves.filter(move => move.type === 'searchPile');
