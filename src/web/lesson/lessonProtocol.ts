import type { LessonPhase, LessonText } from '#lessons';
import type { TableReply, TableRequest } from '../session/protocol.ts';

/** What a pupil asks for besides moves. */
export type LessonAct =
  /** A sentence was read, a trial was seen, or the next chapter begins. */
  | 'next'
  /** What happened has been shown: the next move that follows by itself. */
  | 'watch'
  | 'back'
  /** *Show me*: the move of this step is made. */
  | 'show'
  | 'skip';

/** What the page asks of the lesson's host. The id of a lesson's table is its game, or `game/chapter`. */
export type LessonRequest =
  | TableRequest
  | { readonly kind: 'act'; readonly act: LessonAct }
  /** Begins anew, at a chapter or with the first one. */
  | { readonly kind: 'restart'; readonly chapter?: string };

export interface ChapterSummary {
  readonly id: string;
  readonly title: LessonText;
  readonly minutes: number;
  readonly steps: number;
  readonly isOptional: boolean;
}

/** What does not change while a lesson is open. */
export interface LessonSummary {
  readonly game: string;
  readonly title: LessonText;
  readonly coach: LessonText;
  /** The names of the other seats. */
  readonly names: Readonly<Record<number, LessonText>>;
  readonly chapters: readonly ChapterSummary[];
  /** What somebody can do now who has finished it. */
  readonly learned: readonly LessonText[];
}

/** What a page shows of a lesson besides the table. */
export interface LessonStatus {
  /** Counts the host's answers. */
  readonly revision: number;
  /** How long the log of the table is that this belongs to. */
  readonly length: number;
  readonly phase: LessonPhase;
  readonly chapter: string;
  /** In the chapter, counted from 1. */
  readonly progress: { readonly step: number; readonly steps: number };
  readonly say: LessonText;
  readonly focus: readonly string[];
  readonly rule?: string;
  /** About what has just happened. */
  readonly caption?: LessonText;
  /** To a move that was not played. */
  readonly answer?: LessonText;
  /** The legal moves with which the step goes on. */
  readonly suggested: readonly unknown[];
  readonly canGoBack: boolean;
}

export type LessonReply =
  | TableReply
  /** Before `opened`. */
  | { readonly kind: 'lessonOpened'; readonly lesson: LessonSummary }
  /** Before the change of the table that it belongs to. */
  | { readonly kind: 'lessonChanged'; readonly status: LessonStatus };

/** A lesson's messages share the worker with those of the device's tables. */
export interface LessonEnvelope<Message> {
  readonly kind: 'lesson';
  readonly message: Message;
}
