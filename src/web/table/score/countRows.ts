import type { Outcome } from '#kernel';

/** The label of the row with the sum of the others, in games that have one. */
const TOTAL = 'total';

type ScoreRow = Outcome['sheet'][number];

export interface CountedRow extends ScoreRow {
  readonly isTotal: boolean;
  /** Not counted yet. */
  readonly isPending: boolean;
}

/** The sum of these rows, by column. */
const sumOf = (rows: readonly ScoreRow[], columns: number): readonly number[] =>
  Array.from({ length: columns }, (_, column) => rows.reduce((sum, { points }) => sum + (points[column] ?? 0), 0));

/** A score sheet with so many of its rows counted; the total grows with them, if it is their sum. */
export const countRows = ({ sheet, places }: Outcome, counted: number): readonly CountedRow[] => {
  const addends = sheet.filter(({ label }) => label !== TOTAL);
  const total = sheet.find(({ label }) => label === TOTAL);
  const isSum = total?.points.join() === sumOf(addends, places.length).join();
  return sheet.map((row, index) => {
    const isTotal = row.label === TOTAL;
    const isRunning = isTotal && isSum && counted < sheet.length;
    return {
      ...row,
      isTotal,
      isPending: index >= counted && !isRunning,
      ...(isRunning && { points: sumOf(addends.slice(0, counted), places.length) }),
    };
  });
};

export const winnersOf = ({ places }: Outcome): readonly number[] =>
  places.flatMap((place, column) => (place === 1 ? [column] : []));

/** The winner's points, if the game adds them up. */
export const winningPoints = (outcome: Outcome): number | undefined => {
  const [winner] = winnersOf(outcome);
  return winner === undefined ? undefined : outcome.sheet.find(({ label }) => label === TOTAL)?.points[winner];
};
