import type { MoveRules } from '#kernel';
import type { Event, Move, Refusal, State } from '../types.ts';
import { advance } from './advance.ts';
import { awaken } from './awaken.ts';
import { book } from './book.ts';
import { buyTile } from './buyTile.ts';
import { callElder } from './callElder.ts';
import { checkProphecies } from './checkProphecies.ts';
import { discardChip } from './discardChip.ts';
import { endTurn } from './endTurn.ts';
import { hasten } from './hasten.ts';
import { insertChip } from './insertChip.ts';
import { moveAwakened } from './moveAwakened.ts';
import { moveDunaia } from './moveDunaia.ts';
import { pickElite } from './pickElite.ts';
import { placeColour } from './placeColour.ts';
import { placeTile } from './placeTile.ts';
import { recycleOnBoard } from './recycleOnBoard.ts';
import { recycleOnBuilding } from './recycleOnBuilding.ts';
import { searchPile } from './searchPile.ts';
import { stop } from './stop.ts';
import { takeDie } from './takeDie.ts';
import { trade } from './trade.ts';

export const MOVE_RULES: MoveRules<State, Event, Refusal, Move> = {
  pickElite,
  takeDie,
  awaken,
  recycleOnBoard,
  recycleOnBuilding,
  checkProphecies,
  endTurn,
  callElder,
  discardChip,
  insertChip,
  moveDunaia,
  advance,
  buyTile,
  searchPile,
  placeTile,
  placeColour,
  stop,
  hasten,
  trade,
  moveAwakened,
  book,
};
