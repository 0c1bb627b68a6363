import { takeoverTime } from '../tables/standInBot.ts';
import { voteFrom } from '../tables/tableInfo.ts';
import type { Room } from './room.ts';

/** A seat that a bot is to take over, and when. */
interface Takeover {
  readonly seat: number;
  readonly time: number;
}

/**
 * The seats whose vote is won, each with the time when the bot takes over: after the notice, and not before this process
 * itself has known the person to be absent for as long as the table grants.
 */
export const takeoversOf = ({ record, presence }: Room): readonly Takeover[] =>
  record.seats.flatMap((_, seat) => {
    const [announced, absent] = [takeoverTime(record.seats, seat), voteFrom(record, seat, presence)];
    return announced === undefined || absent === undefined ? [] : [{ seat, time: Math.max(announced, absent) }];
  });

/** Calls `onTakeover` when a bot is to take over a seat of a room. */
export class TakeoverAlarms {
  readonly #timers = new WeakMap<Room, NodeJS.Timeout>();
  readonly #now: () => number;
  readonly #onTakeover: (room: Room) => void;

  constructor(now: () => number, onTakeover: (room: Room) => void) {
    this.#now = now;
    this.#onTakeover = onTakeover;
  }

  set(room: Room): void {
    clearTimeout(this.#timers.get(room));
    const times = takeoversOf(room).map(({ time }) => time);
    if (times.length === 0) return;
    const delay = Math.max(0, Math.min(...times) - this.#now());
    this.#timers.set(room, setTimeout(() => this.#onTakeover(room), delay).unref());
  }
}
