import type { ByLanguage } from '#kernel';

/** What a lesson is made of: plain data, checked by `testing/` on the real rules. `docs/lessons.md` explains how to write one. */

export type LessonText = ByLanguage<string>;

/** Seats and other branded numbers are written as plain ones. */
type PlainValue<Value> = Value extends number ? number : Value;

/** A value, one of several, or what lies at that place in the mover's own view (`{ at: 'forum', is: ['farmer'] }`). */
export type FieldPattern<Value> =
  | PlainValue<Value>
  | { readonly in: readonly PlainValue<Value>[] }
  | { readonly at: string; readonly is: readonly string[] };

interface Typed {
  readonly type: string;
}

/** A move or an event with fields left open: it stands for all that agree in the fields given. */
export type Pattern<Thing extends Typed> = Thing extends Typed
  ? { readonly type: Thing['type'] } & {
      readonly [Field in Exclude<keyof Thing, 'type'>]?: FieldPattern<Thing[Field]>;
    }
  : never;

export type MovePattern<Move extends Typed> = Pattern<Move>;
export type EventPattern<Event extends Typed> = Pattern<Event>;

/** A pattern of any game, for code that knows none. */
export type AnyPattern = Typed & { readonly [field: string]: unknown };

/** A die, a pick, or the order of a shuffled pile: from its top down, as the list lies, or no matter how. */
export type ScriptedDraw =
  | number
  | { readonly top: readonly (string | number)[] }
  | { readonly order: readonly (string | number)[] }
  | 'any';

/** Draws as a person writes them, or the outcomes as a log records them. */
export type ScriptedLuck = readonly ScriptedDraw[] | { readonly recorded: readonly number[] };

/** A move that the lesson makes, of a rival or of the pupil. */
export interface ScriptedMove<Move extends Typed> {
  readonly seat: number;
  readonly move: MovePattern<Move>;
  /** Missing: the move must not draw any. */
  readonly luck?: ScriptedLuck;
  /** A caption while it happens. */
  readonly say?: LessonText;
}

/** Not played: the rules must refuse it at this point, with this code. Keeps a sentence such as "they may not" true. */
export interface ForbiddenMove<Move extends Typed> {
  readonly seat: number;
  readonly forbidden: MovePattern<Move>;
  readonly code: string;
}

/** Lets the rivals play by the chapter's `rivals` until the pupil is asked. */
export interface AutoPlay<Move extends Typed> {
  readonly auto: true;
  /** The pupil's own moves in dull moments, such as passing in auctions that teach nothing new. */
  readonly pupil?: readonly MovePattern<Move>[];
  /** Stops when this move is offered to that seat. */
  readonly until?: { readonly seat: number; readonly move: MovePattern<Move> };
  readonly say?: LessonText;
}

export type ScriptEntry<Move extends Typed> = ScriptedMove<Move> | ForbiddenMove<Move> | AutoPlay<Move>;

/** A path into the state, or into the `outcome`, and what must be found there: a value, or one of several. */
export type Expectation = readonly [path: string, value: unknown];

export interface AcceptedMove<Move extends Typed> {
  readonly move: MovePattern<Move>;
  /** The coach's answer to this choice. */
  readonly say?: LessonText;
}

/** The coach's answer to a legal move that the lesson does not want now. */
export interface MoveHint<Move extends Typed> {
  readonly when: MovePattern<Move>;
  readonly say: LessonText;
}

/** A legal move whose consequence teaches more than words: it is played out, answered and taken back. */
export interface TrialMove<Move extends Typed> {
  readonly when: MovePattern<Move>;
  /** What follows the move. */
  readonly script?: readonly ScriptEntry<Move>[];
  readonly say: LessonText;
  readonly expect?: readonly Expectation[];
}

interface StepBase<Move extends Typed> {
  readonly id: string;
  readonly say: LessonText;
  /** Places of the board by their `data-place`, or `ui/…` for parts of the frame. The first gets the bubble. */
  readonly focus: readonly string[];
  /** The paragraph behind *Why?* */
  readonly rule: string;
  /** What follows by itself. */
  readonly script?: readonly ScriptEntry<Move>[];
  /** What must be true afterwards: every number that a text names stands here. */
  readonly expect?: readonly Expectation[];
}

/** A step that only wants to be read. */
export interface ReadStep<Move extends Typed> extends StepBase<Move> {
  readonly accept?: never;
}

/** A step that waits for a move. */
export interface MoveStep<Move extends Typed> extends StepBase<Move> {
  /** The legal moves that go on. */
  readonly accept: readonly AcceptedMove<Move>[];
  /** How many such moves, 1 unless given: "both cards" is one step. */
  readonly times?: number;
  /** What *Show me* plays; else the first accepted move. */
  readonly show?: MovePattern<Move>;
  readonly tries?: readonly TrialMove<Move>[];
  readonly hints?: readonly MoveHint<Move>[];
  /** Answers every other move. Asides that no hint speaks of get the lesson's own. */
  readonly hint: LessonText;
  /** The luck of the accepted moves, one for each time. */
  readonly luck?: readonly ScriptedLuck[];
}

export type LessonStep<Move extends Typed> = ReadStep<Move> | MoveStep<Move>;

/** What makes the coach speak: an event that the pupil sees, or a move that is offered to the pupil. */
export type RemarkTrigger<Move extends Typed, Event extends Typed> =
  | { readonly event: EventPattern<Event> }
  | { readonly offered: MovePattern<Move> };

/** A remark is made once. */
export interface CoachRemark<Move extends Typed, Event extends Typed> {
  readonly id: string;
  readonly when: RemarkTrigger<Move, Event>;
  readonly say: LessonText;
  readonly rule: string;
}

/** A bot that overlooks some of its moves, so that it rarely does anything absurd. */
export interface GentleRival<Move extends Typed> {
  /** The share of the legal moves that it does not see, from 0 to 1. */
  readonly overlooks: number;
  readonly never?: readonly MovePattern<Move>[];
}

/** Turns of the pupil's own, with ordinary luck and a coach who only comments. */
export interface FreePlay<Move extends Typed, Event extends Typed> {
  readonly say: LessonText;
  readonly focus: readonly string[];
  readonly rule: string;
  /** Ends when the pupil has seen this event so often, or with the game. */
  readonly until: { readonly event: EventPattern<Event>; readonly times: number };
  readonly rival: GentleRival<Move>;
  /** What *Show me* plays: the first that is legal; without any, what a bot would do. */
  readonly show?: readonly MovePattern<Move>[];
  readonly remarks: readonly CoachRemark<Move, Event>[];
}

export interface LessonTableSetup {
  readonly seats: number;
  /** Others keep their default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly luck: ScriptedLuck | 'live';
}

export interface LessonChapter<Move extends Typed, Event extends Typed> {
  readonly id: string;
  readonly title: LessonText;
  readonly minutes: number;
  /** Not on the way through the lesson: entered by its name. */
  readonly isOptional?: true;
  /** A new table; without it the chapter goes on at the one before. */
  readonly table?: LessonTableSetup;
  /** Happens at once and unseen: leads to a position, or leaves standing answers to what the lesson does not teach. */
  readonly prologue?: readonly ScriptEntry<Move>[];
  /** What rivals do in an `auto` entry: the first that is legal. */
  readonly rivals?: readonly MovePattern<Move>[];
  readonly steps: readonly LessonStep<Move>[];
  readonly free?: FreePlay<Move, Event>;
  /** What must be true after the last step, before free turns begin. */
  readonly expect?: readonly Expectation[];
}

export interface Lesson<Move extends Typed = AnyPattern, Event extends Typed = AnyPattern> {
  readonly id: string;
  readonly game: string;
  /** Of the rules that it was written for. */
  readonly gameVersion: number;
  readonly title: LessonText;
  readonly minutes: number;
  /** Who teaches. */
  readonly coach: LessonText;
  /** The pupil's seat. */
  readonly seat: number;
  /** The other seats' names. */
  readonly names: Readonly<Record<number, LessonText>>;
  /** The answer to an aside that no hint speaks of. */
  readonly hint: LessonText;
  readonly chapters: readonly LessonChapter<Move, Event>[];
  /** What somebody can do now who has finished it, in a few words each. */
  readonly learned: readonly LessonText[];
  /** The last words. */
  readonly closing: LessonText;
}

export type AnyChapter = LessonChapter<AnyPattern, AnyPattern>;
export type AnyStep = LessonStep<AnyPattern>;
export type AnyScriptEntry = ScriptEntry<AnyPattern>;
