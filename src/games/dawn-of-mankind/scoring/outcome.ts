import { at, seatsOf, type Outcome, type Seat } from '#kernel';
import { MAT, PAIR } from '../components/progress.ts';
import { cardCount, matOf, onBoard, owned, pointsOf } from '../queries.ts';
import type { State } from '../types.ts';

/** The score sheet, line by line. */
export const SCORE_LINES = ['tokens', 'cards', 'meeples', 'food', 'items', 'total'] as const;
export type ScoreLabel = (typeof SCORE_LINES)[number];
type ScoreLine = Exclude<ScoreLabel, 'total'>;

const storytelling = (state: State, seat: Seat) => MAT.storytelling[matOf(state, seat, 'storytelling')];
const religion = (state: State, seat: Seat) => MAT.religion[matOf(state, seat, 'religion')];

const pairs = (count: number): number => Math.floor(count / PAIR);

/** Rules 10.4 to 10.6. */
const POINTS: { readonly [L in ScoreLine]: (state: State, seat: Seat) => number } = {
  tokens: pointsOf,
  cards: (state, seat) => cardCount(state, seat) * storytelling(state, seat).card.value,
  meeples: (state, seat) => onBoard(state, seat) * storytelling(state, seat).meeple.value,
  food: (state, seat) =>
    pairs(owned(state, seat, 'fruit') + owned(state, seat, 'meat')) * religion(state, seat).food.value,
  items: (state, seat) =>
    pairs(owned(state, seat, 'tool') + owned(state, seat, 'hide')) * religion(state, seat).items.value,
};

export const LINES = SCORE_LINES.filter(label => label !== 'total');

/** What a seat would have if the game ended now. */
export const totalOf = (state: State, seat: Seat): number => {
  let total = 0;
  for (const label of LINES) total += POINTS[label](state, seat);
  return total;
};

/** Rules 10.7 and 12.4: the total, then meeples on the board, then the lots if any were drawn. */
const beats = (state: State, rival: Seat, one: Seat): boolean => {
  const points = totalOf(state, rival) - totalOf(state, one);
  if (points !== 0) return points > 0;
  const meeples = onBoard(state, rival) - onBoard(state, one);
  if (meeples !== 0) return meeples > 0;
  return state.lots.indexOf(rival) < state.lots.indexOf(one);
};

export const outcome = (state: State): Outcome | undefined => {
  if (state.step.at !== 'over') return undefined;
  const seats = seatsOf(state.seats);
  const sheet = LINES.map(label => ({ label, points: seats.map(seat => POINTS[label](state, seat)) }));
  const totals = seats.map(seat => sheet.reduce((sum, { points }) => sum + at(points, seat), 0));
  return {
    places: seats.map(one => 1 + seats.filter(rival => beats(state, rival, one)).length),
    sheet: [...sheet, { label: 'total', points: totals }],
    neutrals: [],
  };
};
