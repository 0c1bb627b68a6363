import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botsOf } from '#bots';
import { CATALOGUE, loadCourse, type Course, type Lesson, type LessonGame } from '#lessons';
import { textsIn, wordsIn } from './testing/texts.ts';
import { validateLesson, type Validation } from './testing/validate.ts';

const GAMES = Object.keys(CATALOGUE) as LessonGame[];
const courses = new Map(await Promise.all(GAMES.map(async game => [game, await loadCourse(game)] as const)));

/** The paragraphs that stand in the rules of both languages. */
const rulesOf = (game: string): ReadonlySet<string> => {
  const [en, fr] = ['en', 'fr'].map(language => {
    const text = readFileSync(new URL(`../games/${game}/rules/${language}.md`, import.meta.url), 'utf8');
    return [...text.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(found => found[1]!);
  });
  return new Set(en!.filter(number => fr!.includes(number)));
};

const validate = (course: Course, mostWorlds: number, freeGames: number): Validation =>
  validateLesson(course, {
    rules: rulesOf(course.game.id),
    bot: botsOf(course.game)['greedy']!,
    mostWorlds,
    freeGames,
  });

/** Enough to hear every remark of the coach. */
const FREE_GAMES: { readonly [G in LessonGame]: number } = {
  iunu: 40,
  dunaia: 24,
  'dawn-of-mankind': 40,
  'dragon-dune': 6,
};

/** What the minutes of a lesson count: neither optional chapters nor a whole game of one's own. */
const guided = ({ chapters }: Lesson): Lesson['chapters'] =>
  chapters.filter(({ isOptional, table }) => !isOptional && table?.luck !== 'live');

/** Three words a second, five seconds to find a piece, two for each step; forty seconds for a turn of one's own. */
const secondsOf = (lesson: Lesson): number =>
  guided(lesson)
    .flatMap(({ steps, free }) => [
      ...steps.map(({ say, accept, script = [] }) => 2 + wordsIn(say.en) / 3 + (accept ? 5 : 0) + script.length * 1.5),
      (free?.until.times ?? 0) * 40,
    ])
    .reduce((sum, seconds) => sum + seconds, 0);

describe.each(GAMES)('the lesson of %s', game => {
  const course = courses.get(game)!;

  test('works on the real rules, on every accepted path', () => {
    const { faults, count } = validate(course, 150, FREE_GAMES[game]);
    expect(faults).toEqual([]);
    expect(count.steps).toBe(course.lesson.chapters.flatMap(({ steps }) => steps).length);
    expect(Math.min(count.accepted, count.hints, count.scripted)).toBeGreaterThan(10);
  });

  test('is what the catalogue says', () => {
    const { id, minutes } = course.lesson;
    expect({ lesson: id, minutes }).toMatchObject({ lesson: CATALOGUE[game].lesson, minutes: CATALOGUE[game].minutes });
    const sum = guided(course.lesson).reduce((total, chapter) => total + chapter.minutes, 0);
    expect(sum).toBe(minutes);
    expect(Math.abs(secondsOf(course.lesson) / 60 - minutes)).toBeLessThanOrEqual(3);
  });

  test('says everything in both languages', () => {
    const texts = textsIn(course.lesson);
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter(({ text }) => text.en === text.fr && !/^[A-Z]\p{L}+$/u.test(text.en))).toEqual([]);
  });
});

type Field = string | number;

/** Where in a lesson something is broken: a chapter, a step of it, and the fields that lead there. */
const targetOf = (lesson: Lesson, [chapter, step]: readonly string[]): object => {
  if (chapter === undefined) return lesson;
  const found = lesson.chapters.find(({ id }) => id === chapter)!;
  return step === undefined ? found : found.steps.find(({ id }) => id === step)!;
};

interface Fault {
  readonly what: string;
  /** `chapter/step`, `chapter`, or nothing for the lesson itself. */
  readonly where?: string;
  readonly fields: readonly Field[];
  /** What stands there instead; `undefined` takes it out. */
  readonly value: unknown;
  readonly named: RegExp;
}

const plant = (course: Course, { where, fields, value }: Fault): Course => {
  const lesson = structuredClone(course.lesson);
  const path = [...fields];
  const last = path.pop()!;
  // Fields are looked up by name: what is broken on purpose has no type.
  type Broken = Record<Field, unknown>;
  const target = path.reduce<Broken>(
    (holder, field) => holder[field] as Broken,
    targetOf(lesson, where?.split('/') ?? []) as Broken,
  );
  if (value === undefined) delete target[last];
  else target[last] = value;
  return { ...course, lesson };
};

const FAULTS: { readonly [G in LessonGame]: readonly Fault[] } = {
  iunu: [
    {
      what: 'a sentence has no French',
      where: 'dynasty/pair',
      fields: ['say', 'fr'],
      value: '',
      named: /pair\/say: no text in fr/,
    },
    {
      what: 'a sentence is too long',
      where: 'dynasty/pair',
      fields: ['say', 'en'],
      value: 'and so on '.repeat(13).trim(),
      named: /39 words in en/,
    },
    {
      what: 'French without its space',
      where: 'dynasty/pair',
      fields: ['say', 'fr'],
      value: 'Posez-les!',
      named: /no space before/,
    },
    {
      what: 'French without its elision',
      where: 'dynasty/pair',
      fields: ['say', 'fr'],
      value: 'Le un de elle.',
      named: /elision/,
    },
    {
      what: 'a straight apostrophe',
      fields: ['closing', 'en'],
      value: "It's over.",
      named: /closing: a straight apostrophe/,
    },
    {
      what: 'Why? leads nowhere',
      where: 'dynasty/pair',
      fields: ['rule'],
      value: '4.9',
      named: /pair: there is no rule 4\.9/,
    },
    {
      what: 'two steps of one name',
      where: 'dynasty/trade',
      fields: ['id'],
      value: 'pair',
      named: /pair: named twice/,
    },
    {
      what: 'the bubble points at nothing',
      where: 'dynasty/pair',
      fields: ['focus', 0],
      value: 'hand/pharaoh/0',
      named: /nothing to point at: hand/,
    },
    {
      what: 'an accepted move is not legal',
      where: 'dynasty/pair',
      fields: ['accept', 0, 'move', 'citizen'],
      value: 'noble',
      named: /nothing that is accepted is legal/,
    },
    {
      what: 'a choice that cannot be made',
      where: 'dynasty/third',
      fields: ['accept', 3],
      value: { move: { type: 'feed' } },
      named: /never legal.*feed/,
    },
    {
      what: 'a rival cannot do what is written',
      where: 'dynasty/third',
      fields: ['script', 3, 'move', 'slot', 'is'],
      value: ['pharaoh'],
      named: /third.*seat 1 cannot play/,
    },
    {
      what: 'too little luck',
      where: 'dynasty/third',
      fields: ['script', 5, 'luck'],
      value: [3, 2],
      named: /luck: the rules ask for die number 3/,
    },
    {
      what: 'too much luck',
      where: 'dynasty/third',
      fields: ['script', 5, 'luck'],
      value: [3, 2, 2, 1],
      named: /1 draws are not used/,
    },
    {
      what: 'a die with five eyes',
      where: 'dynasty/third',
      fields: ['script', 5, 'luck'],
      value: [5, 2, 2],
      named: /5 is no die/,
    },
    {
      what: 'a tenth Farmer in the deal',
      where: 'dynasty',
      fields: ['table', 'luck', 0, 'top'],
      value: Array(10).fill('farmer'),
      named: /no farmer left/,
    },
    {
      what: 'other dice make the words untrue',
      where: 'dynasty',
      fields: ['table', 'luck', 3],
      value: 3,
      named: /trade: players\.0\.debens is 7, not 8/,
    },
    {
      what: 'a free choice breaks what follows',
      where: 'dynasty/keepSoldier',
      fields: ['accept', 0, 'move'],
      value: { type: 'place' },
      named: /nothing that is accepted is legal|nothing to point at/,
    },
    {
      what: 'a hint for an impossible move',
      where: 'dynasty/pair',
      fields: ['hints', 0, 'when', 'count'],
      value: 3,
      named: /no legal move needs the hint/,
    },
    {
      what: 'a trial ends otherwise than told',
      where: 'reckoning/decide',
      fields: ['tries', 0, 'expect', 0, 1],
      value: [102, 101],
      named: /decide tried: outcome/,
    },
    { what: 'made for other rules', fields: ['gameVersion'], value: 99, named: /version 99 of the rules/ },
    { what: 'made for another game', fields: ['game'], value: 'dunaia', named: /made for dunaia/ },
    {
      what: 'no table after free turns',
      where: 'reckoning',
      fields: ['table'],
      value: undefined,
      named: /reckoning: needs a table/,
    },
  ],
  dunaia: [
    {
      what: 'a die that is not there',
      where: 'awaken/first-die',
      fields: ['accept', 0, 'move', 'face'],
      value: 3,
      named: /nothing that is accepted is legal/,
    },
    {
      what: 'a rival who forgets to end the turn',
      where: 'build/second-square',
      fields: ['script', 2],
      value: { auto: true },
      named: /third-die|script is stuck/,
    },
    {
      what: 'dice that nobody rolls',
      where: 'plan/borrow',
      fields: ['script', 3, 'luck'],
      value: [1],
      named: /1 draws are not used/,
    },
    {
      what: 'a choice that breaks a later chapter',
      where: 'build/second-square',
      fields: ['accept', 0, 'move'],
      value: { type: 'placeTile' },
      named: /^(elder|own-die)/,
    },
    {
      what: 'a word that the publisher does not use',
      where: 'awaken/first-die',
      fields: ['say', 'fr'],
      value: 'Prenez un dé neutre.',
      named: /does not say "neutre"/,
    },
    {
      what: 'the number of a tile',
      where: 'awaken/first-tile',
      fields: ['say', 'en'],
      value: 'Take L1-13.',
      named: /the id of a piece/,
    },
    {
      what: 'a chapter that ends otherwise',
      where: 'build',
      fields: ['expect', 0, 1],
      value: 7,
      named: /build\/end: players\.0\.flowers is 1, not 7/,
    },
  ],
  'dawn-of-mankind': [
    {
      what: 'the number of an area',
      where: 'rest/again',
      fields: ['say', 'fr'],
      value: 'Depuis l’aire 2.1.',
      named: /the id of a piece/,
    },
    {
      what: 'a prologue that the rules refuse',
      where: 'walk',
      fields: ['prologue', 0, 'move', 'area'],
      value: 'R4.1',
      named: /walk: the script is stuck/,
    },
    {
      what: 'a board that has no such place',
      where: 'walk/child',
      fields: ['focus', 0],
      value: 'tile/E1',
      named: /nothing to point at: tile\/E1/,
    },
    {
      what: 'free turns that begin otherwise',
      where: 'sixty',
      fields: ['expect', 0, 1],
      value: 18,
      named: /sixty\/end: round is 19, not 18/,
    },
  ],
  'dragon-dune': [
    {
      what: 'other dice for the dragon',
      where: 'dragons/castles',
      fields: ['script', 0, 'luck'],
      value: [4],
      named: /castles: dragon is 7, not 8/,
    },
    {
      what: 'another answer in battle',
      where: 'arms/ask',
      fields: ['script', 0, 'move', 'colour'],
      value: 'red',
      named: /ask: battle\.answers/,
    },
    {
      what: 'a promise that does not bind',
      where: 'crown/redDragon',
      fields: ['script', 0, 'move', 'kind'],
      value: 'noStop',
      named: /keepPeace|promised/,
    },
    {
      what: 'a treachery without its Queen',
      where: 'shadows',
      fields: ['prologue', 0, 'luck', 4, 'order'],
      value: ['♣', '♥', '♦', '♠'],
      named: /queen is "♥"/,
    },
  ],
};

describe('a planted fault is named', () => {
  const rows = GAMES.flatMap(game => FAULTS[game].map(fault => [game, fault.what, fault] as const));

  test.each(rows)('%s: %s', (game, _what, fault) => {
    const { faults } = validate(plant(courses.get(game)!, fault), 4, 0);
    expect(faults.filter(found => fault.named.test(found))).not.toEqual([]);
  });

  test('a remark that is never made', () => {
    const course = plant(courses.get('dunaia')!, {
      what: 'a remark that is never made',
      where: 'alone',
      fields: ['free', 'remarks', 0, 'when'],
      value: { event: { type: 'gameEnded' } },
      named: /never said/,
    });
    expect(validate(course, 4, 24).faults).toEqual(['alone/free/compare: never said in 24 games']);
  });
});
