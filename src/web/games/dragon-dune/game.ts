/** What the board knows of its game: views, moves, cards and facts, and no rule. All of it comes through here. */
export type { Agreement, Clause, ClauseField, ClauseKind } from '../../../games/dragon-dune/agreements/types.ts';
export { CLAUSE_KINDS } from '../../../games/dragon-dune/agreements/types.ts';
export {
  CASTLES_TO_WIN,
  ORC_STARTS,
  ORC_UNITS,
  POINTS_PER_UNIT,
  TURNS,
} from '../../../games/dragon-dune/components/box.ts';
export {
  ARTIFACTS,
  colourOf,
  EVENT_CARDS,
  EVENT_ROWS,
  type EventRow as LandEvent,
  eventGold,
  eventTerritory,
  isAce,
  suitOf,
  SUITS,
  valueOf,
  type Artifact,
  type EventCard,
  type Suit,
} from '../../../games/dragon-dune/components/cards.ts';
export { FACTION_SHEETS, FACTIONS, type Faction } from '../../../games/dragon-dune/components/factions.ts';
export { LAYOUT } from '../../../games/dragon-dune/components/layout.ts';
export {
  bit,
  BORDERS,
  CASTLES,
  GRIFFIN_CASTLES,
  idOf,
  IS_CASTLE,
  IS_ORCISH,
  IS_PLAIN,
  MOUNTAIN,
  NUMBERS,
  TERRITORIES,
  TERRITORY_IDS,
  territory,
  TRACK,
  type Territory,
  type TerritoryId,
} from '../../../games/dragon-dune/components/territories.ts';
export type { Event } from '../../../games/dragon-dune/events.ts';
export type { Move } from '../../../games/dragon-dune/moves/types.ts';
export { BANK, GRAVEYARD, type Place } from '../../../games/dragon-dune/places.ts';
export { battleValue } from '../../../games/dragon-dune/rounds/settling.ts';
export type { About, Auction, Council, Step, StepAt } from '../../../games/dragon-dune/steps.ts';
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
} from '../../../games/dragon-dune/types.ts';
export type { PlayerView, View } from '../../../games/dragon-dune/view.ts';
export {
  acesOf,
  askedIn,
  bankOf,
  bidLimit,
  castlesHeld,
  costOfBid,
  dangersOf,
  draftOf,
  factionOf,
  goldFree,
  graveyardOf,
  groundOf,
  hasHalfPrice,
  hireCost,
  isHiding,
  knownCards,
  lastEvent,
  legible,
  limitOf,
  marchRange,
  nextNumbers,
  openSteps,
  ownSeat,
  playerOf,
  rivalIn,
  rivalsIn,
  seatsIn,
  sellerFor,
  standingOf,
  standsIn,
  treacheriesOf,
  trollTolls,
  unitsIn,
  visibleIn,
  worthOf,
  type Ground,
  type Kind,
  type Stand,
  type Toll,
  type TurnStep,
} from '../../../games/dragon-dune/tableText/facts.ts';
