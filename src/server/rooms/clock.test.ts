import { describe, expect, test } from 'vitest';
import { seat } from '#kernel';
import { deadlineOf, timeLeft, advanceClock, startClock } from './clock.ts';

const [ana, ben] = [seat(0), seat(1)];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a live clock', () => {
  const pace = { kind: 'live', minutes: 10, increment: 5 } as const;
  const start = startClock(pace, 2, [ana], 1000);

  test('runs only for those who are to act', () => {
    expect([timeLeft(start, 0, 61_000), timeLeft(start, 1, 61_000)]).toEqual([9 * MINUTE, 10 * MINUTE]);
    expect(deadlineOf(start)).toBe(1000 + 10 * MINUTE);
  });

  test('adds its increment at the end of the turn, not at each move', () => {
    const step = advanceClock(pace, start, [ana], 31_000);
    expect(step.left[0]).toBe(9.5 * MINUTE);
    const passed = advanceClock(pace, step, [ben], 61_000);
    expect(passed.left).toEqual([9 * MINUTE + 5000, 10 * MINUTE]);
    expect(deadlineOf(passed)).toBe(61_000 + 10 * MINUTE);
  });
});

test('a clock in days starts anew for each turn', () => {
  const pace = { kind: 'days', days: 2 } as const;
  const start = startClock(pace, 2, [ana], 0);
  const passed = advanceClock(pace, start, [ben], DAY);
  expect(passed.left).toEqual([2 * DAY, 2 * DAY]);
  expect(timeLeft(passed, 1, 2 * DAY)).toBe(DAY);
});

test('no clock, no deadline', () => {
  const pace = { kind: 'none' } as const;
  expect(deadlineOf(advanceClock(pace, startClock(pace, 2, [ana], 0), [ben], DAY))).toBeUndefined();
});
