/** What the board knows of its game: views, moves, cards and facts, and no rule. All of it comes through here. */
export { AFTERLIFE_CARDS, isAfterlife, type Afterlife } from '../../../games/iunu/components/afterlife.ts';
export { CITIZEN_CARDS, CITIZENS, isCitizen, type Citizen } from '../../../games/iunu/components/citizens.ts';
export { breadPrice, topDie } from '../../../games/iunu/queries.ts';
export type { CityName, Event, Move, Step } from '../../../games/iunu/types.ts';
export type { DynastyView, PlayerView, View } from '../../../games/iunu/view.ts';
export {
  actorOf,
  columnsOf,
  dynastiesIn,
  open,
  ownPlayer,
  tally,
  type Column,
} from '../../../games/iunu/tableText/facts.ts';
