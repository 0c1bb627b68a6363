import { sql } from 'kysely';
import type { Engine } from './engine.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** People and their sessions, stored with hashes of their tokens and recovery secrets. */
export class PeopleStore {
  readonly #db: Engine['db'];
  readonly #reads: Engine['reads'];
  readonly #kind: Engine['kind'];

  constructor({ db, reads, kind }: Engine) {
    this.#db = db;
    this.#reads = reads;
    this.#kind = kind;
  }

  byToken(tokenHash: string): Promise<Person | undefined> {
    return this.#reads
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name'])
      .where('sessions.token', '=', tokenHash)
      .executeTakeFirst();
  }

  byRecovery(secretHash: string): Promise<Person | undefined> {
    return this.#reads
      .selectFrom('people')
      .select(['id', 'name'])
      .where('recovery', '=', secretHash)
      .executeTakeFirst();
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

  /** Only this session is left, and no recovery secret. */
  async endOtherDevices(person: string, session: string): Promise<void> {
    await this.#db.transaction().execute(async db => {
      await db.deleteFrom('sessions').where('person', '=', person).where('token', '!=', session).execute();
      await db.updateTable('people').set({ recovery: null }).where('id', '=', person).execute();
    });
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }

  async setRecovery(person: string, secretHash: string): Promise<void> {
    await this.#db.updateTable('people').set({ recovery: secretHash }).where('id', '=', person).execute();
  }

  /** Deletes all personal data. Games stay, with nobody's name in the seat. */
  async forget(person: string): Promise<void> {
    await this.#db.transaction().execute(async db => {
      // First: a concurrent chat message is either committed by now, or finds no person.
      await db.deleteFrom('people').where('id', '=', person).execute();
      await db.deleteFrom('sessions').where('person', '=', person).execute();
      await db.deleteFrom('chats').where('person', '=', person).execute();
      await db.deleteFrom('report_lines').where('person', '=', person).execute();
      await db
        .deleteFrom('reports')
        .where(({ or, eb }) => or([eb('person', '=', person), eb('reporter', '=', person)]))
        .execute();
      await db.updateTable('tables').set({ host: null }).where('host', '=', person).execute();
      await db.updateTable('seats').set({ person: null, is_forgotten: 1 }).where('person', '=', person).execute();
    });
    // SQLite's write-ahead log still has the old pages.
    if (this.#kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(this.#db);
  }
}
