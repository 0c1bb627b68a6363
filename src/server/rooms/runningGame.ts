import {
  at,
  EntryNumbers,
  replay,
  Table,
  type AnyGame,
  type AnyTable,
  type Entry,
  type GameEvent,
  type Header,
  type Seat,
  type Viewer,
} from '#kernel';
import type { Pace } from '#wire';
import { sha256 } from '../secrets.ts';
import type { ResumedGame } from '../replays/replayTask.ts';
import type { StoredSnapshot } from '../store/append.ts';
import { advanceClock, startClock, type Clock } from './clock.ts';
import { RecentHistory, type SavedHistory, type UndoableCount } from './recentHistory.ts';
import { decodeSnapshot, encodeSnapshot, SNAPSHOT_INTERVAL, type GameSnapshot } from './snapshot.ts';
import { TableViewCache } from './tableViewCache.ts';

/** What a game is loaded from, besides its log. */
interface StoredGame {
  readonly game: AnyGame;
  readonly header: Header<unknown>;
  readonly seed: string;
  readonly pace: Pace;
}

/** The end of a log: a snapshot and the entries after it, or all entries. */
interface StoredLog {
  readonly snapshot: StoredSnapshot | undefined;
  readonly entries: readonly Entry<unknown>[];
  /** The history before the snapshot, where one was saved with it. */
  readonly history?: SavedHistory;
}

/** Whether a seat's time counts: a bot has no clock. */
type HasClock = (seat: Seat) => boolean;

/** A game in the memory of this process: its table, its clock and its recent history. */
export class RunningGame {
  readonly table: AnyTable;
  readonly recentHistory: RecentHistory;
  /** Each viewer's own numbers of the log's entries. */
  readonly numbers: EntryNumbers;
  readonly tableViews: TableViewCache;
  /** The last entry each seat has written: a message that arrives twice must not count twice, not even after a restart. */
  readonly lastSeqBySeat: number[];
  readonly undosBySeat: number[];
  readonly #pace: Pace;
  #lastSnapshot = 0;
  clock: Clock;

  private constructor(
    table: AnyTable,
    pace: Pace,
    { recentHistory, numbers }: Pick<RunningGame, 'recentHistory' | 'numbers'>,
    { clock, lastSeqBySeat, undosBySeat }: Omit<GameSnapshot, 'snapshot' | 'secrets'>,
  ) {
    this.table = table;
    this.#pace = pace;
    this.recentHistory = recentHistory;
    this.numbers = numbers;
    this.tableViews = new TableViewCache(table);
    this.clock = clock;
    this.lastSeqBySeat = [...lastSeqBySeat];
    this.undosBySeat = [...undosBySeat];
  }

  static load(stored: StoredGame, { snapshot, entries, history }: StoredLog, hasClock: HasClock): RunningGame {
    const runningGame =
      snapshot === undefined
        ? RunningGame.#fromSetup(stored, at(entries, 0), hasClock)
        : RunningGame.#fromSnapshot(stored, snapshot, history);
    for (const entry of snapshot === undefined ? entries.slice(1) : entries) {
      runningGame.recordEntry(entry, runningGame.table.follow(entry), hasClock);
    }
    return runningGame;
  }

  static #fromSnapshot(
    { game, header, seed, pace }: StoredGame,
    stored: StoredSnapshot,
    history?: SavedHistory,
  ): RunningGame {
    const { snapshot, secrets = [], ...decoded } = decodeSnapshot(stored);
    const table = Table.fromSnapshot(game, header, snapshot, { seed, hash: sha256 });
    const numbers = new EntryNumbers(game, secrets, snapshot.position.steps);
    const recentHistory = new RecentHistory(history?.from ?? stored.length, numbers, history);
    return new RunningGame(table, pace, { recentHistory, numbers }, decoded);
  }

  static #fromSetup({ game, header, seed, pace }: StoredGame, setup: Entry<unknown>, hasClock: HasClock): RunningGame {
    const numbers = new EntryNumbers(game);
    const recentHistory = new RecentHistory(0, numbers);
    const position = replay(
      game,
      { header, entries: [setup] },
      (_position, entry, events) => void recentHistory.add(entry, events, { all: 0, open: 0 }),
    );
    const table = Table.fromSnapshot(game, header, { length: 1, hash: setup.hash, position }, { seed, hash: sha256 });
    const running = game.toAct(position.state).filter(hasClock);
    const { seats } = header.config;
    const setUp = {
      clock: startClock(pace, seats, running, setup.time),
      lastSeqBySeat: Array.from({ length: seats }, () => -1),
      undosBySeat: [],
    };
    return new RunningGame(table, pace, { recentHistory, numbers }, setUp);
  }

  /** How many entries of the log a viewer knows of. */
  lengthFor(viewer: Viewer): number {
    return this.numbers.numberFor(viewer, this.table.length);
  }

  /** Whether a seat has acted since the log had this length for it. */
  hasActedSince(seat: Seat, length: number): boolean {
    const last = this.lastSeqBySeat[seat] ?? -1;
    return this.numbers.numberFor(seat, last) >= length;
  }

  /** An entry was added to the table: the clock advances. Answers with the entry that an undo removed. */
  recordEntry(entry: Entry<unknown>, events: readonly GameEvent[], hasClock: HasClock): number | undefined {
    const { deed } = entry;
    const isSecret = this.numbers.add(entry);
    if (deed.kind !== 'setup') this.lastSeqBySeat[deed.seat] = entry.seq;
    if (deed.kind === 'undo') this.undosBySeat[deed.seat] = (this.undosBySeat[deed.seat] ?? 0) + 1;
    // The clock goes on after a secret entry, and tells nobody when that was.
    if (!isSecret) this.updateClock(hasClock, entry.time);
    return this.recentHistory.add(entry, events, this.#undoableCount());
  }

  #undoableCount(): UndoableCount {
    const { steps } = this.table.snapshot.position;
    const { isSecretAside } = this.table.game;
    if (isSecretAside === undefined) return { all: steps.length, open: steps.length };
    return { all: steps.length, open: steps.filter(({ move }) => !isSecretAside(move)).length };
  }

  /** Others may be to act, or a bot may play a seat from now on. */
  updateClock(hasClock: HasClock, now: number): void {
    const { game, state } = this.table;
    this.clock = advanceClock(this.#pace, this.clock, game.toAct(state).filter(hasClock), now);
  }

  /** A snapshot, when it is time for one. None is made while something may be undone: it would forget what. */
  takeSnapshotIfDue(): StoredSnapshot | undefined {
    const { snapshot, length } = this.table;
    if (length - this.#lastSnapshot < SNAPSHOT_INTERVAL || snapshot.position.steps.length > 0) return undefined;
    this.#lastSnapshot = snapshot.length;
    return this.#encode();
  }

  /** For another thread, which goes on from here: whatever can be undone here can be undone there. */
  get resumable(): ResumedGame {
    return { snapshot: this.#encode(), history: this.recentHistory.saved };
  }

  #encode(): StoredSnapshot {
    const { clock, lastSeqBySeat, undosBySeat, numbers } = this;
    const { snapshot } = this.table;
    return encodeSnapshot({ snapshot, clock, lastSeqBySeat, undosBySeat, secrets: numbers.secrets });
  }
}
