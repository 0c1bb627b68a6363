import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diff as diffText } from './diff.ts';
import { applyPatch, type Patch } from './patch.ts';

const plain = () => fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);

/** As it arrives. */
const diff = (before: unknown, after: unknown): Patch | undefined => {
  const text = diffText(before, after);
  return text === '' ? undefined : (JSON.parse(text) as Patch);
};

describe('a patch', () => {
  test('turns any value into any other', () => {
    fc.assert(
      fc.property(plain(), plain(), (before, after) => {
        const patch = diff(before, after);
        expect(patch === undefined ? before : applyPatch(before, patch)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('knows fields that every object has', () => {
    const odd = JSON.parse('{"__proto__":{"a":1},"constructor":2}') as unknown;
    expect(JSON.stringify(applyPatch({}, diff({}, odd)!))).toBe(JSON.stringify(odd));
    expect(applyPatch(odd, diff(odd, {})!)).toEqual({});
  });

  test('is nothing between equal values', () => {
    fc.assert(
      fc.property(plain(), value => {
        expect(diff(value, structuredClone(value))).toBeUndefined();
      }),
    );
  });

  test('is small for a small change', () => {
    const before = {
      hand: ['a', 'b', 'c', 'd'],
      players: [{ debens: 3, cards: { farmer: 1, baker: 0 } }, { debens: 2 }],
      over: false,
    };
    const after = {
      hand: ['a', 'b', 'c', 'd'],
      players: [{ debens: 2, cards: { farmer: 2, baker: 0 } }, { debens: 2 }],
      over: false,
    };
    expect(diff(before, after)).toEqual({ players: { 0: { debens: 2, cards: { farmer: 2 } } } });
    expect(diff([1, 2, 3, 4], [1, 2, 3])).toEqual({ length: 3 });
    expect(diff([1, 2, 3], [1, 2, 3, [4]])).toEqual({ 3: [[4]] });
    expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: [] });
    expect(diff({ a: [1] }, { a: { b: null } })).toEqual({ a: [{ b: null }] });
  });

  test('leaves what it does not name the very same', () => {
    const before = { same: { deep: 1 }, other: 1 };
    const after = applyPatch(before, diff(before, { same: { deep: 1 }, other: 2 })!) as typeof before;
    expect(after.same).toBe(before.same);
  });
});
