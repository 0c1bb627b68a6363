import type { Move, Step } from './types.ts';

/** Rule 4.2: what may be done before and after each phase. */
const ANY_TIME: readonly Move['type'][] = ['callElder', 'hasten', 'trade'];

/** The game, read top to bottom: what may be done at each step of a turn. */
export const FLOW: { readonly [At in Step['at']]: readonly Move['type'][] } = {
  drafting: ['pickElite'],
  picked: ['endTurn'],

  choosing: ['takeDie', ...ANY_TIME],
  awakening: ['awaken', ...ANY_TIME],
  recycling: ['recycleOnBoard', 'recycleOnBuilding', ...ANY_TIME],
  checking: ['checkProphecies', ...ANY_TIME],
  ending: ['endTurn', 'moveAwakened', 'book', ...ANY_TIME],
  ended: ['endTurn'],

  moving: ['moveDunaia', 'stop'],
  inserting: ['insertChip', 'stop'],
  advancing: ['advance', 'stop'],
  discarding: ['discardChip'],
  buying: ['buyTile'],
  searching: ['searchPile'],
  placing: ['placeTile'],
  colouring: ['placeColour'],

  secondEffect: [],
  power: [],
  fragment: [],
  trading: [],
  over: [],
};
