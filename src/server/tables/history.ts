import {
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
import { makeReplay } from '#kernel/replayFile';
import { errors } from '../errors.ts';
import type { Store } from '../store/index.ts';
import { requireRules } from './newTable.ts';
import { seatOf, type TableRecord } from './tableRecord.ts';

/** Which viewer a person is; whoever has no seat is the audience, where the table allows one. */
const viewerOf = (table: TableRecord, person: string): Viewer => {
  const seat = seatOf(table, person);
  if (seat === undefined && !table.mayWatch) throw errors.forbidden('this table is not for watching');
  return seat === undefined ? 'audience' : toSeat(seat);
};

/** The whole history of a game, as this person may know it. */
export const historyOf = async (store: Store, table: TableRecord, person: string): Promise<readonly HistoryEntry[]> => {
  const { header, id } = table;
  if (header === undefined) return [];
  const viewer = viewerOf(table, person);
  const game = await requireRules(header);
  const history: HistoryEntry[] = [];
  const entries = await store.logs.entriesFrom(id, 0);
  replay(game, { header, entries }, (_position, entry, events) => void recordInHistory(history, entry, events));
  return history.map(entry => ({ ...entry, events: visibleEvents(game, entry.events, viewer) }));
};

/** The last entry to replay for the table as it is after entry `seq`; none where that was undone or is an undo. */
const lastEntryToReplay = (entries: readonly Entry<unknown>[], seq: number): number | undefined => {
  const history: HistoryEntry[] = [];
  let last: number | undefined;
  for (const entry of entries) {
    const undone = recordInHistory(history, entry, []);
    if (entry.seq === seq && entry.deed.kind !== 'undo') last = seq;
    if (undone === undefined || last === undefined) continue;
    if (undone.seq === seq) return undefined;
    // An aside that came after a move that was undone is shown without that move.
    if (undone.seq < seq) last = entry.seq;
  }
  return last;
};

/** What a viewer saw after an earlier entry. */
interface PastTableView {
  readonly length: number;
  readonly tableView: TableView;
}

/** The table view after entry `seq`, unless it was undone. */
export const pastAt = (
  game: AnyGame,
  { header, entries }: Log<unknown, unknown>,
  seq: number,
  viewer: Viewer,
): PastTableView | undefined => {
  const last = lastEntryToReplay(entries, seq);
  if (last === undefined) return undefined;
  // It is only read: no chance is drawn, so no seed is needed.
  const table = Table.resume(game, { header, entries: entries.slice(0, last + 1) }, '');
  return { length: seq + 1, tableView: tableViewOf(table, viewer) };
};

/** The table view after entry `seq`, for this person's own viewer. */
export const pastOf = async (store: Store, table: TableRecord, person: string, seq: number): Promise<PastTableView> => {
  const { header, id } = table;
  const viewer = viewerOf(table, person);
  if (header === undefined) throw errors.notNow('the game has not begun');
  const past = pastAt(
    await requireRules(header),
    { header, entries: await store.logs.entriesFrom(id, 0) },
    seq,
    viewer,
  );
  if (past === undefined) throw errors.noStep();
  return past;
};

/** The replay file of a finished game, with its seed, so that anybody can verify its chance. */
export const replayOf = async (store: Store, table: TableRecord, person: string): Promise<string> => {
  const { header, seed, id, status } = table;
  if (header === undefined || status !== 'over') throw errors.notNow('the game is not over');
  // Throws for those who may not watch the table.
  viewerOf(table, person);
  const game = await requireRules(header);
  const entries = await store.logs.entriesFrom(id, 0);
  const outcome = game.outcome(replay(game, { header, entries }).state);
  // Also of a game that ended by time: what was drawn so far can be verified.
  return makeReplay({ header, entries, seed }, outcome);
};
