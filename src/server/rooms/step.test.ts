import { describe, expect, test } from 'vitest';
import { seat, type GameEvent } from '#kernel';
import type { HistoryEntry } from '#wire';
import { stepWriter } from './step.ts';

const STEP = { kind: 'step', table: 'table', length: 3, undone: undefined, clocks: undefined } as const;
const entry = (...events: GameEvent[]): HistoryEntry => ({ seq: 2, seat: seat(0), events });

describe('a step as it is sent', () => {
  const [open, secret, hidden] = [{ type: 'open' }, { type: 'drawn', card: 'ace' }, { type: 'drawn' }];

  test('says what it is, what happened and what has changed, and nothing that is missing', () => {
    const write = stepWriter(STEP);
    const told = { kind: 'step', table: 'table', length: 3, entry: { seq: 2, seat: 0, events: [open] } };
    expect(JSON.parse(write(entry(open), ''))).toEqual(told);
    expect(JSON.parse(write(entry(open), '{"round":1}'))).toEqual({ ...told, patch: { round: 1 } });
  });

  test('tells everybody their own, whoever was told before them', () => {
    const write = stepWriter(STEP);
    const seen = [entry(open, secret), entry(open, hidden), entry(open, hidden), entry(open), entry()];
    const told = seen.map(seenByOne => (JSON.parse(write(seenByOne, '')) as { entry: HistoryEntry }).entry);
    expect(told).toEqual(seen);
  });

  test('without an entry is told without one', () => {
    const write = stepWriter({ ...STEP, undone: 1 });
    const told = { kind: 'step', table: 'table', length: 3, undone: 1 };
    for (let viewer = 0; viewer < 2; viewer++) expect(JSON.parse(write(undefined, ''))).toEqual(told);
  });
});
