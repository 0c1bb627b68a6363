/** So many at once, and so many a second in the long run. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  filled: number;
}

/** When so many keys are known, those that are full again are forgotten. */
const MOST_KEYS = 10_000;

/** Counts how often each key does something, and says when it is too often. */
export class Limiter {
  readonly #limit: Limit;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  allows(key: string, now: number): boolean {
    const { burst, perSecond } = this.#limit;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, filled: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filled) / 1000) * perSecond);
    bucket.filled = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_KEYS) this.#clean(now);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #clean(now: number): void {
    const { burst, perSecond } = this.#limit;
    for (const [key, { filled }] of this.#buckets) {
      if (now - filled > (burst / perSecond) * 1000) this.#buckets.delete(key);
    }
  }
}
