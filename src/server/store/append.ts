import type { Entry } from '#kernel';

/** An entry to be appended to the log of a table: it must be the next one. */
export interface NewEntry {
  readonly table: string;
  readonly entry: Entry<unknown>;
  /** If the game is over with it: the table's row is updated in the same commit. */
  readonly places?: readonly number[] | undefined;
}

export interface StoredSnapshot {
  readonly length: number;
  readonly body: string;
}

export interface TableSnapshot extends StoredSnapshot {
  readonly table: string;
}

/** What lobby lists show of a running game: copied from it to the table's row about once a second. */
export interface TableListing {
  readonly updated: number;
  readonly toAct: readonly number[];
  readonly deadline: number | undefined;
}

/** What is written in the same commit as entries. Nobody waits for it, and without it no game is lost. */
export interface CommitExtras {
  readonly snapshots?: readonly TableSnapshot[];
  readonly listings?: ReadonlyMap<string, TableListing>;
}

/** Appends these entries in one commit, and says which were written: not those whose number was taken (compare and set). */
export type Appender = (entries: readonly NewEntry[], extras: CommitExtras) => Promise<readonly boolean[]>;
