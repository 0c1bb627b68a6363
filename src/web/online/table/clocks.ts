import { useEffect, useState } from 'react';
import type { ReadClocks } from '../feed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a clock shows now, by the time that has passed here since it was read. */
export const leftAt = ({ left, running, at }: ReadClocks, seat: number, now: number): number => {
  const isRunning = running.some(index => index === seat);
  return Math.max(0, (left[seat] ?? 0) - (isRunning ? Math.max(0, now - at) : 0));
};

/** The time, anew each second; each half minute where nobody counts seconds. */
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
