import type { ApiName } from '#wire';

/** A token bucket: so many at once, and so many a second in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  refilled: number;
}

/** How many messages a person may send over WebSockets: much faster than anybody plays. */
export const MESSAGES_PER_PERSON: RateLimit = { burst: 60, perSecond: 15 };
/** The same for an address: a school behind one router. */
export const MESSAGES_PER_ADDRESS: RateLimit = { burst: 4000, perSecond: 1000 };

/** How many chat messages a person may send, at all tables together. */
export const CHAT_PER_PERSON: RateLimit = { burst: 6, perSecond: 0.4 };

/** How many tables a person may have open that have not begun. */
export const OPEN_TABLES_PER_PERSON = 5;

/** How many WebSockets a person may have open: a few devices with a few pages each. */
export const CONNECTIONS_PER_PERSON = 20;
/** The same for an address. */
export const CONNECTIONS_PER_ADDRESS = 2000;

/** How many HTTP requests an address may make in a minute: a school's. What one person may is below. */
export const REQUESTS_PER_MINUTE = 12_000;
/** The same for files of the client, which cost little: a first visit loads over a hundred. */
export const FILES_PER_MINUTE = 24_000;
/** The same for endpoints that know no person yet. */
export const REQUESTS_PER_MINUTE_OF = { arrive: 300, recover: 20 } as const satisfies Partial<Record<ApiName, number>>;

/** How many HTTP requests a person may make, of all kinds together. */
export const REQUESTS_PER_PERSON: RateLimit = { burst: 80, perSecond: 8 };

/** What is written outside of a game, of all kinds together: each is a commit of its own, which moves wait for. */
export const WRITES_PER_PERSON: RateLimit = { burst: 12, perSecond: 0.2 };

/** Endpoints with a limit of their own. */
export const REQUESTS_PER_PERSON_OF: Readonly<Partial<Record<ApiName, RateLimit>>> = {
  create: { burst: 6, perSecond: 0.1 },
  report: { burst: 5, perSecond: 1 / 60 },
  lobby: { burst: 20, perSecond: 2 },
  table: { burst: 30, perSecond: 3 },
  history: { burst: 10, perSecond: 1 },
  // Playing a whole game back, as fast as the client can.
  past: { burst: 40, perSecond: 4 },
  replay: { burst: 5, perSecond: 0.5 },
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

  /** In how many seconds this key may go on, after it was refused. */
  secondsUntilAllowed(key: string): number {
    const { tokens = 1 } = this.#buckets.get(key) ?? {};
    return Math.max(1, Math.ceil((1 - tokens) / this.#limit.perSecond));
  }

  #removeFull(now: number): void {
    const { burst, perSecond } = this.#limit;
    for (const [key, { refilled }] of this.#buckets) {
      if (now - refilled > (burst / perSecond) * 1000) this.#buckets.delete(key);
    }
  }
}
