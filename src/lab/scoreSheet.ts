import type { Outcome } from '#kernel';

const columnsOf = ({ places, neutrals }: Outcome): readonly string[] => {
  const seats = places.length - neutrals.length;
  return places.map((_, column) => (column < seats ? `seat ${column}` : (neutrals[column - seats] ?? '')));
};

/** A game's result as a table for a terminal: a line of the sheet a row, a player a column. */
export const scoreSheet = (outcome: Outcome): string => {
  const rows: readonly (readonly string[])[] = [
    ['', ...columnsOf(outcome)],
    ...outcome.sheet.map(({ label, points }) => [label, ...points.map(String)]),
    ['place', ...outcome.places.map(String)],
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return `${rows.map(line).join('\n')}\n`;
};
