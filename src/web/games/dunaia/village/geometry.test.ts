import { expect, test } from 'vitest';
import { CIRCLES } from '#games/dunaia/facts';
import { giantStyle } from './geometry.ts';

const GROUND = 494;
const ASPECT = 86 / 62;

const boxOf = (circle: number, index: number, count: number) => {
  const { left, top, width } = giantStyle({ circle, index, count });
  const [x, y, w] = [left, top, width].map(each => (Number.parseFloat(String(each)) / 100) * GROUND);
  if (x === undefined || y === undefined || w === undefined) throw new Error('no box');
  return { left: x - w / 2, right: x + w / 2, top: y - (w * ASPECT) / 2, bottom: y + (w * ASPECT) / 2 };
};

test('three Dunaias in a circle hardly touch each other, wherever it lies', () => {
  for (const circle of CIRCLES.keys()) {
    for (const count of [2, 3]) {
      const [one, other] = [boxOf(circle, 0, count), boxOf(circle, 1, count)];
      const overlap = Math.min(one.right - other.left, one.bottom - other.top);
      expect(overlap).toBeLessThan(3);
    }
  }
});

test('nobody stands outside the ground', () => {
  for (const circle of CIRCLES.keys()) {
    for (const index of [0, 1, 2]) {
      const { left, right, top, bottom } = boxOf(circle, index, 3);
      expect(Math.min(left, top)).toBeGreaterThan(-6);
      expect(Math.max(right, bottom)).toBeLessThan(GROUND + 6);
    }
  }
});
