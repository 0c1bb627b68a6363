import { expect, test } from 'vitest';
import { NO_ZOOM, pan, pinch } from './zoom.ts';

const size = { width: 400, height: 800 };
const fingers = (x: number, y: number, apart: number) =>
  [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ] as const;

test('what lies between the fingers stays between them', () => {
  const zoom = pinch(NO_ZOOM, fingers(100, 200, 50), fingers(100, 200, 100), size);
  expect(zoom).toEqual({ scale: 2, x: -100, y: -200 });
});

test('it is never smaller than its frame, nor larger than three times', () => {
  expect(pinch(NO_ZOOM, fingers(100, 200, 100), fingers(100, 200, 10), size)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(pinch(NO_ZOOM, fingers(100, 200, 10), fingers(100, 200, 300), size).scale).toBe(3);
});

test('it never leaves its frame', () => {
  const zoom = { scale: 2, x: -100, y: -200 };
  expect(pan(zoom, { x: 500, y: 500 }, size)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(pan(zoom, { x: -5000, y: -5000 }, size)).toEqual({ scale: 2, x: -400, y: -800 });
});
