import {
  at,
  replay,
  Table,
  type AnyGame,
  type Snapshot,
  type Entry,
  type GameEvent,
  type Header,
  type Seat,
} from '#kernel';
import type { Pace } from '#wire';
import { sha256 } from '../secrets.ts';
import type { StoredSnapshot } from '../store/append.ts';
import type { AnyTable } from '#kernel';
import { passTime, startClock, type Clock } from './clock.ts';
import { Recent } from './recent.ts';
import { TableViews } from './tableViews.ts';

/** What a snapshot holds: where the log stands, and the clocks there. */
interface SnapshotBody {
  /** Named as in the databases that exist. */
  readonly bookmark: Snapshot<unknown, unknown>;
  readonly clock: Clock;
  readonly lastBy: readonly number[];
}

/** Where a game comes from. */
export interface Origin {
  readonly game: AnyGame;
  readonly header: Header<unknown>;
  readonly seed: string;
  readonly pace: Pace;
}

/** Seats whose time counts: bots have none. */
export type IsTimed = (seat: Seat) => boolean;

/** JSON knows no infinity: a clock that has no end comes back as `null`. */
const revive = ({ left, ...clock }: Clock): Clock => ({
  ...clock,
  left: left.map(time => time ?? Number.POSITIVE_INFINITY),
});

/** A running game as a process holds it: the table, its clocks, and its last steps. */
export class Sitting {
  readonly table: AnyTable;
  readonly recent: Recent;
  readonly tableViews: TableViews;
  /** The last entry each seat has written: what was sent once must not count twice, not even after a restart. */
  readonly lastBy: number[];
  readonly #pace: Pace;
  clock: Clock;

  private constructor(table: AnyTable, pace: Pace, recent: Recent, { clock, lastBy }: Omit<SnapshotBody, 'bookmark'>) {
    this.table = table;
    this.#pace = pace;
    this.recent = recent;
    this.tableViews = new TableViews(table);
    this.clock = clock;
    this.lastBy = [...lastBy];
  }

  /** From a snapshot and what came after it, or from the set-up on. */
  static load(
    origin: Origin,
    {
      snapshot,
      entries,
    }: { readonly snapshot: StoredSnapshot | undefined; readonly entries: readonly Entry<unknown>[] },
    isTimed: IsTimed,
  ): Sitting {
    const sitting =
      snapshot === undefined
        ? Sitting.#fromSetup(origin, at(entries, 0), isTimed)
        : Sitting.#fromSnapshot(origin, snapshot);
    for (const entry of snapshot === undefined ? entries.slice(1) : entries) {
      sitting.note(entry, sitting.table.follow(entry), isTimed);
    }
    return sitting;
  }

  static #fromSnapshot({ game, header, seed, pace }: Origin, { body, length }: StoredSnapshot): Sitting {
    const { bookmark, clock, lastBy = [] } = JSON.parse(body) as SnapshotBody;
    const table = Table.fromSnapshot(game, header, bookmark, { seed, hash: sha256 });
    return new Sitting(table, pace, new Recent(length), { clock: revive(clock), lastBy });
  }

  static #fromSetup({ game, header, seed, pace }: Origin, setup: Entry<unknown>, isTimed: IsTimed): Sitting {
    const recent = new Recent(0);
    const position = replay(
      game,
      { header, entries: [setup] },
      (_position, entry, events) => void recent.add(entry, events, 0),
    );
    const table = Table.fromSnapshot(game, header, { length: 1, hash: setup.hash, position }, { seed, hash: sha256 });
    const running = game.toAct(position.state).filter(isTimed);
    const { seats } = header.config;
    const lastBy = Array.from({ length: seats }, () => -1);
    return new Sitting(table, pace, recent, { clock: startClock(pace, seats, running, setup.time), lastBy });
  }

  /** An entry counts now: clocks move on. Answers with the number of the entry that an undo took away. */
  note(entry: Entry<unknown>, events: readonly GameEvent[], isTimed: IsTimed): number | undefined {
    const { game, state, snapshot } = this.table;
    if (entry.deed.kind !== 'setup') this.lastBy[entry.deed.seat] = entry.seq;
    this.clock = passTime(this.#pace, this.clock, game.toAct(state).filter(isTimed), entry.time);
    return this.recent.add(entry, events, snapshot.position.steps.length);
  }

  /** Somebody else plays a seat from now on. */
  retime(isTimed: IsTimed, now: number): void {
    const { game, state } = this.table;
    this.clock = passTime(this.#pace, this.clock, game.toAct(state).filter(isTimed), now);
  }

  /** A place to begin at next time. There is none in the middle of what may still be taken back: that would be lost. */
  snapshot(): StoredSnapshot | undefined {
    const { snapshot } = this.table;
    if (snapshot.position.steps.length > 0) return undefined;
    const body: SnapshotBody = { bookmark: snapshot, clock: this.clock, lastBy: this.lastBy };
    return { length: snapshot.length, body: JSON.stringify(body) };
  }
}
