import { expect, test } from 'vitest';
import { words } from '#games/dunaia/tableText';
import { drawPiece } from './components.tsx';
import { figures as drawn } from './figures.tsx';
import { drawComponent, figures, UNDRAWN } from './late.tsx';

test('every row of a sheet shows its piece, except on the sheets that have none', () => {
  for (const [sheet, { rows }] of words.en.components().entries()) {
    const pieces = rows.map(({ id }) => drawPiece(id)).filter(piece => piece !== null);
    expect(pieces.length).toBe(UNDRAWN.includes(sheet) ? 0 : rows.length);
    expect(drawComponent(rows[0]?.id ?? '', sheet) === null).toBe(UNDRAWN.includes(sheet));
  }
});

test('the rules page is promised the figures that there are', () => {
  expect(Object.keys(figures).toSorted()).toEqual(Object.keys(drawn).toSorted());
});
