/** A process that has published nothing for so many milliseconds is gone, and with it the clients connected to it. */
const EXPIRES_AFTER = 40_000;

/** Which seats are connected to other processes, as far as those have published it. */
export class Presence {
  readonly #processes = new Map<string, { readonly seats: readonly number[]; readonly lastSeen: number }>();

  update(process: string, seats: readonly number[], now: number): void {
    if (seats.length === 0) this.#processes.delete(process);
    else this.#processes.set(process, { seats, lastSeen: now });
  }

  /** Removes processes that have published nothing for long; says whether there were any. */
  expire(now: number): boolean {
    const expired = [...this.#processes].filter(([, { lastSeen }]) => now - lastSeen > EXPIRES_AFTER);
    for (const [process] of expired) this.#processes.delete(process);
    return expired.length > 0;
  }

  /** The seats that are connected here or elsewhere. */
  seats(connectedHere: readonly number[]): ReadonlySet<number> {
    return new Set([...connectedHere, ...[...this.#processes.values()].flatMap(({ seats }) => seats)]);
  }
}
