import { describe, expect, test } from 'vitest';
import { seat, type GameEvent } from '#kernel';
import type { HistoryEntry } from '#wire';
import { stepSerializer } from './stepMessage.ts';

const STEP = { kind: 'step', table: 'table', clocks: undefined } as const;
const LENGTH = { length: 3, undone: undefined } as const;
const entry = (...events: GameEvent[]): HistoryEntry => ({ seq: 2, seat: seat(0), events });

describe('a serialized step', () => {
  const [open, secret, hidden] = [{ type: 'open' }, { type: 'drawn', card: 'ace' }, { type: 'drawn' }];

  test('has its fields, its entry and its patch, and nothing that is undefined', () => {
    const write = stepSerializer(STEP);
    const expected = { kind: 'step', table: 'table', length: 3, entry: { seq: 2, seat: 0, events: [open] } };
    expect(JSON.parse(write({ ...LENGTH, entry: entry(open) }, ''))).toEqual(expected);
    expect(JSON.parse(write({ ...LENGTH, entry: entry(open) }, '{"round":1}'))).toEqual({
      ...expected,
      patch: { round: 1 },
    });
  });

  test('has each viewer’s own entry, whatever was serialized before', () => {
    const write = stepSerializer(STEP);
    const seen = [entry(open, secret), entry(open, hidden), entry(open, hidden), entry(open), entry()];
    const expected = seen.map(
      entryOfOne => (JSON.parse(write({ ...LENGTH, entry: entryOfOne }, '')) as { entry: HistoryEntry }).entry,
    );
    expect(expected).toEqual(seen);
  });

  test('has each viewer’s own numbers', () => {
    const write = stepSerializer(STEP);
    const numbered = (length: number) => ({ length, undone: undefined, entry: { ...entry(open), seq: length - 1 } });
    const sent = [3, 3, 2].map(
      length => JSON.parse(write(numbered(length), '')) as { length: number; entry: HistoryEntry },
    );
    expect(sent.map(({ length, entry: { seq } }) => [length, seq])).toEqual([
      [3, 2],
      [3, 2],
      [2, 1],
    ]);
  });

  test('of an undo has no entry', () => {
    const write = stepSerializer(STEP);
    const expected = { kind: 'step', table: 'table', length: 3, undone: 1 };
    for (let viewer = 0; viewer < 2; viewer++)
      expect(JSON.parse(write({ length: 3, undone: 1, entry: undefined }, ''))).toEqual(expected);
  });
});
