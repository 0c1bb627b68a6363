import { sql } from 'kysely';
import type { Engine } from './engine.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Everybody who was ever here, known by hashes of what only their devices hold. */
export class PeopleStore {
  readonly #db: Engine['db'];
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Engine) {
    this.#db = db;
    this.#kind = kind;
  }

  byToken(tokenHash: string): Promise<Person | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name'])
      .where('sessions.token', '=', tokenHash)
      .executeTakeFirst();
  }

  byRecovery(secretHash: string): Promise<Person | undefined> {
    return this.#db.selectFrom('people').select(['id', 'name']).where('recovery', '=', secretHash).executeTakeFirst();
  }

  async create({ id, name }: Person, tokenHash: string, now: number): Promise<void> {
    await this.#db.transaction().execute(async db => {
      await db.insertInto('people').values({ id, name, created: now, recovery: null }).execute();
      await db.insertInto('sessions').values({ token: tokenHash, person: id, created: now }).execute();
    });
  }

  async addDevice(person: string, tokenHash: string, now: number): Promise<void> {
    await this.#db.insertInto('sessions').values({ token: tokenHash, person, created: now }).execute();
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }

  async setRecovery(person: string, secretHash: string): Promise<void> {
    await this.#db.updateTable('people').set({ recovery: secretHash }).where('id', '=', person).execute();
  }

  /** All that names the person goes. Games stay, with somebody nameless in the seat. */
  async forget(person: string): Promise<void> {
    await this.#db.transaction().execute(async db => {
      // First: whoever is about to write something of theirs is done then, or finds nobody.
      await db.deleteFrom('people').where('id', '=', person).execute();
      await db.deleteFrom('sessions').where('person', '=', person).execute();
      await db.deleteFrom('chats').where('person', '=', person).execute();
      await db.updateTable('tables').set({ host: null }).where('host', '=', person).execute();
      await db.updateTable('seats').set({ person: null }).where('person', '=', person).execute();
    });
    // The file beside the database still holds the pages as they were.
    if (this.#kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(this.#db);
  }
}
