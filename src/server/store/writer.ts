import type { Append, TableSnapshot, Touch } from './append.ts';
import type { LogStore } from './logs.ts';

interface Waiting {
  readonly append: Append;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** So that nobody waits long for others: between two commits, those who have written are told and new messages are read. */
const MOST_ROWS = 128;

const othersHadTheirTurn = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

/** Lists are this far behind the games, in milliseconds. */
const TOUCH_EVERY = 1000;

export interface WriterReports {
  batch(rows: number): void;
  failure(error: unknown): void;
}

/**
 * Group commit: one sync of the disk for all the moves that came while the last one was under way.
 * A move is written when its promise says so, not before.
 */
export class Writer {
  readonly #logs: Pick<LogStore, 'append'>;
  readonly #report: WriterReports;
  readonly #timer: NodeJS.Timeout;
  #waiting: Waiting[] = [];
  #snapshots: TableSnapshot[] = [];
  #touches = new Map<string, Touch>();
  #isTimeToTouch = false;
  #isBusy = false;
  #idle: Promise<void> = Promise.resolve();

  constructor(logs: Pick<LogStore, 'append'>, report: WriterReports) {
    this.#logs = logs;
    this.#report = report;
    this.#timer = setInterval(() => this.#touchNow(), TOUCH_EVERY).unref();
  }

  /** Whether this entry was the first with its number. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#begin();
    });
  }

  /** Goes along with the next commit. */
  keepSnapshot(snapshot: TableSnapshot): void {
    this.#snapshots.push(snapshot);
  }

  /** Goes along with a commit of the next second. */
  touch(table: string, touch: Touch): void {
    this.#touches.set(table, touch);
  }

  /** Writes whatever still waits. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#touchNow();
    await this.settled();
  }

  /** Resolves when nothing waits to be written. */
  async settled(): Promise<void> {
    await this.#idle;
  }

  #touchNow(): void {
    if (this.#touches.size === 0) return;
    this.#isTimeToTouch = true;
    this.#begin();
  }

  #begin(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    // All messages that have already arrived go into the same commit.
    this.#idle = new Promise(done => {
      setImmediate(() => void this.#writeAll().finally(done));
    });
  }

  async #writeAll(): Promise<void> {
    let tell = (): void => {};
    while (this.#waiting.length > 0 || this.#isTimeToTouch) {
      const writing = this.#write(this.#waiting.splice(0, MOST_ROWS));
      // Those of the commit before: the disk works meanwhile.
      tell();
      tell = await writing;
      await othersHadTheirTurn();
    }
    this.#isBusy = false;
    tell();
  }

  /** Answers with how to tell those who wait for it. */
  async #write(batch: readonly Waiting[]): Promise<() => void> {
    try {
      const written = await this.#logs.append(
        batch.map(({ append }) => append),
        { snapshots: this.#snapshots.splice(0), touches: this.#takeTouches() },
      );
      this.#report.batch(batch.length);
      return () => batch.forEach(({ resolve }, index) => resolve(written[index] === true));
    } catch (error) {
      this.#report.failure(error);
      // Whether it was written is not known; whoever waits must look.
      return () => batch.forEach(({ reject }) => reject(error));
    }
  }

  #takeTouches(): ReadonlyMap<string, Touch> {
    const touches = this.#isTimeToTouch ? this.#touches : new Map<string, Touch>();
    if (this.#isTimeToTouch) this.#touches = new Map();
    this.#isTimeToTouch = false;
    return touches;
  }
}
