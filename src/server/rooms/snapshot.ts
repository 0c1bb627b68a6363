import type { Snapshot } from '#kernel';
import type { StoredSnapshot } from '../store/append.ts';
import type { Clock } from './clock.ts';

/** What is saved of a running game: its place in the log with the state there, and what the server knows besides. */
export interface GameSnapshot {
  readonly snapshot: Snapshot<unknown, unknown>;
  readonly clock: Clock;
  /** The last entry each seat has written. */
  readonly lastSeqBySeat: readonly number[];
  /** How often each seat has taken a step back. */
  readonly undosBySeat: readonly number[];
}

/** The JSON in the database; its names are those of databases that exist. */
interface SnapshotBody {
  readonly bookmark: Snapshot<unknown, unknown>;
  readonly clock: Clock;
  readonly lastBy?: readonly number[];
  readonly undos?: readonly number[];
}

/** A snapshot is saved after so many entries. */
export const SNAPSHOT_INTERVAL = 48;

/** JSON has no infinity: the time of a seat without a limit comes back as `null`. */
const reviveClock = ({ left, ...clock }: Clock): Clock => ({
  ...clock,
  left: left.map(time => time ?? Number.POSITIVE_INFINITY),
});

export const decodeSnapshot = ({ body }: StoredSnapshot): GameSnapshot => {
  // Only `encodeSnapshot` writes bodies.
  const { bookmark, clock, lastBy = [], undos = [] } = JSON.parse(body) as SnapshotBody;
  return { snapshot: bookmark, clock: reviveClock(clock), lastSeqBySeat: lastBy, undosBySeat: undos };
};

export const encodeSnapshot = ({ snapshot, clock, lastSeqBySeat, undosBySeat }: GameSnapshot): StoredSnapshot => {
  const body: SnapshotBody = { bookmark: snapshot, clock, lastBy: lastSeqBySeat, undos: undosBySeat };
  return { length: snapshot.length, body: JSON.stringify(body) };
};
