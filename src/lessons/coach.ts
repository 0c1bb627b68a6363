import { seat as toSeat, type AnyTable, type GameEvent, type Rng } from '#kernel';
import { viewFor } from './judge.ts';
import type { AnyPattern, CoachRemark, FreePlay, GentleRival } from './lesson.ts';
import { firstMatch, matchesPattern } from './pattern.ts';

type AnyRemark = CoachRemark<AnyPattern, AnyPattern>;
type AnyFree = FreePlay<AnyPattern, AnyPattern>;

/** The moves of a rival who overlooks some of what it could do; at least one. */
export const movesSeen = (
  { overlooks, never = [] }: GentleRival<AnyPattern>,
  { view, moves, rng }: { readonly view: unknown; readonly moves: readonly unknown[]; readonly rng: Rng },
): readonly unknown[] => {
  const kind = moves.filter(move => !never.some(pattern => matchesPattern(pattern, move, view)));
  const possible = kind.length > 0 ? kind : moves;
  const seen = possible.filter(() => rng.pick(1000) >= overlooks * 1000);
  return seen.length > 0 ? seen : possible;
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

/** What *Show me* plays in the pupil's own turns; nothing where a bot is to be asked. */
export const shownInFree = ({ show = [] }: AnyFree, table: AnyTable, pupil: number): unknown =>
  firstMatch(show, table.game.legalMoves(table.state, toSeat(pupil)), viewFor(table, pupil));
