import { expect, test } from 'vitest';
import { seat, type Seat } from '../contract/ids.ts';
import {
  begins,
  effect,
  effectSeries,
  heading,
  joins,
  logItems,
  replaces,
  resumes,
  series,
  type AnyGameLog,
  type GameLog,
} from './gameLog.ts';
import { lineContent, lineText, LOG_WORDS } from './logLine.ts';

type Event =
  | { readonly type: 'round'; readonly number: number }
  | { readonly type: 'turn' }
  | { readonly type: 'walked' | 'drawn' | 'won' | 'hurried' | 'built' | 'done' | 'moved'; readonly seat: Seat }
  | { readonly type: 'fed'; readonly seat: Seat; readonly what: string }
  | { readonly type: 'used'; readonly seat: Seat }
  | { readonly type: 'paid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'ignored' };

type Spoken = Exclude<Event['type'], 'turn' | 'paid' | 'ignored'>;

const log: GameLog<Event, Spoken, 'coin', never, undefined> = {
  roles: {
    round: ({ number }) => heading(1, number),
    turn: () => 'turn',
    walked: ({ seat: who }) => begins('walk', who),
    hurried: ({ seat: who }) => joins('walk', who),
    fed: ({ seat: who }) => series('walk', who),
    used: ({ seat: who }) => resumes('walk', who),
    won: ({ seat: who }) => replaces('walk', who),
    drawn: ({ seat: who }) => effect(who),
    built: ({ seat: who }) => effect(who, 'house'),
    done: ({ seat: who }) => effect(who, 'house'),
    moved: ({ seat: who }) => effectSeries(who),
    paid: ({ seat: who, amount }) => [{ seat: who, counted: 'coin', amount }],
    ignored: undefined,
  },
  texts: {
    en: {
      clauses: {
        round: ({ number }) => [`Round ${number}`],
        walked: () => ['walks'],
        hurried: () => ['hurries'],
        fed: (_event, _context, all) => [`feeds ${all.map(({ what }) => what).join(' and ')}`],
        used: () => ['uses it'],
        won: () => ['wins'],
        drawn: () => ['draws a card'],
        built: () => ['builds on'],
        done: () => ['completes it'],
        moved: (_event, _context, all) => [`moves ${all.length}`],
      },
      amounts: { coin: amount => `${amount} coins` },
    },
    get fr() {
      return this.en;
    },
  },
  weights: {},
};

const [ana, ben] = [seat(0), seat(1)];
const name = (who: number): string => ['Ana', 'Ben'][who] ?? '?';

/** The log of entries, each a list of events. */
const told = (...entries: readonly (readonly Event[])[]): readonly string[] =>
  logItems(
    log as AnyGameLog,
    entries.map((events, seq) => ({ seq, events })),
  ).map(item =>
    item.kind === 'heading'
      ? `# ${item.seq}`
      : lineText(item, lineContent(item, log.texts.en, { view: undefined, name }), LOG_WORDS.en, name),
  );

test('what belongs to a topic is one line, over several entries', () => {
  expect(told([{ type: 'walked', seat: ana }], [{ type: 'hurried', seat: ana }])).toEqual(['Ana walks, hurries.']);
  expect(told([{ type: 'walked', seat: ana }], [{ type: 'hurried', seat: ben }])).toEqual([
    'Ana walks.',
    'Ben hurries.',
  ]);
  expect(told([{ type: 'walked', seat: ana }], [{ type: 'turn' }, { type: 'hurried', seat: ana }])).toEqual([
    'Ana walks.',
    'Ana hurries.',
  ]);
});

test('a series is one clause, and what only resumes has no words of its own', () => {
  expect(
    told(
      [
        { type: 'walked', seat: ana },
        { type: 'used', seat: ana },
      ],
      [{ type: 'fed', seat: ana, what: 'a cat' }],
      [{ type: 'fed', seat: ana, what: 'a dog' }],
    ),
  ).toEqual(['Ana walks, feeds a cat and a dog.']);
  expect(told([{ type: 'used', seat: ana }])).toEqual(['Ana uses it.']);
});

test('a clause can take the place of the line so far, with another subject', () => {
  expect(told([{ type: 'walked', seat: ana }], [{ type: 'won', seat: ben }])).toEqual(['Ben wins.']);
});

test('amounts of a kind are added up, gains and losses apart', () => {
  const paid = (who: Seat, amount: number): Event => ({ type: 'paid', seat: who, amount });
  expect(told([{ type: 'walked', seat: ana }, paid(ana, 1), paid(ana, 2), paid(ana, -4), paid(ben, 4)])).toEqual([
    'Ana walks: gains 3 coins, loses 4 coins, Ben gains 4 coins.',
  ]);
  expect(told([paid(ben, 2)])).toEqual(['Ben gains 2 coins.']);
});

test('a price that is paid first belongs to what it pays for', () => {
  expect(
    told(
      [{ type: 'walked', seat: ana }],
      [
        { type: 'paid', seat: ana, amount: -1 },
        { type: 'walked', seat: ana },
      ],
    ),
  ).toEqual(['Ana walks.', 'Ana walks: loses 1 coins.']);
});

test('effects: the last of a subject, and a series together', () => {
  expect(
    told([
      { type: 'walked', seat: ana },
      { type: 'built', seat: ana },
      { type: 'moved', seat: ana },
      { type: 'done', seat: ana },
      { type: 'moved', seat: ana },
      { type: 'drawn', seat: ben },
    ]),
  ).toEqual(['Ana walks: moves 2, completes it, Ben draws a card.']);
});

test('a heading is not repeated, and goes where nothing happened under it', () => {
  const round = (number: number): Event => ({ type: 'round', number });
  expect(
    told(
      [round(1)],
      [round(2), { type: 'walked', seat: ana }],
      [round(2), { type: 'hurried', seat: ana }],
      [{ type: 'ignored' }],
    ),
  ).toEqual(['# 1', 'Ana walks.', 'Ana hurries.']);
});
