/**
 * The door for boards and for the table in words: pure reads over a view, the components they draw, and types.
 * Queries of the rules come through here where they read nothing but what a view shows, too (`publicState.ts`).
 */
export { artifactPrice, giftableGold, mostBid } from './agreements/gold.ts';
export { CLAUSE_KINDS, type Agreement, type Clause, type ClauseField } from './agreements/types.ts';
export { CASTLES_TO_WIN, ORC_STARTS, ORC_UNITS, POINTS_PER_UNIT, TURNS } from './components/box.ts';
export {
  ARTIFACTS,
  EVENT_ROWS,
  isAce,
  suitOf,
  SUITS,
  valueOf,
  type Artifact,
  type EventCard,
  type EventRow,
  type Suit,
} from './components/cards.ts';
export { FACTION_SHEETS, FACTIONS, type Faction } from './components/factions.ts';
export { LAYOUT, WATER } from './components/layout.ts';
export {
  bit,
  BORDERS,
  idOf,
  IS_CASTLE,
  IS_ORCISH,
  IS_PLAIN,
  MOUNTAIN,
  NUMBERS,
  TERRITORIES,
  territory,
  TERRITORY_IDS,
  TRACK,
  type Territory,
  type TerritoryId,
} from './components/territories.ts';
export { sellerTo } from './effects/gold.ts';
export { hasDiscount, hirePrice } from './effects/hiring.ts';
export { rangeOf } from './effects/marching.ts';
export type { Event } from './events.ts';
export { rivalIn, treacheriesOf, worthOf, type Treachery } from './facts/battle.ts';
export {
  acesOf,
  agreementIn,
  bankOf,
  draftOf,
  factionOf,
  goneOf,
  graveyardOf,
  knownCards,
  legible,
  ownSeat,
  seatsIn,
  standingAnswersOf,
} from './facts/players.ts';
export { openActions, TURN_ACTION_NAMES, TURN_ACTIONS, type TurnAction } from './facts/recruitment.ts';
export {
  destinationKind,
  dragonTolls,
  isEmpty,
  lastEvent,
  nextNumbers,
  rivalsIn,
  territoryFacts,
  trollTolls,
  unitsIn,
  visibleIn,
  type Army,
  type Destination,
  type LastEvent,
  type TerritoryFacts,
  type TerritoryKind,
  type Toll,
} from './facts/territories.ts';
export type { Move } from './moves/types.ts';
export { BANK, GRAVEYARD, type Place } from './places.ts';
export { castlesOf, handLimit, hasPowerOf, isFaction, playerAt, toAct } from './queries.ts';
export { battleValue } from './rounds/settling.ts';
export { STAGE } from './stages.ts';
export type { Auction, Council, Step } from './steps.ts';
export type { DragonDuneText } from './text/text.ts';
export {
  NOBODY,
  ROUNDS,
  WINDOWS,
  type Answer,
  type Battle,
  type MaybeSeat,
  type MoveOf,
  type Plan,
  type Round,
  type Window,
} from './types.ts';
export type { PlayerView, View } from './view.ts';
