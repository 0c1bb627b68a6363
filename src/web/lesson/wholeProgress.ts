import type { ChapterSummary, LessonStatus, LessonSummary } from './lessonProtocol.ts';

/** A chapter on the way through the lesson, and how much of it is done, from 0 to 1. */
interface ChapterProgress extends ChapterSummary {
  readonly share: number;
  readonly isNow: boolean;
}

export interface WholeProgress {
  /** Counted over all chapters on the way, from 1. */
  readonly step: number;
  readonly steps: number;
  readonly minutesLeft: number;
  readonly chapters: readonly ChapterProgress[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The chapters that belong together: those on the way through the lesson, or an optional one alone. */
const wayThrough = ({ chapters }: LessonSummary, { chapter }: LessonStatus): readonly ChapterSummary[] => {
  const now = chapters.find(({ id }) => id === chapter);
  return now?.isOptional ? [now] : chapters.filter(({ isOptional }) => !isOptional);
};

export const wholeProgress = (lesson: LessonSummary, status: LessonStatus): WholeProgress => {
  const { phase, progress } = status;
  const way = wayThrough(lesson, status);
  const now = way.findIndex(({ id }) => id === status.chapter);
  const isOver = phase === 'done' || phase === 'chapterEnd';
  const shareOfNow = isOver ? 1 : (progress.step - 1) / progress.steps;
  const chapters = way.map((chapter, index) => ({
    ...chapter,
    share: index < now ? 1 : index > now ? 0 : shareOfNow,
    isNow: index === now,
  }));
  return {
    step: sum(way.slice(0, now).map(({ steps }) => steps)) + progress.step,
    steps: sum(way.map(({ steps }) => steps)),
    minutesLeft: Math.ceil(sum(chapters.map(({ minutes, share }) => minutes * (1 - share)))),
    chapters,
  };
};
