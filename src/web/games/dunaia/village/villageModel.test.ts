import { expect, test } from 'vitest';
import { seat, shareUnchanged } from '#kernel';
import { dunaia } from '#games/dunaia';
import { ana, ben, scenario } from '../../../../games/dunaia/scenario.ts';
import { villageOf, type LastMoveMarks } from './villageModel.ts';

const UNTOUCHED: LastMoveMarks = { marked: new Set(), turned: new Set() };
const viewOf = (players: Parameters<typeof scenario>[0], step = { at: 'choosing' } as const) =>
  dunaia.view(scenario(players, { step }), ana);
const before = viewOf([{ sites: { 4: ['L2-01', 2] } }, {}]);
const after = viewOf([{ sites: { 4: ['L2-01', 3] } }, {}]);

test('a village says what lies on its squares, and where each Dunaia stands in its circle', () => {
  const { squares, giants } = villageOf(before, ana, UNTOUCHED);
  expect(squares.map(({ content }) => content.kind)).toEqual(
    Array.from({ length: 9 }, (_, at) => (at === 4 ? 'site' : 'empty')),
  );
  expect(giants.map(({ dunaia: number, index, count }) => [number, index, count])).toEqual(
    [1, 2, 3, 4, 5, 6].map(number => [number, 0, 1]),
  );
});

test('what the last move touched and turned is told of its own square only', () => {
  const marks = { marked: new Set(['square/0/4', 'giant/0/2']), turned: new Set(['square/0/4']) };
  const { squares, giants } = villageOf(before, ana, marks);
  expect(squares.filter(({ isLast, isTurned }) => isLast || isTurned).map(({ square }) => square)).toEqual([4]);
  expect(giants.filter(({ isLast }) => isLast).map(({ dunaia: number }) => number)).toEqual([2]);
  expect(villageOf(before, ben, marks)).toEqual(villageOf(before, ben, UNTOUCHED));
});

test('a step changes what it concerns: everything else stays the same object, and need not be drawn again', () => {
  const known = villageOf(before, ana, UNTOUCHED);
  const next = shareUnchanged(known, villageOf(after, ana, UNTOUCHED));
  expect(next.squares.filter((facts, square) => facts !== known.squares[square]).map(({ square }) => square)).toEqual([
    4,
  ]);
  expect(next.giants).toBe(known.giants);
  const rival = villageOf(before, seat(1), UNTOUCHED);
  expect(shareUnchanged(rival, villageOf(after, seat(1), UNTOUCHED))).toBe(rival);
});
