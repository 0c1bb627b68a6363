import { useEffect, useState } from 'react';
import type { ClockReading } from '../tableFeed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time left on a seat's clock now, by the time that has passed here since it was received. */
export const timeLeft = ({ left, running, readAt }: ClockReading, seat: number, now: number): number => {
  const isRunning = running.some(index => index === seat);
  return Math.max(0, (left[seat] ?? 0) - (isRunning ? Math.max(0, now - readAt) : 0));
};

/** The current time, updated each second while clocks are short, else each half minute. */
export const useNow = (isShort: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isShort ? 1000 : MINUTE / 2);
    return () => clearInterval(timer);
  }, [isShort]);
  return now;
};

export const isShort = (left: number): boolean => left < HOUR;
export const isLastMinute = (left: number): boolean => left <= MINUTE;
