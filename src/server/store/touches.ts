import type { TableStore, Touch } from './tables.ts';

const EVERY = 1000;

/** What lists show of running games is copied from the games now and then, many at a time. */
export class Touches {
  readonly #tables: Pick<TableStore, 'touch'>;
  readonly #report: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Touch>();

  constructor(tables: Pick<TableStore, 'touch'>, report: (error: unknown) => void) {
    this.#tables = tables;
    this.#report = report;
    this.#timer = setInterval(() => void this.#flush(), EVERY);
  }

  readonly add = (table: string, touch: Touch): void => void this.#waiting.set(table, touch);

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flush();
  }

  async #flush(): Promise<void> {
    const touches = this.#waiting;
    this.#waiting = new Map();
    await this.#tables.touch(touches).catch(this.#report);
  }
}
