import type { ApiName } from '#wire';

/** A token bucket: so many at once, and so many a second in the long run. */
interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  refilled: number;
}

/** How many messages a person may send over WebSockets: much faster than anybody plays. */
export const MESSAGES_PER_PERSON: RateLimit = { burst: 60, perSecond: 15 };
/** The same for an address: a family behind one router. */
export const MESSAGES_PER_ADDRESS: RateLimit = { burst: 400, perSecond: 100 };

/** How many HTTP requests an address may make in a minute. */
export const REQUESTS_PER_MINUTE = 600;
/** The same for files of the client, which cost little: a first visit loads over a hundred, and a family shares one address. */
export const FILES_PER_MINUTE = 12_000;
/** The same for endpoints with a limit of their own. */
export const REQUESTS_PER_MINUTE_OF: Readonly<Partial<Record<ApiName, number>>> = {
  arrive: 30,
  recover: 10,
  create: 20,
  history: 60,
  // Playing a whole game back, as fast as the client can.
  past: 240,
  replay: 30,
};

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
