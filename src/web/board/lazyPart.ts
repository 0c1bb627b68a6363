import { use, useEffect } from 'react';

/** A lazily loaded part of a board (code splitting): prefetched when the page is idle, or loaded when it is needed. */
export interface LazyPart<T> {
  readonly fetch: () => Promise<T>;
  /** For components: suspends until the part is loaded. */
  readonly read: () => T;
  /** For any code: the part if it is loaded already. */
  readonly loaded: () => T | undefined;
}

export const lazyPart = <T>(load: () => Promise<T>): LazyPart<T> => {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const start = (): Promise<T> => {
    const promise = load();
    promise.then(
      value => {
        loaded = value;
        // `use` reads a promise with these fields at once, without suspending.
        Object.assign(promise, { status: 'fulfilled', value });
      },
      // A chunk that failed to load is tried again the next time.
      () => void (loading = undefined),
    );
    return promise;
  };
  const fetch = (): Promise<T> => (loading ??= start());
  return { fetch, read: () => use(fetch()), loaded: () => loaded };
};

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));

/** Prefetches lazy parts after the first render, so that nobody waits for them, and a table goes on offline. */
export const usePrefetch = (parts: readonly LazyPart<unknown>[]): void =>
  useEffect(() => {
    whenIdle(() => {
      // A part that fails now is loaded again when it is needed.
      for (const { fetch } of parts) fetch().catch(() => undefined);
    });
  }, [parts]);
