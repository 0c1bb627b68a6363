/** What the board knows of its game: views, moves, tiles and facts, and no rule. All of it comes through here. */
export {
  CIRCLES,
  NEIGHBOURS,
  NOWHERE,
  REWARDS,
  SIDES,
  START_CIRCLES,
  SQUARES,
  type Side,
} from '../../../games/dunaia/components/board.ts';
export { BOX, CHIPS, COMMON_ACTIONS, DUNAIAS, type CommonAction } from '../../../games/dunaia/components/box.ts';
export { BUILDINGS, LEVELS, NO_TILE, type Building, type Level } from '../../../games/dunaia/components/buildings.ts';
export { COLOURS, type Colour } from '../../../games/dunaia/components/colours.ts';
export {
  ELDER_PLACES,
  ELDER_POWERS,
  ELDERS,
  FIXED_CHIPS,
  type Elder,
  type ElderPlace,
} from '../../../games/dunaia/components/elders.ts';
export { isElite, type Elite } from '../../../games/dunaia/components/elites.ts';
export { isMarketPlace, type MarketPlaceId } from '../../../games/dunaia/components/market.ts';
export { PROPHECIES, PROPHECY_TILES, type Prophecy } from '../../../games/dunaia/components/prophecies.ts';
export { gainsAt } from '../../../games/dunaia/effects/awakening.ts';
export { priceOf } from '../../../games/dunaia/market.ts';
export { besideCircle, circleOf, playerAt } from '../../../games/dunaia/queries.ts';
export { chevronPointsAt } from '../../../games/dunaia/scoring/outcome.ts';
export { buildingAt, lastSquareOf, levelOf } from '../../../games/dunaia/tiles.ts';
export type { Event, Move, MoveOf, Player, RecyclingPlace, State, Step } from '../../../games/dunaia/types.ts';
export type { DieView, PlayerView, View } from '../../../games/dunaia/view.ts';
export {
  builtCount,
  eldersOf,
  faceInHand,
  lackFor,
  lotAt,
  offers,
  opposite,
  ownSeat,
  progressOf,
  worldOf,
  yieldOf,
  type ElderFact,
  type Goal,
  type Lot,
  type Offer,
  type Yield,
} from '../../../games/dunaia/tableText/facts.ts';
