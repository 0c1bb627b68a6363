/** A process that has published nothing for so many milliseconds is gone, and with it the clients connected to it. */
const EXPIRES_AFTER = 40_000;

/**
 * Which seats are connected: to this process, and to others as far as those have published it.
 * What is not known yet is no absence: a seat is absent only from the time on since when this process would have heard of it.
 */
export class Presence {
  readonly #processes = new Map<string, { readonly seats: readonly number[]; readonly lastSeen: number }>();
  #here: readonly number[] = [];
  readonly #lastPresent = new Map<number, number>();
  #knownSince: number;

  constructor(now: number) {
    this.#knownSince = now;
  }

  /** The seats that are connected here or elsewhere. */
  get seats(): ReadonlySet<number> {
    return new Set([...this.#here, ...[...this.#processes.values()].flatMap(({ seats }) => seats)]);
  }

  setHere(seats: readonly number[], now: number): void {
    this.#remember(now);
    this.#here = seats;
  }

  update(process: string, seats: readonly number[], now: number): void {
    this.#remember(now);
    if (seats.length === 0) this.#processes.delete(process);
    else this.#processes.set(process, { seats, lastSeen: now });
  }

  /** Removes processes that have published nothing for long; says whether there were any. */
  expire(now: number): boolean {
    const expired = [...this.#processes].filter(([, { lastSeen }]) => now - lastSeen > EXPIRES_AFTER);
    if (expired.length > 0) this.#remember(now);
    for (const [process] of expired) this.#processes.delete(process);
    return expired.length > 0;
  }

  /** Messages of other processes may have been lost: who was not seen meanwhile may have been there all the same. */
  forget(now: number): void {
    this.#knownSince = now;
  }

  /** Since when the seat is connected nowhere; nothing while it is connected. */
  absentSince(seat: number): number | undefined {
    if (this.seats.has(seat)) return undefined;
    return Math.max(this.#knownSince, this.#lastPresent.get(seat) ?? 0);
  }

  /** Whoever is present now was so until now at least. */
  #remember(now: number): void {
    for (const seat of this.seats) this.#lastPresent.set(seat, now);
  }
}
