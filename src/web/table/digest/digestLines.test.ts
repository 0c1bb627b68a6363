import { beforeAll, expect, test } from 'vitest';
import { log } from '#games/iunu/log';
import { seat, type GameEvent, type HistoryEntry } from '#kernel';
import type { AnyGameLog } from '#kernel/log';
import { digestLines } from './digestLines.ts';

const [ana, ben, cleo] = [seat(0), seat(1), seat(2)];
const entry = (seq: number, who: number, ...events: readonly GameEvent[]): HistoryEntry => ({
  seq,
  seat: seat(who),
  events,
});
const laid = (who: number, citizen: string): GameEvent =>
  ({ type: 'citizensPlayed', seat: seat(who), citizen, count: 1 }) as GameEvent;
const took = (who: number): GameEvent =>
  ({ type: 'cardTaken', seat: seat(who), slot: 0, citizen: 'farmer' }) as GameEvent;
const stole: GameEvent = { type: 'farmerStolen', from: ana, to: cleo } as GameEvent;

const digest = (history: readonly HistoryEntry[]) =>
  digestLines({
    log: log as AnyGameLog,
    text: log.texts.en as AnyGameLog['texts']['en'],
    context: { view: undefined, name: who => `${who}` },
    history,
    viewer: ana,
  });

let history: readonly HistoryEntry[];
beforeAll(() => {
  history = [
    entry(1, ana, laid(ana, 'farmer')),
    entry(2, ben, laid(ben, 'noble')),
    entry(3, ben, took(ben)),
    entry(4, cleo, laid(cleo, 'soldier'), stole),
    entry(5, cleo, took(cleo)),
  ];
});

test('it has what the others did since, and says what concerns the reader', () => {
  expect(digest(history).map(({ line, concernsYou }) => [line.seq, concernsYou])).toEqual([
    [2, false],
    [3, false],
    [4, true],
    [5, false],
  ]);
});

test('one’s own turn that goes on is no part of it, and before a first turn there is none', () => {
  expect(digest([...history, entry(6, ana, laid(ana, 'baker'))]).map(({ line }) => line.seq)).toEqual([2, 3, 4, 5]);
  expect(digest(history.slice(1))).toEqual([]);
});

test('of many lines the weightiest stay, in their order', () => {
  const more = Array.from({ length: 6 }, (_, index) => [
    entry(10 + 2 * index, ben, laid(ben, 'noble')),
    entry(11 + 2 * index, cleo, took(cleo)),
  ]).flat();
  const lines = digest([...history, ...more]);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatchObject({ line: { seq: 4 }, concernsYou: true });
  expect(lines.slice(1).map(({ line }) => line.seq)).toEqual([12, 14, 16, 18, 20]);
});
