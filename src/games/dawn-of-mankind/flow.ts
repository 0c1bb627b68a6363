import type { Move, Step } from './types.ts';

/** The game, read top to bottom: what may be done at each step of a turn. */
export const FLOW: { readonly [At in Step['at']]: readonly Move['type'][] } = {
  settingUp: ['takeSetupCard', 'placeMeeple'],
  choosing: ['walk', 'useMedicine', 'rest'],
  moving: ['walk'],
  art: ['createArt', 'skipArt'],
  dyeing: ['take'],
  shifting: ['shift', 'stay'],
  deciding: ['perform', 'decline'],
  studying: ['study'],
  paying: ['pay'],
  placing: ['placeCard'],
  bartering: ['give', 'stopGiving'],
  taking: ['take'],
  exploring: ['give', 'stopGiving'],
  resting: ['cook', 'expand', 'skipMeal'],
  ending: ['endTurn'],
  over: [],
};
