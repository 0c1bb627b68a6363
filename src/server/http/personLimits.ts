import { API, type ApiName } from '#wire';
import { errors } from '../errors.ts';
import { RateLimiter, REQUESTS_PER_PERSON, REQUESTS_PER_PERSON_OF, WRITES_PER_PERSON } from '../rateLimit.ts';

/** Throws `tooFast` where a person makes too many requests. */
export type PersonLimits = (name: ApiName, person: string) => void;

/** Limits of one person: within those of an address, so that nobody uses up what others behind the same address need. */
export const personLimits = (now: () => number): PersonLimits => {
  const all = new RateLimiter(REQUESTS_PER_PERSON);
  const writes = new RateLimiter(WRITES_PER_PERSON);
  const byEndpoint = new Map(
    Object.entries(REQUESTS_PER_PERSON_OF).map(([name, limit]) => [name, new RateLimiter(limit)]),
  );
  return (name, person) => {
    const time = now();
    for (const limiter of [all, byEndpoint.get(name), API[name].method === 'GET' ? undefined : writes]) {
      if (limiter?.allows(person, time) === false) throw errors.tooFast(limiter.secondsUntilAllowed(person));
    }
  };
};
