import { beforeAll, describe, expect, test } from 'vitest';
import { botsOf } from '#bots';
import { canonical, fastChance, isDeepEqual, LANGUAGES, seat as toSeat, tableUpdateOf } from '#kernel';
import { CATALOGUE, LessonPlayer, loadCourse, type Course, type LessonGame, type LessonMeans } from '#lessons';
import { answerOf } from './testing/free.ts';

const GAMES = Object.keys(CATALOGUE) as LessonGame[];

const meansFor = (): LessonMeans => ({ seed: 'test', rng: fastChance(7) });

/** What a bot answers, where the lesson asks one. */
const answer = (player: LessonPlayer): unknown =>
  answerOf(player, botsOf(player.course.game)['greedy']!, fastChance(7));

/** One click of a pupil who does what the lesson says. */
const goOn = (player: LessonPlayer): void => {
  if (player.phase === 'watch') player.watch(0, answer(player));
  else if (player.phase === 'act' || player.phase === 'free') player.play(player.shown ?? answer(player));
  else player.next();
};

const through = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T;

const positionOf = ({ table, cursor, prompt }: LessonPlayer): string =>
  canonical({ state: table.state, cursor, prompt } as never);

describe.each(GAMES)('the lesson of %s', game => {
  let course: Course;

  beforeAll(async () => {
    course = await loadCourse(game);
  });

  test('leads by Show me from its first words to its last', () => {
    const player = LessonPlayer.start(course, meansFor());
    const heard = new Set<string>();
    let clicks = 0;
    for (; player.phase !== 'done'; clicks++) {
      expect(clicks).toBeLessThan(4000);
      const { prompt } = player;
      for (const language of LANGUAGES) expect(prompt.say[language]).not.toBe('');
      expect(prompt.progress.step).toBeLessThanOrEqual(prompt.progress.steps);
      heard.add(`${prompt.chapter.id}/${prompt.progress.step}`);
      goOn(player);
    }
    expect(player.prompt.say).toBe(course.lesson.closing);
    expect(heard.size).toBe(CATALOGUE[game].steps);
    expect(player.next()).toEqual({ events: [], isReset: false });
  });

  test('is resumed at every step, and goes on as if it had never been left', () => {
    const player = LessonPlayer.start(course, meansFor());
    for (let clicks = 0; player.phase !== 'done'; clicks++) {
      // Every step is left at its start; in a script, each third move is.
      const isLeft = player.phase !== 'watch' || clicks % 3 === 0;
      const again = isLeft ? LessonPlayer.resume(course, meansFor(), through(player.stored))! : player;
      expect(positionOf(again)).toBe(positionOf(player));
      if (player.step === undefined) player.skipChapter();
      else {
        if (isLeft) goOn(again);
        goOn(player);
        expect(positionOf(again)).toBe(positionOf(player));
      }
    }
  });

  test('goes back step by step to where its table was opened', () => {
    const player = LessonPlayer.start(course, meansFor());
    const starts: string[] = [];
    const opensNext = (): boolean => {
      const { chapters } = course.lesson;
      return chapters[chapters.indexOf(player.chapter) + 1]?.table !== undefined;
    };
    while (player.step !== undefined || (player.phase === 'chapterEnd' && !opensNext())) {
      const { made, script } = player.cursor;
      if (player.step !== undefined && made === 0 && script === 0) starts.push(positionOf(player));
      goOn(player);
    }
    expect(starts.length).toBeGreaterThan(10);
    for (const position of starts.toReversed()) {
      expect(player.canGoBack).toBe(true);
      expect(player.back()).toEqual({ events: [], isReset: true });
      expect(positionOf(player)).toBe(position);
    }
    expect(player.canGoBack).toBe(false);
    expect(player.back()).toEqual({ events: [], isReset: false });
  });

  test('enters each chapter by its name', () => {
    for (const { id, title } of course.lesson.chapters) {
      const player = LessonPlayer.start(course, meansFor(), id);
      expect(player.prompt.chapter).toEqual({ id, title });
      expect(player.prompt.progress.step).toBe(1);
    }
    expect(() => LessonPlayer.start(course, meansFor(), 'nowhere')).toThrow('no chapter "nowhere"');
  });

  test('is skipped chapter by chapter to its last words', () => {
    const player = LessonPlayer.start(course, meansFor());
    const seen = [player.chapter.id];
    while (player.phase !== 'done') {
      expect(player.skipChapter().isReset).toBe(true);
      if (!seen.includes(player.chapter.id)) seen.push(player.chapter.id);
    }
    expect(seen).toEqual(course.lesson.chapters.filter(({ isOptional }) => !isOptional).map(({ id }) => id));
  });

  test('does not go on with a damaged log, another script, other rules or other components', () => {
    const means = meansFor();
    const { stored } = LessonPlayer.start(course, means);
    const { header } = stored.log;
    const other = (change: object): unknown =>
      LessonPlayer.resume(course, means, { ...stored, log: { ...stored.log, header: { ...header, ...change } } });
    expect(other({ version: header.version + 1 })).toBeUndefined();
    expect(other({ components: 'others' })).toBeUndefined();
    expect(LessonPlayer.resume(course, means, { ...stored, scriptHash: 'another' })).toBeUndefined();
    expect(LessonPlayer.resume(course, means, { ...stored, lesson: 'another' })).toBeUndefined();
    const entries = stored.log.entries.map(entry => ({ ...entry, hash: 'forged' }));
    expect(LessonPlayer.resume(course, means, { ...stored, log: { ...stored.log, entries } })).toBeUndefined();
    const reworded = { ...course, lesson: { ...course.lesson, closing: { en: 'Bye.', fr: 'Adieu.' } } };
    expect(LessonPlayer.resume(reworded, means, stored)).toBeDefined();
  });
});

describe('a pupil', () => {
  let course: Course;
  let player: LessonPlayer;

  beforeAll(async () => {
    course = await loadCourse('iunu');
  });

  const at = (chapter: string, step: string): LessonPlayer => {
    player = LessonPlayer.start(course, meansFor(), chapter);
    while (player.step?.id !== step || player.cursor.made > 0) goOn(player);
    return player;
  };

  test('is answered by the rules, a hint or the next step, and only the last changes anything', () => {
    at('dynasty', 'pair');
    const before = positionOf(player);
    const { verdict: refused } = player.play({ type: 'endTurn' });
    expect(refused).toMatchObject({ kind: 'refused', refusal: { code: 'notNow' } });
    const { verdict: hint } = player.play({ type: 'playCitizens', citizen: 'merchant', count: 1 });
    expect(hint).toMatchObject({ kind: 'hint', say: { en: expect.stringContaining('a pair') } });
    const { verdict: aside } = player.play({ type: 'setStanding', answer: 'pay' });
    expect(aside).toEqual({ kind: 'hint', say: course.lesson.hint });
    expect(positionOf(player)).toBe(before);
    const { verdict, events } = player.play({ type: 'playCitizens', citizen: 'merchant', count: 2 });
    expect(verdict).toEqual({ kind: 'accepted' });
    expect(events.map(({ type }) => type)).toContain('citizensPlayed');
    expect(player.step?.id).toBe('trade');
  });

  test('may try what does not go on, and finds the table as it was', () => {
    at('reckoning', 'decide');
    const before = positionOf(player);
    const move = { type: 'playCitizens', citizen: 'farmer', count: 1 };
    expect(player.judge(move)).toEqual({ kind: 'tried' });
    player.play(move);
    expect(player.phase).toBe('watch');
    expect(player.play(move).verdict).toEqual({ kind: 'wait' });
    player.watch();
    expect(player.phase).toBe('tried');
    expect(player.table.outcome?.places).toEqual([2, 1]);
    expect(player.prompt.say.en).toContain('101 to 102');
    const resumed = LessonPlayer.resume(course, meansFor(), through(player.stored))!;
    expect(positionOf(resumed)).toBe(before);
    expect(player.next()).toEqual({ events: [], isReset: true });
    expect(positionOf(player)).toBe(before);
  });

  test('goes back out of a trial, and to the start of a step that is half done', () => {
    const decide = positionOf(at('reckoning', 'decide'));
    player.play({ type: 'playCitizens', citizen: 'merchant', count: 2 });
    player.back();
    expect(positionOf(player)).toBe(decide);
    const give = positionOf(at('dynasty', 'give'));
    player.play(player.shown);
    expect([player.step?.id, player.cursor.made]).toEqual(['give', 1]);
    player.back();
    expect(positionOf(player)).toBe(give);
    player.undo();
    expect(player.step?.id).toBe('trade');
  });

  test('hears captions and answers, and sees no secret of a rival', () => {
    at('dynasty', 'third');
    const { say } = player.play(player.shown);
    expect(say?.en).toContain('7 points');
    const captions: string[] = [];
    const events: unknown[] = [];
    while (player.phase === 'watch') {
      const change = player.watch();
      if (change.say !== undefined) captions.push(change.say.en);
      events.push(...change.events);
    }
    expect(captions[0]).toBe('Nefer plays two Farmers.');
    expect(events.find(event => (event as { type: string }).type === 'afterlifeDrawn')).toMatchObject({
      cards: 'hidden',
    });
    const { moves } = tableUpdateOf(player.table, toSeat(0));
    expect(player.suggested.every(move => moves.some(legal => isDeepEqual(legal, move)))).toBe(true);
  });

  test('plays the free turns with ordinary luck and undo, and hears each remark once', () => {
    player = LessonPlayer.start(course, meansFor(), 'own');
    expect(player.phase).toBe('read');
    player.next();
    while (player.phase === 'watch') player.watch(0, answer(player));
    expect(player.judge({ type: 'nonsense' }).kind).toBe('refused');
    const legal = player.table.game.legalMoves(player.table.state, toSeat(0));
    const before = canonical(player.table.state as never);
    player.play(legal[0]);
    expect(canonical(player.table.state as never)).not.toBe(before);
    expect(player.undo().isReset).toBe(true);
    expect(canonical(player.table.state as never)).toBe(before);
    while (['free', 'watch'].includes(player.phase)) goOn(player);
    expect(player.phase).toBe('chapterEnd');
    expect(new Set(player.cursor.heard).size).toBe(player.cursor.heard.length);
    expect(player.cursor.heard.length).toBeGreaterThan(1);
  });
});
