import { at, HIDDEN, type Hidden, type Seat } from '#kernel';
import { CITIZEN_CARDS, CITIZENS, type Citizen } from './components/citizens.ts';
import { hasMost } from './scoring/majorities.ts';
import type { DynastyView, PlayerView, View } from './view.ts';

// What a board, or a table in words, may read off a view; with the component tables and the types it needs.
export { AFTERLIFE_CARDS, isAfterlife, type Afterlife } from './components/afterlife.ts';
export { CITIZEN_CARDS, CITIZENS, isCitizen, type Citizen } from './components/citizens.ts';
export { layingCost, loafPrice, topDie } from './queries.ts';
export type { CityName, Event, Move, Step } from './types.ts';
export type { DynastyView, PlayerView, View } from './view.ts';

/** How often each class comes up, in the order of the ladder. */
export const countByClass = (cards: readonly Citizen[]): readonly (readonly [Citizen, number])[] =>
  CITIZENS.flatMap(citizen => {
    const count = cards.filter(card => card === citizen).length;
    return count === 0 ? [] : [[citizen, count] as const];
  });

/** A class that a dynasty has. */
export interface Column {
  readonly citizen: Citizen;
  readonly count: number;
  readonly loaves: number;
  /** Strictly the most of all dynasties, as they lie now. */
  readonly leads: boolean;
}

/** First those of the players, then those of the neutral cities. */
export const dynastiesIn = ({ players, cities }: View): readonly DynastyView[] => [...players, ...cities];

/** The classes a dynasty has, with what is on them. */
export const columnsOf = (view: View, index: number): readonly Column[] => {
  const dynasties = dynastiesIn(view);
  const { cards, loaves } = at(dynasties, index);
  return CITIZENS.flatMap(citizen => {
    const count = cards[citizen];
    if (count === 0) return [];
    const leads = hasMost(
      dynasties.map(other => other.cards[citizen]),
      index,
    );
    return [{ citizen, count, loaves: loaves[citizen], leads }];
  });
};

/** What lies open before a player and counts: citizens, bread and the majorities of this moment. */
interface OpenScore {
  readonly points: number;
  readonly debens: number;
  readonly majorities: number;
}

export const openScoreOf = (view: View, seat: number): OpenScore => {
  const columns = columnsOf(view, seat);
  const points = columns.reduce((sum, { citizen, count, loaves, leads }) => {
    const card = CITIZEN_CARDS[citizen];
    return sum + count * card.points.value + loaves * card.bread.value + (leads ? card.majority.value : 0);
  }, 0);
  const majorities = columns.filter(({ leads }) => leads).length;
  return { points, debens: view.players[seat]?.debens ?? 0, majorities };
};

/** The cards of a list that the viewer may see: none of a hidden one. */
export const visibleCards = <T>(cards: readonly T[] | Hidden): readonly T[] => (cards === HIDDEN ? [] : cards);

export const ownPlayer = ({ viewer, players }: View): PlayerView | undefined =>
  viewer === 'audience' ? undefined : players[viewer];

/** Who must act now; nobody when the game is over. */
export const actorOf = ({ step, turn }: View): Seat | undefined => {
  if (step.at === 'over') return undefined;
  return step.at === 'tribute' ? step.victim : turn;
};

export { afterlifeTextAt, citizenTextAt } from './text/cardText.ts';
