import { expect, test } from 'vitest';
import { LEVELS } from '#bots/levels';
import { LANGUAGES, seat, type HistoryEntry } from '#kernel';
import { botPace } from '../animation/botPace.ts';
import { BOT_WORDS, wordOf } from './botWords.ts';

const entry = (seq: number, by: number): HistoryEntry => ({ seq, seat: seat(by), events: [] });
/** Turns of three entries each, of three seats. */
const history = Array.from({ length: 900 }, (_, seq) => entry(seq, Math.floor(seq / 3) % 3));
const words = BOT_WORDS.en.club;

const said = (length: number): string | undefined =>
  wordOf(words, { seat: seat(1), history: history.slice(0, length), places: undefined });

test('a bot greets, speaks seldom, and has a last word', () => {
  expect([said(3), said(4), said(6)]).toEqual([undefined, words.start, words.start]);
  const all = history.map((_, index) => said(index)).slice(13);
  const spoken = all.filter(word => word !== undefined);
  expect(spoken.length / all.length).toBeLessThan(0.2);
  expect(new Set(spoken)).toEqual(new Set(words.now));
  expect(wordOf(words, { seat: seat(1), history, places: [1, 2, 3] })).toBe(words.lost);
  expect(wordOf(words, { seat: seat(1), history, places: [2, 1, 3] })).toBe(words.won);
});

test('every level has its own words and its own pace', () => {
  for (const language of LANGUAGES)
    expect(new Set(LEVELS.map(level => BOT_WORDS[language][level].start)).size).toBe(LEVELS.length);
  const mean = (level: (typeof LEVELS)[number]): number =>
    history.reduce((sum, { seq }) => sum + botPace(level, seq), 0) / history.length;
  expect(mean('novice')).toBeLessThan(mean('club'));
  expect(mean('club')).toBeLessThan(mean('master'));
});
