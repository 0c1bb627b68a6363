import { expect, test } from 'vitest';
import type { LessonStatus, LessonSummary } from './lessonProtocol.ts';
import { wholeProgress } from './wholeProgress.ts';

const words = { en: '', fr: '' };

const lesson: LessonSummary = {
  game: 'iunu',
  title: words,
  coach: words,
  names: {},
  learned: [],
  chapters: [
    { id: 'one', title: words, minutes: 4, steps: 8, isOptional: false },
    { id: 'two', title: words, minutes: 2, steps: 2, isOptional: false },
    { id: 'more', title: words, minutes: 3, steps: 5, isOptional: true },
  ],
};

const at = (chapter: string, step: number, phase: LessonStatus['phase'] = 'act'): LessonStatus => ({
  revision: 1,
  length: 1,
  phase,
  chapter,
  progress: { step, steps: lesson.chapters.find(({ id }) => id === chapter)!.steps },
  say: words,
  focus: [],
  suggested: [],
  canGoBack: true,
});

test('steps and minutes are counted over the whole lesson', () => {
  expect(wholeProgress(lesson, at('one', 1))).toMatchObject({ step: 1, steps: 10, minutesLeft: 6 });
  expect(wholeProgress(lesson, at('one', 5))).toMatchObject({ step: 5, minutesLeft: 4 });
  const { step, chapters } = wholeProgress(lesson, at('two', 2));
  expect(step).toBe(10);
  expect(chapters.map(({ share, isNow }) => [share, isNow])).toEqual([
    [1, false],
    [0.5, true],
  ]);
});

test('a chapter that is over is done', () => {
  expect(wholeProgress(lesson, at('one', 8, 'chapterEnd')).chapters[0]?.share).toBe(1);
  expect(wholeProgress(lesson, at('two', 2, 'done')).minutesLeft).toBe(0);
});

test('an optional chapter counts for itself', () => {
  expect(wholeProgress(lesson, at('more', 2))).toMatchObject({ step: 2, steps: 5 });
});
