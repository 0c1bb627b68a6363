import type { LessonText } from './lesson.ts';

/** A piece of advice for a beginner, with what is known about it. */
export interface Tip {
  readonly id: string;
  readonly say: LessonText;
  /** What was measured in games of bots, or the rule behind it. */
  readonly fact: LessonText;
  readonly evidence: 'measured' | 'rule';
}
