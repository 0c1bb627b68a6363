import { iunu } from '#games/iunu';
import { openScoreOf, type Move, type View } from '#games/iunu/facts';
import { playOn, type Preview } from '../../board/preview.ts';

/** What a move would change for the viewer, as far as it can be known. */
export interface Gain {
  readonly points: number;
  readonly debens: number;
  /** Whether some of the points are those of a new majority. */
  readonly leads: boolean;
}

const USE_ABILITY: Move = { type: 'useAbility' };

export const gainOf = (view: View, move: Move, preview: Preview<View, Move>): Gain | undefined => {
  const { viewer } = view;
  const next = preview(move);
  if (viewer === 'audience' || next === undefined) return undefined;
  const before = openScoreOf(view, viewer);
  // An ability that leaves nothing to choose comes with the card.
  const then = move.type === 'playCitizens' ? playOn(iunu, next, viewer, USE_ABILITY) : next;
  const after = openScoreOf(then, viewer);
  return {
    points: after.points - before.points,
    debens: after.debens - before.debens,
    leads: after.majorities > before.majorities,
  };
};
