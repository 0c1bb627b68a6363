import type { NewEntry, TableSnapshot, TableListing } from './append.ts';
import type { LogStore } from './logs.ts';

interface PendingEntry {
  readonly entry: NewEntry;
  resolve(isWritten: boolean): void;
  reject(error: unknown): void;
}

/** Entries in one commit. Between two commits promises are resolved and new messages are read, so that nobody waits long. */
const MAX_BATCH = 128;

const nextMacrotask = (): Promise<void> => new Promise(resolve => void setImmediate(resolve));

/** Lobby lists are at most so many milliseconds behind the games. */
const LISTING_INTERVAL = 1000;

export interface WriterListener {
  batch(rows: number): void;
  failure(error: unknown): void;
}

/**
 * Group commit: one fsync for all entries that were submitted while the last commit was under way.
 * An entry is durable when its promise resolves, not before.
 */
export class LogWriter {
  readonly #logs: Pick<LogStore, 'append'>;
  readonly #listener: WriterListener;
  readonly #listingTimer: NodeJS.Timeout;
  #pending: PendingEntry[] = [];
  #snapshots: TableSnapshot[] = [];
  #listings = new Map<string, TableListing>();
  #isListingDue = false;
  #isWriting = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(logs: Pick<LogStore, 'append'>, listener: WriterListener) {
    this.#logs = logs;
    this.#listener = listener;
    this.#listingTimer = setInterval(() => this.#writeListings(), LISTING_INTERVAL).unref();
  }

  /** Whether it was written: not if its number was taken. */
  append(entry: NewEntry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ entry, resolve, reject });
      this.#start();
    });
  }

  /** Is written with the next commit. */
  keepSnapshot(snapshot: TableSnapshot): void {
    this.#snapshots.push(snapshot);
  }

  /** Is written with a commit within the next second. */
  updateListing(table: string, listing: TableListing): void {
    this.#listings.set(table, listing);
  }

  /** Writes what is pending. */
  async close(): Promise<void> {
    clearInterval(this.#listingTimer);
    this.#writeListings();
    await this.flushed();
  }

  /** Resolves when nothing is pending. */
  async flushed(): Promise<void> {
    await this.#writing;
  }

  #writeListings(): void {
    if (this.#listings.size === 0) return;
    this.#isListingDue = true;
    this.#start();
  }

  #start(): void {
    if (this.#isWriting) return;
    this.#isWriting = true;
    // After the messages that have arrived already, so that their entries are in the same commit.
    this.#writing = new Promise(done => {
      setImmediate(() => void this.#writeAll().finally(done));
    });
  }

  async #writeAll(): Promise<void> {
    let settleLast = (): void => {};
    while (this.#pending.length > 0 || this.#isListingDue) {
      const writing = this.#write(this.#pending.splice(0, MAX_BATCH));
      // The promises of the commit before: meanwhile the disk is busy with this one.
      settleLast();
      settleLast = await writing;
      await nextMacrotask();
    }
    this.#isWriting = false;
    settleLast();
  }

  /** Commits a batch; answers with a function that settles its promises. */
  async #write(batch: readonly PendingEntry[]): Promise<() => void> {
    try {
      const written = await this.#logs.append(
        batch.map(({ entry }) => entry),
        { snapshots: this.#snapshots.splice(0), listings: this.#takeDueListings() },
      );
      this.#listener.batch(batch.length);
      return () => batch.forEach(({ resolve }, index) => resolve(written[index] === true));
    } catch (error) {
      this.#listener.failure(error);
      // Whether it was written is unknown: callers must read the log.
      return () => batch.forEach(({ reject }) => reject(error));
    }
  }

  #takeDueListings(): ReadonlyMap<string, TableListing> {
    const listings = this.#isListingDue ? this.#listings : new Map<string, TableListing>();
    if (this.#isListingDue) this.#listings = new Map();
    this.#isListingDue = false;
    return listings;
  }
}
