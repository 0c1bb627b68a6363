import { expect, test } from 'vitest';
import { BORDERS, TERRITORIES } from '#games/dragon-dune/facts';
import { geometryOf, type Orientation } from './geometry.ts';
import { neighbourTowards } from './Lands.tsx';
import { sceneryOf } from './scenery.ts';
import { territory } from '#games/dragon-dune/facts';

const LIES: readonly Orientation[] = ['wide', 'square', 'tall'];

/** How many points of their outlines two territories share. */
const shared = (orientation: Orientation, one: number, other: number): number => {
  const { shapes } = geometryOf(orientation);
  const points = new Set(shapes[one]?.points.map(String));
  return shapes[other]?.points.filter(point => points.has(String(point))).length ?? 0;
};

test.each(LIES)('neighbours share their border exactly, and nobody else does (%s)', orientation => {
  for (const one of TERRITORIES)
    for (const other of TERRITORIES) {
      if (one === other) continue;
      if (BORDERS[one]?.includes(other)) expect(shared(orientation, one, other)).toBeGreaterThan(2);
      else expect(shared(orientation, one, other)).toBeLessThanOrEqual(1);
    }
});

test.each(LIES)('every territory is one shape inside the picture (%s)', orientation => {
  const { shapes, width, height } = geometryOf(orientation);
  for (const { left, top, width: across, height: down, path } of shapes) {
    expect(path.match(/M/g)).toHaveLength(1);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + across).toBeLessThanOrEqual(width);
    expect(top + down).toBeLessThanOrEqual(height);
  }
});

test('woods are grown once', () => {
  expect(sceneryOf('wide').trees.length).toBeGreaterThan(100);
  expect(sceneryOf('wide')).toBe(sceneryOf('wide'));
});

test('arrow keys go over borders only', () => {
  expect(neighbourTowards('wide', territory('7'), [1, 0])).toBe(territory('6'));
  expect(neighbourTowards('wide', territory('7'), [0, 1])).toBe(territory('8'));
  expect(neighbourTowards('wide', territory('1★'), [0, -1])).toBeUndefined();
  // Turned to the left, what was in the east is in the north.
  expect(neighbourTowards('tall', territory('7'), [0, -1])).toBe(territory('6'));
});
