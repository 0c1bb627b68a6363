import { at, canonical, hashOf, type Log } from '#kernel';
import type { AnyChapter, AnyStep, Lesson } from './lesson.ts';

/** How long the log was when a step began: *Back* leads there. */
export interface LessonMark {
  readonly chapter: string;
  readonly step: number;
  readonly length: number;
}

/** Where somebody is in a lesson. Plain data. */
export interface LessonCursor {
  readonly chapter: string;
  /** After the last step come the free turns, if the chapter has some. */
  readonly step: number;
  /** Accepted moves made in the step; 1 for a step that was read. */
  readonly made: number;
  /** Entries of the step's script that are over. */
  readonly script: number;
  /** The steps begun on this table, oldest first; the last is the present one. */
  readonly marks: readonly LessonMark[];
  /** The pupil's turns in the free part so far. */
  readonly turns: number;
  /** The coach's remarks so far. */
  readonly heard: readonly string[];
}

/** A lesson as it is stored, to be resumed later. */
export interface StoredLesson {
  readonly lesson: string;
  /** Of the lesson without its words: another script cannot go on with this log. */
  readonly scriptHash: string;
  readonly cursor: LessonCursor;
  readonly log: Log<unknown, unknown>;
}

export const cursorAt = (chapter: string, length: number): LessonCursor => ({
  chapter,
  step: 0,
  made: 0,
  script: 0,
  marks: [{ chapter, step: 0, length }],
  turns: 0,
  heard: [],
});

/** At the start of a step that was marked; later marks are forgotten. */
export const cursorBackAt = (cursor: LessonCursor, index: number): LessonCursor => {
  const { chapter, step } = at(cursor.marks, index);
  const marks = cursor.marks.slice(0, index + 1);
  return { chapter, step, made: 0, script: 0, marks, turns: 0, heard: [] };
};

export const cursorAtNext = (
  { marks, heard, turns }: LessonCursor,
  { chapter, step, length }: LessonMark,
): LessonCursor => ({
  chapter,
  step,
  made: 0,
  script: 0,
  marks: [...marks, { chapter, step, length }],
  turns,
  heard,
});

export const chapterOf = ({ chapters }: Lesson, id: string): AnyChapter => {
  const found = chapters.find(chapter => chapter.id === id);
  if (found === undefined) throw new Error(`the lesson has no chapter "${id}"`);
  return found;
};

/** The chapter that follows on the way through the lesson. */
export const chapterAfter = ({ chapters }: Lesson, { id, isOptional }: AnyChapter): AnyChapter | undefined => {
  if (isOptional) return undefined;
  return chapters.slice(chapters.findIndex(chapter => chapter.id === id) + 1).find(chapter => !chapter.isOptional);
};

/** How many moves, or readings, a step wants. */
export const timesOf = (step: AnyStep): number => (step.accept === undefined ? 1 : (step.times ?? 1));

const isText = (value: object): boolean => 'en' in value && 'fr' in value;

const withoutTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return '';
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, withoutTexts(item)]));
};

/** The same for two lessons that differ in words only. */
export const scriptHash = (lesson: Lesson): string => hashOf(canonical(withoutTexts(lesson)));
