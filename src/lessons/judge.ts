import {
  allMoves,
  asidesOf,
  isDeepEqual,
  seat as toSeat,
  type AnyTable,
  type GameRefusal,
  type TableRefusal,
} from '#kernel';
import type { AnyPattern, Lesson, LessonText, MoveStep, TrialMove } from './lesson.ts';
import { firstMatch, matchesPattern } from './pattern.ts';

/** What a lesson says to a move, before anything is played. */
export type Verdict =
  /** Against the rules: the table's ordinary why-not. */
  | { readonly kind: 'refused'; readonly refusal: GameRefusal | TableRefusal }
  | { readonly kind: 'accepted'; readonly say?: LessonText }
  /** Will be played out, answered and taken back. */
  | { readonly kind: 'tried' }
  /** Legal, but not what the step is about: it is not played. */
  | { readonly kind: 'hint'; readonly say: LessonText }
  /** Nothing to play now: a sentence wants to be read, or a rival moves. */
  | { readonly kind: 'wait' };

export const movesFor = (table: AnyTable, seat: number): readonly unknown[] =>
  allMoves(table.game, table.state, toSeat(seat));

export const viewFor = (table: AnyTable, seat: number): unknown => table.game.view(table.state, toSeat(seat));

/** The legal moves with which the step goes on. */
export const acceptedMoves = ({ accept }: MoveStep<AnyPattern>, table: AnyTable, seat: number): readonly unknown[] => {
  const view = viewFor(table, seat);
  return movesFor(table, seat).filter(move => accept.some(({ move: pattern }) => matchesPattern(pattern, move, view)));
};

/** What *Show me* plays. */
export const shownMove = (step: MoveStep<AnyPattern>, table: AnyTable, seat: number): unknown => {
  const accepted = acceptedMoves(step, table, seat);
  const patterns = step.show === undefined ? step.accept.map(({ move }) => move) : [step.show];
  return firstMatch(patterns, accepted, viewFor(table, seat));
};

export const trialFor = (
  { tries = [] }: MoveStep<AnyPattern>,
  move: unknown,
  view: unknown,
): TrialMove<AnyPattern> | undefined => tries.find(({ when }) => matchesPattern(when, move, view));

export const judgeMove = (lesson: Lesson, step: MoveStep<AnyPattern>, table: AnyTable, move: unknown): Verdict => {
  const seat = toSeat(lesson.seat);
  const proposal = table.proposeMove(seat, move);
  if (!proposal.ok) return { kind: 'refused', refusal: proposal.refusal };
  const view = viewFor(table, seat);
  const accepted = step.accept.find(({ move: pattern }) => matchesPattern(pattern, move, view));
  if (accepted !== undefined) return { kind: 'accepted', ...(accepted.say && { say: accepted.say }) };
  if (trialFor(step, move, view) !== undefined) return { kind: 'tried' };
  const own = step.hints?.find(({ when }) => matchesPattern(when, move, view));
  if (own !== undefined) return { kind: 'hint', say: own.say };
  const isAside = asidesOf(table.game, table.state, seat).some(aside => isDeepEqual(aside, move));
  return { kind: 'hint', say: isAside ? lesson.hint : step.hint };
};
