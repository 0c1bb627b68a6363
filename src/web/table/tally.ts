import type { Outcome } from '#kernel';

/** The line that adds up the others, in games that add up. */
const TOTAL = 'total';

type Line = Outcome['sheet'][number];

export interface SheetLine extends Line {
  readonly isTotal: boolean;
  /** Not counted yet. */
  readonly isComing: boolean;
}

/** What the lines so far come to, by column. */
const sumOf = (lines: readonly Line[], columns: number): readonly number[] =>
  Array.from({ length: columns }, (_, column) => lines.reduce((sum, { points }) => sum + (points[column] ?? 0), 0));

/** A score sheet with so many of its lines counted; the total grows with them, if it is what they come to. */
export const countedSheet = ({ sheet, places }: Outcome, counted: number): readonly SheetLine[] => {
  const addends = sheet.filter(({ label }) => label !== TOTAL);
  const total = sheet.find(({ label }) => label === TOTAL);
  const isSum = total?.points.join() === sumOf(addends, places.length).join();
  return sheet.map((line, index) => {
    const isTotal = line.label === TOTAL;
    const isRunning = isTotal && isSum && counted < sheet.length;
    return {
      ...line,
      isTotal,
      isComing: index >= counted && !isRunning,
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
