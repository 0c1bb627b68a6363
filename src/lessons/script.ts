import { at, seat as toSeat, type AnyTable, type Seat } from '#kernel';
import { movesFor, viewFor } from './judge.ts';
import type { AnyChapter, AnyPattern, AnyScriptEntry, AutoPlay, LessonText, ScriptedMove } from './lesson.ts';
import { playWithLuck, type LuckyMove } from './lessonTable.ts';
import { firstMatch, matchesPattern } from './pattern.ts';

/** A move that follows by itself. */
interface NextMove extends LuckyMove {
  readonly say?: LessonText;
}

/** Script entries, and how far they are played. */
export interface Script {
  readonly entries: readonly AnyScriptEntry[];
  readonly done: number;
  /** The pupil's. */
  readonly seat: number;
  readonly rivals: readonly AnyPattern[];
}

const unplayable = (seat: number, pattern: unknown): never => {
  throw new Error(`the script is stuck: seat ${seat} cannot play ${JSON.stringify(pattern)}`);
};

const scriptedNext = (table: AnyTable, entry: ScriptedMove<AnyPattern>): NextMove => {
  const { seat, luck = [], say } = entry;
  const move = firstMatch([entry.move], movesFor(table, seat), viewFor(table, seat));
  return { seat, luck, ...(say && { say }), move: move ?? unplayable(seat, entry.move) };
};

const isReached = (table: AnyTable, { until }: AutoPlay<AnyPattern>): boolean => {
  if (until === undefined) return false;
  const view = viewFor(table, until.seat);
  return table.game.legalMoves(table.state, toSeat(until.seat)).some(move => matchesPattern(until.move, move, view));
};

/** The next move by itself, or nothing when the entry is over. */
const autoNext = (
  table: AnyTable,
  entry: AutoPlay<AnyPattern>,
  { seat: pupil, rivals }: Script,
): NextMove | undefined => {
  const acting = table.game.toAct(table.state);
  if (acting.length === 0 || isReached(table, entry)) return undefined;
  const rival = acting.find(seat => seat !== pupil);
  // The pupil is asked, and the entry has no answer for it.
  if (rival === undefined && entry.pupil === undefined && entry.until === undefined) return undefined;
  const seat: Seat = rival ?? toSeat(pupil);
  const patterns = seat === pupil ? (entry.pupil ?? []) : rivals;
  const move = firstMatch(patterns, movesFor(table, seat), viewFor(table, seat));
  return { seat, luck: [], ...(entry.say && { say: entry.say }), move: move ?? unplayable(seat, patterns) };
};

export interface ScriptedNext extends NextMove {
  /** How many entries are over once it is played. */
  readonly done: number;
}

/** The next move of a script; nothing when the script is over. */
export const nextScripted = (table: AnyTable, script: Script): ScriptedNext | undefined => {
  for (let index = script.done; index < script.entries.length; index++) {
    const entry = at(script.entries, index);
    // Only the checks of a lesson look at what is forbidden.
    if ('forbidden' in entry) continue;
    if (!('auto' in entry)) return { ...scriptedNext(table, entry), done: index + 1 };
    const next = autoNext(table, entry, script);
    if (next !== undefined) return { ...next, done: index };
  }
  return undefined;
};

/** What happens before the first step of a chapter. `seat` is the pupil's. */
export const playPrologue = (table: AnyTable, { prologue = [], rivals = [] }: AnyChapter, seat: number): void => {
  for (let done = 0; ; ) {
    const next = nextScripted(table, { entries: prologue, done, seat, rivals });
    if (next === undefined) return;
    playWithLuck(table, next, 0);
    done = next.done;
  }
};
