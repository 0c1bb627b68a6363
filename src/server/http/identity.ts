import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faults } from '../faults.ts';
import { fingerprint, newId, newSecret } from '../secrets.ts';
import type { PeopleStore, Person } from '../store/people.ts';

const COOKIE = 'fourscore';
const DAY = 24 * 60 * 60;

/** Names for those who have not chosen one. */
const GUESTS = ['Heron', 'Otter', 'Lynx', 'Ibis', 'Marten', 'Stork', 'Badger', 'Falcon', 'Hare', 'Owl'] as const;

const guestName = (id: string): string => {
  const number = Number.parseInt(fingerprint(id).replace(/\D/g, '').slice(0, 6) || '1', 10);
  return `${GUESTS[number % GUESTS.length] ?? 'Guest'} ${100 + (number % 900)}`;
};

/** Who somebody is: whoever holds the cookie. Scripts cannot read it, other sites cannot send it. */
export class Identity {
  readonly #people: PeopleStore;
  readonly #now: () => number;

  constructor(people: PeopleStore, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  find({ headers }: FastifyRequest): Promise<Person | undefined> {
    return this.byCookies(headers.cookie);
  }

  /** By the header as it came. */
  async byCookies(header = ''): Promise<Person | undefined> {
    const token = cookie.parse(header)[COOKIE];
    return token === undefined || token.length > 64 ? undefined : this.#people.byToken(fingerprint(token));
  }

  async need(request: FastifyRequest): Promise<Person> {
    const person = await this.find(request);
    if (person === undefined) throw faults.nobody();
    return person;
  }

  /** A first visit makes a guest. */
  async arrive(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.find(request);
    if (known !== undefined) return known;
    const id = newId();
    const token = newSecret();
    const person = { id, name: guestName(id) };
    await this.#people.create(person, fingerprint(token), this.#now());
    this.#give(request, reply, token);
    return person;
  }

  /** A second device of the same person. */
  async recover(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const person = await this.#people.byRecovery(fingerprint(secret));
    if (person === undefined) throw faults.unknownSecret();
    const token = newSecret();
    await this.#people.addDevice(person.id, fingerprint(token), this.#now());
    this.#give(request, reply, token);
    return person;
  }

  async renewRecovery(person: string): Promise<string> {
    const secret = newSecret();
    await this.#people.setRecovery(person, fingerprint(secret));
    return secret;
  }

  takeCookie(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: '/' });
  }

  #give(request: FastifyRequest, reply: FastifyReply, token: string): void {
    void reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: 400 * DAY,
    });
  }
}
