import type { AnyGame, SecretEntry, Snapshot } from '#kernel';
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
  /** The entries that only their authors may know of; missing in snapshots that are older than this list. */
  readonly secrets?: readonly SecretEntry[] | undefined;
}

/** The JSON in the database; its names are those of databases that exist. */
interface SnapshotBody {
  readonly bookmark: Snapshot<unknown, unknown>;
  readonly clock: Clock;
  readonly lastBy?: readonly number[];
  readonly undos?: readonly number[];
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
  const { bookmark, clock, lastBy = [], undos = [], secrets } = JSON.parse(body) as SnapshotBody;
  return { snapshot: bookmark, clock: reviveClock(clock), lastSeqBySeat: lastBy, undosBySeat: undos, secrets };
};

export const encodeSnapshot = (game: GameSnapshot): StoredSnapshot => {
  const { snapshot, clock, lastSeqBySeat, undosBySeat, secrets } = game;
  const body: SnapshotBody = { bookmark: snapshot, clock, lastBy: lastSeqBySeat, undos: undosBySeat, secrets };
  return { length: snapshot.length, body: JSON.stringify(body) };
};

/** A snapshot, if the log can be numbered from it on: one that is older than its list of secret entries says too little. */
export const usableSnapshot = (game: AnyGame, stored: StoredSnapshot | undefined): StoredSnapshot | undefined => {
  if (stored === undefined || game.isSecretAside === undefined) return stored;
  return decodeSnapshot(stored).secrets === undefined ? undefined : stored;
};
