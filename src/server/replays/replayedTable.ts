import {
  at,
  EntryNumbers,
  recordInHistory,
  replay,
  Table,
  tableViewOf,
  visibleEvents,
  type AnyGame,
  type AnyTable,
  type Entry,
  type Header,
  type HistoryEntry,
  type Snapshot,
  type TableView,
  type Viewer,
} from '#kernel';
import { makeReplay } from '#kernel/replayFile';

/** A position is kept after every so many entries: to look back, no more than these are played again. */
const CHECKPOINT_INTERVAL = 32;

/** What a viewer saw after an earlier entry. */
interface PastTableView {
  readonly length: number;
  readonly tableView: TableView;
}

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

/** A log that was replayed once, and is only continued from then on: history, past positions and the replay file of a table. */
export class ReplayedTable {
  readonly #game: AnyGame;
  readonly #header: Header<unknown>;
  readonly #entries: Entry<unknown>[] = [];
  readonly #history: HistoryEntry[] = [];
  readonly #checkpoints: Snapshot<unknown, unknown>[] = [];
  readonly #numbers: EntryNumbers;
  #table: AnyTable | undefined;

  constructor(game: AnyGame, header: Header<unknown>) {
    this.#game = game;
    this.#numbers = new EntryNumbers(game);
    this.#header = header;
  }

  get length(): number {
    return this.#entries.length;
  }

  /** Of the last entry. */
  get hash(): string | undefined {
    return this.#entries.at(-1)?.hash;
  }

  /** Plays the next entries of the log. */
  append(entries: readonly Entry<unknown>[]): this {
    for (const entry of entries) {
      recordInHistory(this.#history, entry, this.#follow(entry));
      this.#entries.push(entry);
      this.#numbers.add(entry);
    }
    return this;
  }

  /** All that has happened and was not undone, as this viewer may know it, with the viewer's own numbers. */
  history(viewer: Viewer): readonly HistoryEntry[] {
    return this.#history.flatMap(({ seq, events, ...rest }) =>
      this.#numbers.isHiddenFrom(viewer, seq)
        ? []
        : [
            {
              ...rest,
              seq: this.#numbers.numberFor(viewer, seq),
              events: visibleEvents(this.#game, events, viewer),
            },
          ],
    );
  }

  /** The table view after the entry that has this number for the viewer, unless it was undone. */
  past(number: number, viewer: Viewer): PastTableView | undefined {
    const seq = this.#numbers.seqFor(viewer, number);
    const last = lastEntryToReplay(this.#entries, seq, hidden => this.#numbers.isHiddenFrom(viewer, hidden));
    if (last === undefined) return undefined;
    const table = this.#resume(at(this.#checkpoints, Math.floor(last / CHECKPOINT_INTERVAL)));
    for (const entry of this.#entries.slice(table.length, last + 1)) table.follow(entry);
    return { length: number + 1, tableView: tableViewOf(table, viewer) };
  }

  /** The replay file, with the seed of the finished game, so that anybody can verify its chance. */
  replayFile(seed: string): string {
    // Also of a game that ended by time: what was drawn so far can be verified.
    return makeReplay({ header: this.#header, entries: this.#entries, seed }, this.#table?.outcome);
  }

  #follow(entry: Entry<unknown>): HistoryEntry['events'] {
    const events = this.#table === undefined ? this.#begin(entry) : this.#table.follow(entry);
    if (entry.seq % CHECKPOINT_INTERVAL === 0 && this.#table !== undefined)
      this.#checkpoints.push(this.#table.snapshot);
    return events;
  }

  #begin(setup: Entry<unknown>): HistoryEntry['events'] {
    let drawn: HistoryEntry['events'] = [];
    const log = { header: this.#header, entries: [setup] };
    const position = replay(this.#game, log, (_position, _entry, events) => void (drawn = events));
    this.#table = this.#resume({ length: 1, hash: setup.hash, position });
    return drawn;
  }

  /** It is only read: no chance is drawn, so no seed is needed. */
  #resume(snapshot: Snapshot<unknown, unknown>): AnyTable {
    return Table.fromSnapshot(this.#game, this.#header, snapshot, { seed: '' });
  }
}
