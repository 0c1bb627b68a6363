import type { SecretEntry, Snapshot } from '#kernel';
import type { StoredSnapshot } from '../store/append.ts';
import type { Clock } from './clock.ts';

/** What is saved of a running game: its place in the log with the state there, and what the server knows besides. */
export interface GameSnapshot {
  readonly snapshot: Snapshot<unknown, unknown>;
  readonly clock: Clock;
  /** The last entry each seat has written. */
  readonly lastSeqBySeat: readonly number[];
  /** The entries that only their authors may know of; missing in snapshots that are older than this list. */
  readonly secrets?: readonly SecretEntry[] | undefined;
}

/** The JSON in the database; its names are those of databases that exist. */
interface SnapshotBody {
  readonly bookmark: Snapshot<unknown, unknown>;
  readonly clock: Clock;
  readonly lastBy?: readonly number[];
  readonly secrets?: readonly SecretEntry[] | undefined;
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
  const { bookmark, clock, lastBy = [], secrets } = JSON.parse(body) as SnapshotBody;
  return { snapshot: bookmark, clock: reviveClock(clock), lastSeqBySeat: lastBy, secrets };
};

export const encodeSnapshot = ({ snapshot, clock, lastSeqBySeat, secrets }: GameSnapshot): StoredSnapshot => {
  const body: SnapshotBody = { bookmark: snapshot, clock, lastBy: lastSeqBySeat, secrets };
  return { length: snapshot.length, body: JSON.stringify(body) };
};

/** Whether a snapshot says which entries before it are secret; those that are older than this list do not. */
export const hasSecrets = (stored: StoredSnapshot): boolean => decodeSnapshot(stored).secrets !== undefined;
