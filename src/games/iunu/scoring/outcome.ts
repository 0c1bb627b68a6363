import { at, type Outcome } from '#kernel';
import { DEBENS_PER_POINT } from '../components/box.ts';
import { CITIZEN_CARDS, CITIZENS } from '../components/citizens.ts';
import type { Dynasty, State } from '../types.ts';
import { afterlifePoints, type Account } from './afterlife.ts';
import { majoritiesOf, majorityPoints } from './majorities.ts';

/** The score sheet, line by line. */
export const SCORE_LINES = ['citizens', 'bread', 'majorities', 'afterlife', 'debens', 'merchants', 'total'] as const;
export type ScoreLabel = (typeof SCORE_LINES)[number];

interface Column extends Account {
  readonly isCity: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const own = ({ dynasties, index }: Column): Dynasty => at(dynasties, index);

type Line = Exclude<ScoreLabel, 'total'>;

const POINTS: { readonly [L in Line]: (column: Column) => number } = {
  citizens: column => sum(CITIZENS.map(citizen => own(column).cards[citizen] * CITIZEN_CARDS[citizen].points.value)),
  bread: column => sum(CITIZENS.map(citizen => own(column).loaves[citizen] * CITIZEN_CARDS[citizen].bread.value)),
  majorities: ({ dynasties, index }) => sum(majoritiesOf(dynasties, index).map(majorityPoints)),
  afterlife: afterlifePoints,
  debens: ({ debens }) => Math.floor(debens / DEBENS_PER_POINT),
  // Rule 10.11: only a city is paid for its Merchants.
  merchants: column => (column.isCity ? own(column).cards.merchant : 0),
};

const columnsOf = ({ players, cities, options }: State): readonly Column[] => {
  const dynasties = [...players, ...cities];
  return dynasties.map((_dynasty, index) => ({
    dynasties,
    index,
    options,
    debens: players[index]?.debens ?? 0,
    isCity: index >= players.length,
  }));
};

interface Standing {
  readonly total: number;
  readonly debens: number;
  readonly isCity: boolean;
}

/** Rule 8.7; and 11.6: alone, a tie with a city is no victory. */
const beats = (rival: Standing, one: Standing, isSolo: boolean): boolean => {
  if (rival.total !== one.total) return rival.total > one.total;
  return isSolo && rival.isCity !== one.isCity ? rival.isCity : rival.debens > one.debens;
};

const linesOf = ({ cities }: State): readonly Line[] =>
  SCORE_LINES.filter(label => label !== 'total').filter(label => label !== 'merchants' || cities.length > 0);

export const outcome = (state: State): Outcome | undefined => {
  if (state.step.at !== 'over') return undefined;
  const columns = columnsOf(state);
  const sheet = linesOf(state).map(label => ({ label, points: columns.map(POINTS[label]) }));
  const totals = columns.map((_, index) => sum(sheet.map(({ points }) => at(points, index))));
  const standings = columns.map(({ debens, isCity }, index) => ({ total: at(totals, index), debens, isCity }));
  const isSolo = state.players.length === 1;
  return {
    places: standings.map(one => 1 + standings.filter(rival => beats(rival, one, isSolo)).length),
    sheet: [...sheet, { label: 'total', points: totals }],
    neutrals: state.cities.map(({ name }) => name),
  };
};
