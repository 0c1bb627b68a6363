/** Collects items and processes them together: when so many have come, or when `schedule` calls back. */
export class BatchQueue<T> {
  readonly #maxSize: number;
  readonly #schedule: (callback: () => void) => void;
  readonly #process: (items: readonly T[]) => void;
  #items: T[] = [];
  #isScheduled = false;

  constructor(maxSize: number, schedule: (callback: () => void) => void, process: (items: readonly T[]) => void) {
    this.#maxSize = maxSize;
    this.#schedule = schedule;
    this.#process = process;
  }

  add(item: T): void {
    this.#items.push(item);
    if (this.#items.length >= this.#maxSize) this.flush();
    else if (!this.#isScheduled) this.#scheduleFlush();
  }

  /** Processes what is queued now. */
  flush(): void {
    const items = this.#items;
    if (items.length === 0) return;
    this.#items = [];
    this.#process(items);
  }

  #scheduleFlush(): void {
    this.#isScheduled = true;
    this.#schedule(() => {
      this.#isScheduled = false;
      this.flush();
    });
  }
}
