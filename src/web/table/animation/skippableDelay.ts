/** Delays that can be cut short: used for animations and for the pauses between bots' moves. */
export interface SkippableDelay {
  /** Whether waiting is skipped, and what follows is shown without animation. */
  readonly isSkipping: boolean;
  wait(milliseconds: number): Promise<void>;
  /** Ends all waiting, and calls the listeners, so that running animations end too. */
  skip(): void;
  /** Waits again after a skip. */
  resume(): void;
  /** Calls the listener at a skip; returns how to remove it. */
  onSkip(listener: () => void): () => void;
}

export const makeSkippableDelay = (): SkippableDelay => {
  const listeners = new Set<() => void>();
  let isSkipping = false;
  const onSkip = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get isSkipping() {
      return isSkipping;
    },
    onSkip,
    skip() {
      isSkipping = true;
      for (const listener of listeners) listener();
    },
    resume() {
      isSkipping = false;
    },
    wait: milliseconds =>
      new Promise(resolve => {
        if (isSkipping || milliseconds <= 0) return resolve();
        const done = (): void => {
          clearTimeout(timer);
          removeListener();
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        const removeListener = onSkip(done);
      }),
  };
};
