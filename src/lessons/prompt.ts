import { chapterAfter, chapterOf, type LessonCursor } from './cursor.ts';
import type { AnyChapter, Lesson, LessonText } from './lesson.ts';

/**
 * What a lesson waits for: `read` and `tried` for *Next*, `act` and `free` for a move of the pupil, `watch` for the page
 * to have shown what happened, `chapterEnd` for the next chapter. After `done` there is nothing more.
 */
export type LessonPhase = 'read' | 'act' | 'watch' | 'tried' | 'free' | 'chapterEnd' | 'done';

/** All that a page shows of a lesson besides the table. */
export interface LessonPrompt {
  readonly phase: LessonPhase;
  readonly chapter: { readonly id: string; readonly title: LessonText };
  /** Counted from 1; the free turns are the last step of their chapter. */
  readonly progress: { readonly step: number; readonly steps: number };
  readonly say: LessonText;
  readonly focus: readonly string[];
  /** The paragraph behind *Why?* */
  readonly rule?: string;
}

type Spoken = Pick<LessonPrompt, 'say' | 'focus' | 'rule'>;

const stepsOf = ({ steps, free }: AnyChapter): number => steps.length + (free === undefined ? 0 : 1);

/** The last remark, or the sentence with which the free turns began. */
const spokenInFree = ({ free }: AnyChapter, { heard }: LessonCursor): Spoken | undefined => {
  if (free === undefined) return undefined;
  const remark = free.remarks.find(({ id }) => id === heard.at(-1));
  return remark === undefined ? free : { ...remark, focus: [] };
};

const spoken = (lesson: Lesson, cursor: LessonCursor, phase: LessonPhase): Spoken => {
  const chapter = chapterOf(lesson, cursor.chapter);
  if (phase === 'done') return { say: lesson.closing, focus: [] };
  if (phase === 'chapterEnd') return { say: chapterAfter(lesson, chapter)?.title ?? lesson.closing, focus: [] };
  return chapter.steps[cursor.step] ?? spokenInFree(chapter, cursor) ?? { say: lesson.closing, focus: [] };
};

/** `tried` is the answer to a move that was tried. */
export const promptOf = (
  lesson: Lesson,
  cursor: LessonCursor,
  phase: LessonPhase,
  tried: LessonText | undefined,
): LessonPrompt => {
  const chapter = chapterOf(lesson, cursor.chapter);
  const { say, focus, rule } = spoken(lesson, cursor, phase);
  const steps = stepsOf(chapter);
  return {
    phase,
    chapter: { id: chapter.id, title: chapter.title },
    progress: { step: Math.min(cursor.step + 1, steps), steps },
    say: phase === 'tried' && tried !== undefined ? tried : say,
    focus,
    ...(rule !== undefined && { rule }),
  };
};
