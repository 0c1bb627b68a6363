import { expect, test } from 'vitest';
import type { Outcome } from '#kernel';
import { countRows, winnersOf, winningPoints } from './countRows.ts';

const outcome: Outcome = {
  places: [2, 1, 1],
  neutrals: [],
  sheet: [
    { label: 'cards', points: [3, 4, 5] },
    { label: 'bread', points: [1, 2, 1] },
    { label: 'total', points: [4, 6, 6] },
  ],
};

const total = (counted: number, of = outcome) => countRows(of, counted).at(-1);

test('the total grows with the rows that are counted', () => {
  expect(total(0)?.points).toEqual([0, 0, 0]);
  expect(total(1)?.points).toEqual([3, 4, 5]);
  expect(total(2)?.points).toEqual([4, 6, 6]);
  expect(countRows(outcome, 1).map(({ isPending }) => isPending)).toEqual([false, true, false]);
  expect(countRows(outcome, 3).every(({ isPending }) => !isPending)).toBe(true);
});

test('a total that is not the sum comes last, as it is', () => {
  const halved = { ...outcome, sheet: [...outcome.sheet.slice(0, 2), { label: 'total', points: [2, 3, 3] }] };
  expect(total(1, halved)).toMatchObject({ isPending: true, points: [2, 3, 3] });
});

test('winners share the first place, and a game without a total has no points to name', () => {
  expect(winnersOf(outcome)).toEqual([1, 2]);
  expect(winningPoints(outcome)).toBe(6);
  expect(winningPoints({ ...outcome, sheet: outcome.sheet.slice(0, 2) })).toBeUndefined();
});
