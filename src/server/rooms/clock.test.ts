import { describe, expect, test } from 'vitest';
import { seat } from '#kernel';
import { deadlineOf, leftAt, passTime, startClock } from './clock.ts';

const [ana, ben] = [seat(0), seat(1)];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('a live clock', () => {
  const pace = { kind: 'live', minutes: 10, increment: 5 } as const;
  const start = startClock(pace, 2, [ana], 1000);

  test('runs only for those who are to act', () => {
    expect([leftAt(start, 0, 61_000), leftAt(start, 1, 61_000)]).toEqual([9 * MINUTE, 10 * MINUTE]);
    expect(deadlineOf(start)).toBe(1000 + 10 * MINUTE);
  });

  test('adds its seconds when the turn passes, not at each step of it', () => {
    const step = passTime(pace, start, [ana], 31_000);
    expect(step.left[0]).toBe(9.5 * MINUTE);
    const passed = passTime(pace, step, [ben], 61_000);
    expect(passed.left).toEqual([9 * MINUTE + 5000, 10 * MINUTE]);
    expect(deadlineOf(passed)).toBe(61_000 + 10 * MINUTE);
  });
});

test('a slow clock gives its days anew for each turn', () => {
  const pace = { kind: 'days', days: 2 } as const;
  const start = startClock(pace, 2, [ana], 0);
  const passed = passTime(pace, start, [ben], DAY);
  expect(passed.left).toEqual([2 * DAY, 2 * DAY]);
  expect(leftAt(passed, 1, 2 * DAY)).toBe(DAY);
});

test('no clock, no deadline', () => {
  const pace = { kind: 'none' } as const;
  expect(deadlineOf(passTime(pace, startClock(pace, 2, [ana], 0), [ben], DAY))).toBeUndefined();
});
