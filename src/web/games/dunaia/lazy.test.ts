import { expect, test } from 'vitest';
import { tableTexts } from '#games/dunaia/tableText';
import { drawPiece } from './components.tsx';
import { figures as drawn } from './figures.tsx';
import { drawComponent, figures, SHEETS_WITHOUT_PIECES } from './lazy.tsx';

test('every row of a sheet shows its piece, except on the sheets that have none', async () => {
  for (const [sheet, { rows }] of (await tableTexts.en.components()).entries()) {
    const pieces = rows.map(({ id }) => drawPiece(id)).filter(piece => piece !== null);
    expect(pieces.length).toBe(SHEETS_WITHOUT_PIECES.includes(sheet) ? 0 : rows.length);
    expect(drawComponent(rows[0]?.id ?? '', sheet) === null).toBe(SHEETS_WITHOUT_PIECES.includes(sheet));
  }
});

test('the rules page is promised the figures that there are', () => {
  expect(Object.keys(figures).toSorted()).toEqual(Object.keys(drawn).toSorted());
});
