/** One thing after the other. What comes when nothing is under way begins at once. */
export class Turns {
  #last: Promise<unknown> | undefined;

  take<T>(work: () => Promise<T> | T): Promise<T> {
    const turn = this.#last === undefined ? begin(work) : this.#last.then(work);
    const over = (): void => {
      if (this.#last === settled) this.#last = undefined;
    };
    const settled: Promise<unknown> = turn.then(over, over);
    this.#last = settled;
    return turn;
  }
}

const begin = <T>(work: () => Promise<T> | T): Promise<T> => {
  try {
    return Promise.resolve(work());
  } catch (error) {
    return Promise.reject(error);
  }
};
