/** Runs asynchronous work one piece at a time, in the order of the calls. Where nothing runs, work starts synchronously. */
export class Mutex {
  #last: Promise<unknown> | undefined;

  runExclusive<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.#last === undefined ? start(work) : this.#last.then(work);
    const release = (): void => {
      if (this.#last === settled) this.#last = undefined;
    };
    const settled: Promise<unknown> = result.then(release, release);
    this.#last = settled;
    return result;
  }
}

const start = <T>(work: () => Promise<T> | T): Promise<T> => {
  try {
    return Promise.resolve(work());
  } catch (error) {
    return Promise.reject(error);
  }
};
