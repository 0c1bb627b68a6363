/** A process that has not said anything for so long is gone, and with it those who were connected to it. */
const STALE_AFTER = 40_000;

/** Who is connected to other processes, as far as those have told. */
export class Presence {
  readonly #elsewhere = new Map<string, { readonly seats: readonly number[]; readonly heard: number }>();

  hear(process: string, seats: readonly number[], now: number): void {
    if (seats.length === 0) this.#elsewhere.delete(process);
    else this.#elsewhere.set(process, { seats, heard: now });
  }

  /** Forgets processes that have fallen silent; says whether there were any. */
  expire(now: number): boolean {
    const silent = [...this.#elsewhere].filter(([, { heard }]) => now - heard > STALE_AFTER);
    for (const [process] of silent) this.#elsewhere.delete(process);
    return silent.length > 0;
  }

  seats(here: readonly number[]): ReadonlySet<number> {
    return new Set([...here, ...[...this.#elsewhere.values()].flatMap(({ seats }) => seats)]);
  }
}
