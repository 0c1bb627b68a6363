import type { GameEvent } from './game.ts';
import type { Seat } from './ids.ts';
import type { Deed } from './log.ts';

/** A step of a game that still stands, and what happened in it. */
export interface Chapter {
  /** Of its entry in the log. */
  readonly seq: number;
  /** Missing for the set-up. */
  readonly seat?: Seat;
  readonly events: readonly GameEvent[];
}

/** Takes the last chapter of a seat out of a list: what it took back is always the last of its own steps. */
export const dropLast = (chapters: Chapter[], seat: Seat): Chapter | undefined => {
  const index = chapters.findLastIndex(chapter => chapter.seat === seat);
  return index < 0 ? undefined : chapters.splice(index, 1)[0];
};

/** Writes an entry into a list of chapters: an undo takes one away. Says which one it took. */
export const writeChapter = (
  chapters: Chapter[],
  { seq, deed }: { readonly seq: number; readonly deed: Deed<unknown> },
  events: readonly GameEvent[],
): Chapter | undefined => {
  if (deed.kind === 'undo') return dropLast(chapters, deed.seat);
  chapters.push({ seq, events, ...(deed.kind === 'move' && { seat: deed.seat }) });
  return undefined;
};
