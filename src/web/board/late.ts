import { use, useEffect } from 'react';

/** What comes after a board's first moments, or is read by few: fetched when the page is idle, or when it is asked for. */
export interface Late<T> {
  readonly fetch: () => Promise<T>;
  /** Inside a component: it waits, if what it needs is not there yet. */
  readonly read: () => T;
  /** Anywhere: what has come already. */
  readonly known: () => T | undefined;
}

export const late = <T>(load: () => Promise<T>): Late<T> => {
  let found: T | undefined;
  let asked: Promise<T> | undefined;
  const ask = (): Promise<T> => {
    const asking = load();
    asking.then(
      value => {
        found = value;
        // React reads what it finds marked like this without waiting a turn.
        Object.assign(asking, { status: 'fulfilled', value });
      },
      // A chunk that did not come may come the next time.
      () => void (asked = undefined),
    );
    return asking;
  };
  const fetch = (): Promise<T> => (asked ??= ask());
  return { fetch, read: () => use(fetch()), known: () => found };
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
