import { at, type Seat } from '#kernel';
import type { Pace } from '#wire';

/** The time of each seat. Clocks are the server's: no rule knows of them. */
export interface Clock {
  /** Milliseconds left at `since`, by seat. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const allotted = (pace: Pace): number => {
  switch (pace.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'live':
      return pace.minutes * MINUTE;
    case 'days':
      return pace.days * DAY;
  }
};

export const startClock = (pace: Pace, seats: number, running: readonly Seat[], now: number): Clock => ({
  left: Array.from({ length: seats }, () => allotted(pace)),
  running,
  since: now,
});

export const leftAt = ({ left, running, since }: Clock, seat: number, now: number): number =>
  at(left, seat) - (running.includes(seat as Seat) ? Math.max(0, now - since) : 0);

/** For somebody who comes back after their time was up, and would else be sent away again at once. */
const SECOND_CHANCE = MINUTE;

/** What a seat has when it is done: seconds more in a live game, its days anew in a slow one. */
const rested = (pace: Pace, left: number): number => {
  if (pace.kind === 'live') return left > 0 ? left + pace.increment * 1000 : SECOND_CHANCE;
  return pace.kind === 'days' ? allotted(pace) : left;
};

/** Time passes until `now`, when others may be to act. */
export const passTime = (pace: Pace, clock: Clock, running: readonly Seat[], now: number): Clock => {
  if (pace.kind === 'none') return { left: clock.left, running, since: now };
  const left = clock.left.map((_, seat) => {
    const time = leftAt(clock, seat, now);
    const isDone = clock.running.includes(seat as Seat) && !running.includes(seat as Seat);
    return isDone ? rested(pace, time) : time;
  });
  return { left, running, since: now };
};

/** When the first of the running clocks is at zero. */
export const deadlineOf = ({ left, running, since }: Clock): number | undefined => {
  const first = Math.min(...running.map(seat => since + at(left, seat)));
  return Number.isFinite(first) ? first : undefined;
};
