import { at, seat as toSeat, type AnyTable, type Bot, type GameEvent, type Rng } from '#kernel';
import { viewFor } from './judge.ts';
import type { AnyPattern, CoachRemark, FreePlay, GentleRival } from './lesson.ts';
import { firstMatch, matchesPattern } from './pattern.ts';

export type AnyBot = Bot<unknown, unknown>;
type AnyRemark = CoachRemark<AnyPattern, AnyPattern>;
type AnyFree = FreePlay<AnyPattern, AnyPattern>;

/** One move of a bot that overlooks some of what it could do. */
export const gentleMove = (
  bot: AnyBot,
  { overlooks, never = [] }: GentleRival<AnyPattern>,
  { view, moves, rng }: { readonly view: unknown; readonly moves: readonly unknown[]; readonly rng: Rng },
): unknown => {
  const kind = moves.filter(move => !never.some(pattern => matchesPattern(pattern, move, view)));
  const possible = kind.length > 0 ? kind : moves;
  const seen = possible.filter(() => rng.pick(1000) >= overlooks * 1000);
  const among = seen.length > 0 ? seen : possible;
  return among.length === 1 ? at(among, 0) : bot(view, among, rng);
};

/** The first remark, not made yet, that what the pupil saw or may do calls for. */
export const remarkOn = (
  { remarks }: AnyFree,
  table: AnyTable,
  pupil: number,
  { events, heard }: { readonly events: readonly GameEvent[]; readonly heard: readonly string[] },
): AnyRemark | undefined => {
  const view = viewFor(table, pupil);
  const offered = table.game.legalMoves(table.state, toSeat(pupil));
  return remarks.find(({ id, when }) => {
    if (heard.includes(id)) return false;
    if ('event' in when) return events.some(event => matchesPattern(when.event, event));
    return offered.some(move => matchesPattern(when.offered, move, view));
  });
};

/** What *Show me* plays in the pupil's own turns. */
export const shownInFree = (
  { show = [] }: AnyFree,
  table: AnyTable,
  pupil: number,
  { bot, rng }: { readonly bot: AnyBot; readonly rng: Rng },
): unknown => {
  const moves = table.game.legalMoves(table.state, toSeat(pupil));
  if (moves.length === 0) return undefined;
  const view = viewFor(table, pupil);
  return firstMatch(show, moves, view) ?? bot(view, moves, rng);
};
