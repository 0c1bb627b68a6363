import type { Entry } from '#kernel';

/** An entry that wants to be the next of its table. */
export interface Append {
  readonly table: string;
  readonly entry: Entry<unknown>;
}

export interface Snapshot {
  readonly length: number;
  readonly body: string;
}

export interface TableSnapshot extends Snapshot {
  readonly table: string;
}

/** Writes all of these in one commit, and says which were the first with their number: a later one is not written. */
export type Appender = (appends: readonly Append[], snapshots: readonly TableSnapshot[]) => Promise<readonly boolean[]>;
