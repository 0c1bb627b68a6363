/** Waits, unless somebody is in a hurry. */
export interface Patience {
  /** Whether what runs now is to end at once, and what follows to be shown without motion. */
  readonly isOver: boolean;
  wait(milliseconds: number): Promise<void>;
  /** Ends all waiting, and calls what is to be done about motion that runs. */
  end(): void;
  /** Takes time again. */
  renew(): void;
  /** Is called when waiting ends early; answers how to take it back. */
  onEnd(listener: () => void): () => void;
}

export const makePatience = (): Patience => {
  const listeners = new Set<() => void>();
  let isOver = false;
  const onEnd = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get isOver() {
      return isOver;
    },
    onEnd,
    end() {
      isOver = true;
      for (const listener of listeners) listener();
    },
    renew() {
      isOver = false;
    },
    wait: milliseconds =>
      new Promise(resolve => {
        if (isOver || milliseconds <= 0) return resolve();
        const done = (): void => {
          clearTimeout(timer);
          forget();
          resolve();
        };
        const timer = setTimeout(done, milliseconds);
        const forget = onEnd(done);
      }),
  };
};
