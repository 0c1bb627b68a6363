import { use, useEffect } from 'react';

/** What comes after a board's first moments, or is read by few: fetched when the page is idle, or when it is asked for. */
export interface Late<T> {
  readonly fetch: () => Promise<T>;
  /** Inside a component: it waits, if what it needs is not there yet. */
  readonly read: () => T;
}

export const late = <T>(load: () => Promise<T>): Late<T> => {
  let known: T | undefined;
  let asked: Promise<T> | undefined;
  const forget = (error: unknown): never => {
    // A chunk that did not come may come the next time.
    asked = undefined;
    throw error;
  };
  const fetch = (): Promise<T> => (asked ??= load().then(found => (known = found), forget));
  return { fetch, read: () => known ?? use(fetch()) };
};

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));

/** Fetches what comes later as soon as the board stands, so that nobody waits for it, and a table goes on offline. */
export const useEarly = (parts: readonly Late<unknown>[]): void =>
  useEffect(() => {
    whenIdle(() => {
      // What is missing then is asked for again when it is needed.
      for (const { fetch } of parts) fetch().catch(() => undefined);
    });
  }, [parts]);
