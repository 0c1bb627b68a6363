import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '../errors.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { PeopleStore, Person } from '../store/people.ts';

const COOKIE = 'fourscore';
const DAY = 24 * 60 * 60;

/** Names for those who have not chosen one. */
const GUEST_NAMES = ['Heron', 'Otter', 'Lynx', 'Ibis', 'Marten', 'Stork', 'Badger', 'Falcon', 'Hare', 'Owl'] as const;

const guestName = (id: string): string => {
  const number = Number.parseInt(hashSecret(id).replace(/\D/g, '').slice(0, 6) || '1', 10);
  return `${GUEST_NAMES[number % GUEST_NAMES.length] ?? 'Guest'} ${100 + (number % 900)}`;
};

/** Authentication: a person is whoever holds the session cookie. Scripts cannot read it, other sites cannot send it. */
export class Identity {
  readonly #people: PeopleStore;
  readonly #now: () => number;

  constructor(people: PeopleStore, now: () => number) {
    this.#people = people;
    this.#now = now;
  }

  findPerson({ headers }: FastifyRequest): Promise<Person | undefined> {
    return this.findByCookieHeader(headers.cookie);
  }

  async findByCookieHeader(header = ''): Promise<Person | undefined> {
    const session = this.sessionOf(header);
    return session === '' ? undefined : this.#people.byToken(session);
  }

  /** The hash of the device's session token; empty where there is none. */
  sessionOf(header = ''): string {
    const token = cookie.parse(header)[COOKIE];
    return token === undefined || token.length > 64 ? '' : hashSecret(token);
  }

  /** Signs out all devices of a person but the one that asks, and ends the recovery link; answers with its session. */
  async endOtherDevices(person: string, { headers }: FastifyRequest): Promise<string> {
    const session = this.sessionOf(headers.cookie);
    await this.#people.endOtherDevices(person, session);
    return session;
  }

  async requirePerson(request: FastifyRequest): Promise<Person> {
    const person = await this.findPerson(request);
    if (person === undefined) throw errors.nobody();
    return person;
  }

  /** The person of the cookie; without one, a new guest. */
  async arrive(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const known = await this.findPerson(request);
    if (known !== undefined) return known;
    const id = newId();
    const token = newSecret();
    const person = { id, name: guestName(id) };
    await this.#people.create(person, hashSecret(token), this.#now());
    this.#setCookie(request, reply, token);
    return person;
  }

  /** Signs another device in as the person whose recovery secret this is. */
  async recover(secret: string, request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const person = await this.#people.byRecovery(hashSecret(secret));
    if (person === undefined) throw errors.unknownSecret();
    const token = newSecret();
    await this.#people.addDevice(person.id, hashSecret(token), this.#now());
    this.#setCookie(request, reply, token);
    return person;
  }

  async renewRecovery(person: string): Promise<string> {
    const secret = newSecret();
    await this.#people.setRecovery(person, hashSecret(secret));
    return secret;
  }

  clearCookie(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: '/' });
  }

  #setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
    void reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: 400 * DAY,
    });
  }
}
