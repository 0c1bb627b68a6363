import type { Entry } from '#kernel';

/** An entry that wants to be the next of its table. */
export interface Append {
  readonly table: string;
  readonly entry: Entry<unknown>;
  /** Who came where, if the game is over with it: lists say so from the same moment on. */
  readonly places?: readonly number[] | undefined;
}

export interface StoredSnapshot {
  readonly length: number;
  readonly body: string;
}

export interface TableSnapshot extends StoredSnapshot {
  readonly table: string;
}

/** What lists show of a running game, copied from it now and then. */
export interface Touch {
  readonly updated: number;
  readonly toAct: readonly number[];
  readonly deadline: number | undefined;
}

/** What goes along with a commit. Nobody waits for it, and without it no game is lost. */
export interface Along {
  readonly snapshots?: readonly TableSnapshot[];
  readonly touches?: ReadonlyMap<string, Touch>;
}

/** Writes all of these in one commit, and says which were the first with their number: a later one is not written. */
export type Appender = (appends: readonly Append[], along: Along) => Promise<readonly boolean[]>;
