import {
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
import { faults } from '../faults.ts';
import type { Store } from '../store/index.ts';
import { knownGame } from './newTable.ts';
import { seatOf, type TableRecord } from './record.ts';

/** As whom a person looks at a table; a stranger looks on with the audience, where there may be one. */
const viewerOf = (table: TableRecord, person: string): Viewer => {
  const seat = seatOf(table, person);
  if (seat === undefined && !table.mayWatch) throw faults.forbidden('this table is not for watching');
  return seat === undefined ? 'audience' : toSeat(seat);
};

/** All that has happened in a game and still stands, as one viewer may know it. */
export const historyOf = async (store: Store, table: TableRecord, person: string): Promise<readonly HistoryEntry[]> => {
  const { header, id } = table;
  if (header === undefined) return [];
  const viewer = viewerOf(table, person);
  const game: AnyGame = knownGame(table.game);
  const history: HistoryEntry[] = [];
  const entries = await store.logs.entriesFrom(id, 0);
  replay(game, { header, entries }, (_position, entry, events) => void recordInHistory(history, entry, events));
  return history.map(entry => ({ ...entry, events: visibleEvents(game, entry.events, viewer) }));
};

/** The entry up to which a log is read to see the table after a step; none where no such step stands. */
const readTo = (entries: readonly Entry<unknown>[], seq: number): number | undefined => {
  const history: HistoryEntry[] = [];
  let last: number | undefined;
  for (const entry of entries) {
    const undone = recordInHistory(history, entry, []);
    if (entry.seq === seq && entry.deed.kind !== 'undo') last = seq;
    if (undone === undefined || last === undefined) continue;
    if (undone.seq === seq) return undefined;
    // What was said aside since a step that was taken back is seen without that step.
    if (undone.seq < seq) last = entry.seq;
  }
  return last;
};

/** How a table stood for a viewer at a moment of its past. */
export interface Past {
  readonly length: number;
  readonly tableView: TableView;
}

/** What a viewer was told after a step, if it stands: nothing that was taken back is in it. */
export const pastAt = (
  game: AnyGame,
  { header, entries }: Log<unknown, unknown>,
  seq: number,
  viewer: Viewer,
): Past | undefined => {
  const last = readTo(entries, seq);
  if (last === undefined) return undefined;
  // It is only looked at: no luck is drawn, so no seed is needed.
  const table = Table.resume(game, { header, entries: entries.slice(0, last + 1) }, '');
  return { length: seq + 1, tableView: tableViewOf(table, viewer) };
};

/** What this person was told after a step, and nobody else. */
export const pastOf = async (store: Store, table: TableRecord, person: string, seq: number): Promise<Past> => {
  const { header, id } = table;
  const viewer = viewerOf(table, person);
  if (header === undefined) throw faults.notNow('the game has not begun');
  const past = pastAt(knownGame(table.game), { header, entries: await store.logs.entriesFrom(id, 0) }, seq, viewer);
  if (past === undefined) throw faults.noStep();
  return past;
};

/** A finished game as a file, with its seed: anybody can check its luck. A running one keeps its secrets. */
export const replayOf = async (store: Store, table: TableRecord, person: string): Promise<string> => {
  const { header, seed, id, status } = table;
  if (header === undefined || status !== 'over') throw faults.notNow('the game is not over');
  // Whoever may not look at the table may not have its file.
  viewerOf(table, person);
  const game = knownGame(table.game);
  const entries = await store.logs.entriesFrom(id, 0);
  const outcome = game.outcome(replay(game, { header, entries }).state);
  // Also where time decided and the rules did not: the luck so far can be checked.
  return makeReplay({ header, entries, seed }, outcome);
};
