import { expect, test } from 'vitest';
import { scheduleFlights } from './flightSchedule.ts';

const motion = (kind: string, count: number) => ({
  kind,
  flights: Array.from({ length: count }, (_, index) => ({ from: 'deck', to: `${kind}/${index}` })),
});

const times = (...motions: readonly ReturnType<typeof motion>[]) =>
  scheduleFlights(motions, 300).map(({ start, duration }) => [start, duration]);

test('what happens later flies later', () => {
  expect(times(motion('paid', 1), motion('laid', 1))).toEqual([
    [0, 300],
    [300, 300],
  ]);
});

test('pieces of one kind follow each other quickly, within an event and from event to event', () => {
  expect(times(motion('laid', 2), motion('laid', 1), motion('paid', 1))).toEqual([
    [0, 300],
    [90, 300],
    [180, 300],
    [480, 300],
  ]);
});

test('a way over other places takes longer', () => {
  const [flight] = scheduleFlights([{ kind: 'moved', flights: [{ from: 'a', to: 'd', via: ['b', 'c'] }] }], 300);
  expect(flight?.duration).toBe(600);
});

test('a step never takes longer than four flights, and keeps its order', () => {
  const timed = scheduleFlights([motion('dealt', 30), motion('paid', 3)], 300);
  const ends = timed.map(({ start, duration }) => start + duration);
  expect(Math.max(...ends)).toBeCloseTo(1200);
  const starts = timed.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
});

test('no flight, no time', () => {
  expect(scheduleFlights([motion('turnBegun', 0)], 300)).toEqual([]);
});
