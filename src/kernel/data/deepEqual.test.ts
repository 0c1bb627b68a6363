import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';
import { isDeepEqual, shareUnchanged } from './deepEqual.ts';

test('two pieces of data are the same exactly when they are written down the same', () => {
  const data = fc.jsonValue({ maxDepth: 3 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);
  fc.assert(fc.property(data, data, (one, other) => isDeepEqual(one, other) === (canonical(one) === canonical(other))));
  fc.assert(fc.property(data, value => isDeepEqual(value, structuredClone(value))));
});

test.each<[string, unknown, unknown]>([
  ['a list and an object with its fields', [1], { 0: 1 }],
  ['an object and one with a field more', { type: 'a' }, { type: 'a', more: undefined }],
  ['a field and one that every object has', { constructor: 1 }, {}],
  ['nothing and an empty object', null, {}],
])('%s differ', (_name, one, other) => {
  expect([isDeepEqual(one, other), isDeepEqual(other, one)]).toEqual([false, false]);
});

test('what is shared says what the new data says, and is the old data where that says the same', () => {
  const data = fc.jsonValue({ maxDepth: 3 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);
  fc.assert(fc.property(data, data, (before, after) => isDeepEqual(shareUnchanged(before, after), after)));
  fc.assert(fc.property(data, before => shareUnchanged(before, structuredClone(before)) === before));
});

test('a part that has not changed is the old one, beside one that has', () => {
  const before = { players: [{ gold: 1 }, { gold: 2 }], turn: 0 };
  const after = shareUnchanged(before, { players: [{ gold: 1 }, { gold: 3 }], turn: 1 });
  expect(after).toEqual({ players: [{ gold: 1 }, { gold: 3 }], turn: 1 });
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.players[1]).not.toBe(before.players[1]);
});
