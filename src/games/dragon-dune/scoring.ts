import { seatsOf, type Outcome } from '#kernel';
import { TERRITORIES } from './components/territories.ts';
import { castlesOf, playerAt, unitsAt } from './queries.ts';
import type { State } from './types.ts';

const SCORE_LINES = ['castles', 'units', 'gold'] as const;
export type ScoreLineName = (typeof SCORE_LINES)[number];

/** Rule 1.1: one winner; the others share the second place. The sheet says how everybody stood. */
export const outcome = (state: State): Outcome | undefined => {
  if (state.step.at !== 'over') return undefined;
  const seats = seatsOf(state.players.length);
  const points: { readonly [L in ScoreLineName]: readonly number[] } = {
    castles: seats.map(seat => castlesOf(state, seat)),
    units: seats.map(seat => TERRITORIES.reduce((sum, where) => sum + unitsAt(playerAt(state, seat), where), 0)),
    gold: state.players.map(({ gold }) => gold),
  };
  return {
    places: seats.map(seat => (seat === state.winner ? 1 : 2)),
    sheet: SCORE_LINES.map(label => ({ label, points: points[label] })),
    neutrals: [],
  };
};
