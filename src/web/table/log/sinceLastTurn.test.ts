import { expect, test } from 'vitest';
import { seat } from '#kernel';
import { lastTurnEnd } from './sinceLastTurn.ts';

const [ana, ben] = [seat(0), seat(1)];
const history = (...seats: readonly number[]) => [
  { seq: 0, events: [] },
  ...seats.map((who, index) => ({ seq: index + 1, seat: seat(who), events: [] })),
];

test('it is the last own entry before the others moved', () => {
  expect(lastTurnEnd(history(0, 0, 1, 1), ana)).toBe(2);
  expect(lastTurnEnd(history(0, 1, 0, 1), ana)).toBe(3);
});

test('it stays where it is while one’s own turn goes on', () => {
  expect(lastTurnEnd(history(0, 1, 1, 0, 0), ana)).toBe(1);
});

test('there is none before a first turn, while nobody else has moved, and for the audience', () => {
  expect(lastTurnEnd(history(1, 1, 0), ana)).toBeUndefined();
  expect(lastTurnEnd(history(0, 0), ana)).toBeUndefined();
  expect(lastTurnEnd(history(1), ben)).toBeUndefined();
  expect(lastTurnEnd(history(0, 1), 'audience')).toBeUndefined();
  expect(lastTurnEnd([], ana)).toBeUndefined();
});
