import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clipped, merged, placeBubble, type Box } from './placement.ts';

const WINDOW: Box = { left: 0, top: 0, width: 1000, height: 800 };
const BUBBLE = { width: 300, height: 160 };

const meets = (a: Box, b: Box): boolean => clipped(a, b) !== undefined;

describe('the bubble', () => {
  test('stands beside its target, its tail on it', () => {
    const target = { left: 700, top: 300, width: 100, height: 140 };
    const { left, top, tail, tailAt } = placeBubble(BUBBLE, { targets: [target] }, WINDOW);
    expect({ left, tail }).toEqual({ left: 700 - 22 - 300, tail: 'right' });
    expect(top + tailAt).toBe(370);
  });

  test('leaves the second target free, too', () => {
    const target = { left: 700, top: 300, width: 100, height: 140 };
    const second = { left: 420, top: 300, width: 100, height: 140 };
    const placed = placeBubble(BUBBLE, { targets: [target, second] }, WINDOW);
    for (const box of [target, second]) expect(meets({ ...placed, ...BUBBLE }, box)).toBe(false);
  });

  test('rather stands elsewhere than over what else can be clicked', () => {
    const target = { left: 700, top: 300, width: 100, height: 140 };
    const other = { left: 500, top: 300, width: 100, height: 140 };
    const placed = placeBubble(BUBBLE, { targets: [target], others: [other] }, WINDOW);
    expect(meets({ ...placed, ...BUBBLE }, other)).toBe(false);
  });

  test('stands in the lower half where there is nothing to point at', () => {
    expect(placeBubble(BUBBLE, { targets: [] }, WINDOW)).toEqual({ left: 350, top: 384, tail: 'none', tailAt: 0 });
  });

  test('is never outside the window, and free of a small target', () => {
    const boxes = fc.record({
      left: fc.integer({ min: 0, max: 940 }),
      top: fc.integer({ min: 0, max: 740 }),
      width: fc.integer({ min: 10, max: 60 }),
      height: fc.integer({ min: 10, max: 60 }),
    });
    fc.assert(
      fc.property(boxes, target => {
        const { left, top } = placeBubble(BUBBLE, { targets: [target] }, WINDOW);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width);
        expect(top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height);
        expect(meets({ left, top, ...BUBBLE }, target)).toBe(false);
      }),
    );
  });
});

test('boxes that meet become one, also by way of a third', () => {
  const one = { left: 0, top: 0, width: 10, height: 10 };
  const far = { left: 18, top: 0, width: 10, height: 10 };
  const between = { left: 8, top: 4, width: 12, height: 10 };
  expect(merged([one, far])).toEqual([one, far]);
  expect(merged([one, far, between])).toEqual([{ left: 0, top: 0, width: 28, height: 14 }]);
});
