import { at, HIDDEN, type Hidden, type Seat } from '#kernel';
import { CITIZENS, type Citizen } from '../components/citizens.ts';
import { hasMost } from '../scoring/majorities.ts';
import type { DynastyView, PlayerView, View } from '../view.ts';

/** Facts of a view that both languages word, and a board draws. */

/** How often each class comes up, in the order of the ladder. */
export const tally = (cards: readonly Citizen[]): readonly (readonly [Citizen, number])[] =>
  CITIZENS.flatMap(citizen => {
    const count = cards.filter(card => card === citizen).length;
    return count === 0 ? [] : [[citizen, count] as const];
  });

export interface Column {
  readonly citizen: Citizen;
  readonly count: number;
  readonly loaves: number;
  /** Strictly the most of all dynasties, as they lie now. */
  readonly leads: boolean;
}

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

export const open = <T>(items: readonly T[] | Hidden): readonly T[] => (items === HIDDEN ? [] : items);

export const ownPlayer = ({ viewer, players }: View): PlayerView | undefined =>
  viewer === 'audience' ? undefined : players[viewer];

/** Who must act now; nobody when the game is over. */
export const actorOf = ({ step, turn }: View): Seat | undefined => {
  if (step.at === 'over') return undefined;
  return step.at === 'tribute' ? step.victim : turn;
};
