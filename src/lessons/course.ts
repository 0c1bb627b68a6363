import type { AnyGame, GameEvent, Rng, Seat } from '#kernel';
import type { AnyBot } from './coach.ts';
import type { Verdict } from './judge.ts';
import type { Lesson, LessonText } from './lesson.ts';

/** A lesson with the built-in game that it is played on. */
export interface Course {
  readonly lesson: Lesson;
  readonly game: AnyGame;
}

/** What a lesson cannot know by itself. */
export interface LessonMeans {
  /** For the luck of free turns. */
  readonly seed: string;
  readonly rng: Rng;
  /** Plays the rivals in free turns, gently, and answers *Show me* there. */
  readonly bot: AnyBot;
}

/** What has come of something the pupil did, or of a move that followed by itself. */
export interface LessonChange {
  /** Of a move that the pupil made. */
  readonly verdict?: Verdict;
  /** Whose move was played, if one was. */
  readonly seat?: Seat;
  /** What the pupil saw. */
  readonly events: readonly GameEvent[];
  /** The table was set back or is another one: it is to be shown anew, without motion. */
  readonly isReset: boolean;
  /** A caption, or the answer to a choice. */
  readonly say?: LessonText;
}
