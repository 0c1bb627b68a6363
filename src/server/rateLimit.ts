/** A token bucket: so many at once, and so many a second in the long run. */
interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  refilled: number;
}

/** With more keys than this, full buckets are removed. */
const MAX_KEYS = 10_000;

/** Limits how often each key, such as a person or an IP address, may do something. */
export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  allows(key: string, now: number): boolean {
    const { burst, perSecond } = this.#limit;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, refilled: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.refilled) / 1000) * perSecond);
    bucket.refilled = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MAX_KEYS) this.#removeFull(now);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #removeFull(now: number): void {
    const { burst, perSecond } = this.#limit;
    for (const [key, { refilled }] of this.#buckets) {
      if (now - refilled > (burst / perSecond) * 1000) this.#buckets.delete(key);
    }
  }
}
