import { deadlineOf, type Clock } from './clock.ts';
import type { Room } from './room.ts';

/** `setTimeout` takes no longer delay; the sweep finds the table when its deadline comes. */
const MAX_DELAY = 2 ** 31 - 1;

/** Calls `onTimeUp` when a seat of a table has no time left. */
export class ClockAlarms {
  readonly #timers = new WeakMap<Room, NodeJS.Timeout>();
  readonly #now: () => number;
  readonly #onTimeUp: (room: Room) => void;

  constructor(now: () => number, onTimeUp: (room: Room) => void) {
    this.#now = now;
    this.#onTimeUp = onTimeUp;
  }

  isSet(room: Room): boolean {
    return this.#timers.has(room);
  }

  set(room: Room, clock: Clock): void {
    this.clear(room);
    const deadline = deadlineOf(clock);
    if (deadline === undefined) return;
    const delay = Math.max(0, deadline - this.#now());
    if (delay <= MAX_DELAY) this.#timers.set(room, setTimeout(() => this.#onTimeUp(room), delay).unref());
  }

  clear(room: Room): void {
    clearTimeout(this.#timers.get(room));
    this.#timers.delete(room);
  }
}
