import { at, type Seat } from '#kernel';
import type { Pace } from '#wire';

/** The time of each seat. Clocks belong to the server: no rule of a game knows of them. */
export interface Clock {
  /** Milliseconds left at `since`, by seat. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const initialTime = (pace: Pace): number => {
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
  left: Array.from({ length: seats }, () => initialTime(pace)),
  running,
  since: now,
});

const isIn = (seats: readonly Seat[], seat: number): boolean => seats.some(other => other === seat);

export const timeLeft = ({ left, running, since }: Clock, seat: number, now: number): number =>
  at(left, seat) - (isIn(running, seat) ? Math.max(0, now - since) : 0);

/** For somebody who takes their seat back after their time was up, and would otherwise lose it again at once. */
const TIME_AFTER_RETURN = MINUTE;

/** What a seat has after its turn: the increment in a live game, all its days in a slow one. */
const timeAfterTurn = (pace: Pace, left: number): number => {
  if (pace.kind === 'live') return left > 0 ? left + pace.increment * 1000 : TIME_AFTER_RETURN;
  return pace.kind === 'days' ? initialTime(pace) : left;
};

/** The clock at `now`, with these seats running from then on. */
export const advanceClock = (pace: Pace, clock: Clock, running: readonly Seat[], now: number): Clock => {
  if (pace.kind === 'none') return { left: clock.left, running, since: now };
  const left = clock.left.map((_, seat) => {
    const time = timeLeft(clock, seat, now);
    const hasEndedTurn = isIn(clock.running, seat) && !isIn(running, seat);
    return hasEndedTurn ? timeAfterTurn(pace, time) : time;
  });
  return { left, running, since: now };
};

/** When the first of the running seats has no time left. */
export const deadlineOf = ({ left, running, since }: Clock): number | undefined => {
  const first = Math.min(...running.map(seat => since + at(left, seat)));
  return Number.isFinite(first) ? first : undefined;
};
