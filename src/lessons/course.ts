import type { AnyGame, GameEvent, Rng, Seat } from '#kernel';
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
}

/** A decision that the lesson leaves to a bot: a rival's in free turns, or the pupil's where *Show me* has no move of its own. */
export interface BotQuestion {
  readonly isRival: boolean;
  readonly view: unknown;
  /** Some of the legal moves: a gentle rival overlooks the others. */
  readonly moves: readonly unknown[];
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
