import { fastChance } from '#kernel';
import { iunu } from '#games/iunu';
import { CITIZEN_CARDS, columnsOf, type Move, type View } from './game.ts';

/** What a move would change for the viewer, as far as it can be known. */
export interface Gain {
  readonly points: number;
  readonly debens: number;
  /** Whether some of the points are those of a new majority. */
  readonly leads: boolean;
}

type Preview = (move: Move) => View | undefined;

export interface Worth {
  readonly points: number;
  readonly debens: number;
  readonly majorities: number;
}

/** What lies open on the table before a seat: citizens, bread and the majorities of this moment. */
export const worthOf = (view: View, seat: number): Worth => {
  const columns = columnsOf(view, seat);
  const points = columns.reduce((sum, { citizen, count, loaves, leads }) => {
    const card = CITIZEN_CARDS[citizen];
    return sum + count * card.points.value + loaves * card.bread.value + (leads ? card.majority.value : 0);
  }, 0);
  const majorities = columns.filter(({ leads }) => leads).length;
  return { points, debens: view.players[seat]?.debens ?? 0, majorities };
};

/** The frame's preview knows one step; an ability that leaves nothing to choose is the second. */
const withAbility = (view: View): View => {
  const { viewer } = view;
  const move: Move = { type: 'useAbility' };
  if (viewer === 'audience') return view;
  const state = iunu.imagine(view, fastChance(1));
  if (iunu.refuse(state, viewer, move) !== undefined) return view;
  iunu.apply({ state, chance: fastChance(1), emit: () => {} }, viewer, move);
  return iunu.view(state, viewer);
};

export const gainOf = (view: View, move: Move, preview: Preview): Gain | undefined => {
  const { viewer } = view;
  const next = preview(move);
  if (viewer === 'audience' || next === undefined) return undefined;
  const before = worthOf(view, viewer);
  const after = worthOf(move.type === 'playCitizens' ? withAbility(next) : next, viewer);
  return {
    points: after.points - before.points,
    debens: after.debens - before.debens,
    leads: after.majorities > before.majorities,
  };
};
