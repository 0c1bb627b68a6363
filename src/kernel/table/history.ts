import type { GameEvent } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import type { Deed } from './log.ts';

/** A log entry that was not undone, with the events of it: what the log on the page is made of. */
export interface HistoryEntry {
  /** Of its entry in the log; for a viewer, as the viewer counts them (`EntryNumbers`). */
  readonly seq: number;
  /** Missing for the set-up. */
  readonly seat?: Seat;
  readonly events: readonly GameEvent[];
}

/** Takes a seat's last entry out of a history: an undo always takes back the last of one's own steps. */
export const dropLastOf = (history: HistoryEntry[], seat: Seat): HistoryEntry | undefined => {
  const index = history.findLastIndex(entry => entry.seat === seat);
  return index < 0 ? undefined : history.splice(index, 1)[0];
};

/** Adds a log entry to a history; an undo removes one instead, and that one is returned. */
export const recordInHistory = (
  history: HistoryEntry[],
  { seq, deed }: { readonly seq: number; readonly deed: Deed<unknown> },
  events: readonly GameEvent[],
): HistoryEntry | undefined => {
  if (deed.kind === 'undo') return dropLastOf(history, deed.seat);
  history.push({ seq, events, ...(deed.kind === 'move' && { seat: deed.seat }) });
  return undefined;
};
