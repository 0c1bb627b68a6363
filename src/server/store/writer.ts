import type { Append, TableSnapshot } from './append.ts';
import type { LogStore } from './logs.ts';

interface Waiting {
  readonly append: Append;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** So that a commit stays short. */
const MOST_ROWS = 2000;

/**
 * Group commit: one sync of the disk for all the moves that came while the last one was under way.
 * A move is written when its promise says so, not before.
 */
export class Writer {
  readonly #logs: Pick<LogStore, 'append'>;
  readonly #report: (rows: number) => void;
  #waiting: Waiting[] = [];
  #snapshots: TableSnapshot[] = [];
  #isBusy = false;
  #idle: Promise<void> = Promise.resolve();

  constructor(logs: Pick<LogStore, 'append'>, report: (rows: number) => void = () => {}) {
    this.#logs = logs;
    this.#report = report;
  }

  /** Whether this entry was the first with its number. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // All messages that have already arrived go into the same commit.
      this.#idle = new Promise(done => {
        setImmediate(() => void this.#writeAll().finally(done));
      });
    });
  }

  /** Goes along with the next commit; nobody waits for it, and without it nothing is lost. */
  keepSnapshot(snapshot: TableSnapshot): void {
    this.#snapshots.push(snapshot);
  }

  /** Resolves when nothing waits to be written. */
  async settled(): Promise<void> {
    await this.#idle;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#write(this.#waiting.splice(0, MOST_ROWS));
    this.#isBusy = false;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#logs.append(
        batch.map(({ append }) => append),
        this.#snapshots.splice(0),
      );
      for (const [index, { resolve }] of batch.entries()) resolve(written[index] === true);
      this.#report(batch.length);
    } catch (error) {
      // Whether it was written is not known; whoever waits must look.
      for (const { reject } of batch) reject(error);
    }
  }
}
