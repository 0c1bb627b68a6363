import type { Header, Viewer } from '#kernel';
import type { Pace } from '#wire';
import type { SavedHistory } from '../rooms/recentHistory.ts';
import type { StoredSnapshot } from '../store/append.ts';
import type { DatabaseLocation } from '../store/engine.ts';

/** A table whose log is replayed. */
export interface LoggedTable {
  readonly id: string;
  readonly header: Header<unknown>;
}

/** What is wanted of it. */
export type ReplayQuery =
  | { readonly kind: 'history'; readonly viewer: Viewer }
  | { readonly kind: 'past'; readonly viewer: Viewer; readonly seq: number }
  | { readonly kind: 'replayFile'; readonly seed: string };

/** The end of a long log, worked out elsewhere: enough for a room to go on from. */
export interface ResumedGame {
  readonly snapshot: StoredSnapshot;
  readonly history: SavedHistory;
}

/** The log is not what the rules make of it. */
export interface ResumeFault {
  readonly fault: string;
}

/** How a running game is loaded: its clocks run for these seats. */
export interface ResumeQuery {
  readonly pace: Pace;
  readonly clockSeats: readonly boolean[];
}

export type ReplayTask =
  /** Nothing but the loading of the games: so the first who looks back need not wait for it. */
  | { readonly kind: 'warmUp' }
  | ({ readonly location: DatabaseLocation; readonly table: LoggedTable } & (
      | { readonly kind: 'query'; readonly query: ReplayQuery }
      | { readonly kind: 'resume'; readonly resume: ResumeQuery }
    ));
