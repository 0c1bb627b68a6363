import {
  EntryNumbers,
  makeReplay,
  replay,
  seat as toSeat,
  visibleEvents,
  tableViewOf,
  Table,
  recordInHistory,
  type AnyGame,
  type HistoryEntry,
  type Entry,
  type Log,
  type TableView,
  type Viewer,
} from '#kernel';
import { errors } from '../errors.ts';
import type { Store } from '../store/index.ts';
import { requireGame } from './newTable.ts';
import { seatOf, type TableRecord } from './tableRecord.ts';

/** Which viewer a person is; whoever has no seat is the audience, where the table allows one. */
const viewerOf = (table: TableRecord, person: string): Viewer => {
  const seat = seatOf(table, person);
  if (seat === undefined && !table.mayWatch) throw errors.forbidden('this table is not for watching');
  return seat === undefined ? 'audience' : toSeat(seat);
};

/** A history as a viewer may know it, with that viewer's own numbers. */
const historyFor = (
  game: AnyGame,
  numbers: EntryNumbers,
  history: readonly HistoryEntry[],
  viewer: Viewer,
): readonly HistoryEntry[] =>
  history
    .filter(({ seq }) => !numbers.isHiddenFrom(viewer, seq))
    .map(entry => ({
      ...entry,
      seq: numbers.numberFor(viewer, entry.seq),
      events: visibleEvents(game, entry.events, viewer),
    }));

/** The whole history of a game, as this person may know it. */
export const historyOf = async (store: Store, table: TableRecord, person: string): Promise<readonly HistoryEntry[]> => {
  const { header, id } = table;
  if (header === undefined) return [];
  const viewer = viewerOf(table, person);
  const game: AnyGame = requireGame(table.game);
  const history: HistoryEntry[] = [];
  const entries = await store.logs.entriesFrom(id, 0);
  replay(game, { header, entries }, (_position, entry, events) => void recordInHistory(history, entry, events));
  return historyFor(game, EntryNumbers.of(game, entries), history, viewer);
};

/**
 * The last entry to replay for the table as it is after entry `seq`; none where that was undone or is an undo.
 * `isHidden` says of which entries the viewer knows nothing: their undos change nothing that it was shown.
 */
const lastEntryToReplay = (
  entries: readonly Entry<unknown>[],
  seq: number,
  isHidden: (seq: number) => boolean,
): number | undefined => {
  const history: HistoryEntry[] = [];
  let last: number | undefined;
  for (const entry of entries) {
    const undone = recordInHistory(history, entry, []);
    if (entry.seq === seq && entry.deed.kind !== 'undo') last = seq;
    if (undone === undefined || last === undefined) continue;
    if (undone.seq === seq) return undefined;
    // An aside that came after a move that was undone is shown without that move.
    if (undone.seq < seq && !isHidden(entry.seq)) last = entry.seq;
  }
  return last;
};

/** What a viewer saw after an earlier entry. */
interface PastTableView {
  readonly length: number;
  readonly tableView: TableView;
}

/** The table view after the entry that has this number for the viewer, unless it was undone. */
export const pastAt = (
  game: AnyGame,
  { header, entries }: Log<unknown, unknown>,
  number: number,
  viewer: Viewer,
): PastTableView | undefined => {
  const numbers = EntryNumbers.of(game, entries);
  const seq = numbers.seqFor(viewer, number);
  const last = lastEntryToReplay(entries, seq, hidden => numbers.isHiddenFrom(viewer, hidden));
  if (last === undefined) return undefined;
  // It is only read: no chance is drawn, so no seed is needed.
  const table = Table.resume(game, { header, entries: entries.slice(0, last + 1) }, '');
  return { length: number + 1, tableView: tableViewOf(table, viewer) };
};

/** The table view after entry `seq`, for this person's own viewer. */
export const pastOf = async (store: Store, table: TableRecord, person: string, seq: number): Promise<PastTableView> => {
  const { header, id } = table;
  const viewer = viewerOf(table, person);
  if (header === undefined) throw errors.notNow('the game has not begun');
  const past = pastAt(requireGame(table.game), { header, entries: await store.logs.entriesFrom(id, 0) }, seq, viewer);
  if (past === undefined) throw errors.noStep();
  return past;
};

/** The replay file of a finished game, with its seed, so that anybody can verify its chance. */
export const replayOf = async (store: Store, table: TableRecord, person: string): Promise<string> => {
  const { header, seed, id, status } = table;
  if (header === undefined || status !== 'over') throw errors.notNow('the game is not over');
  // Throws for those who may not watch the table.
  viewerOf(table, person);
  const game = requireGame(table.game);
  const entries = await store.logs.entriesFrom(id, 0);
  const outcome = game.outcome(replay(game, { header, entries }).state);
  // Also of a game that ended by time: what was drawn so far can be verified.
  return makeReplay({ header, entries, seed }, outcome);
};
