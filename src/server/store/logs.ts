import { sql, type Transaction } from 'kysely';
import type { Entry } from '#kernel';
import { CHANNEL, sealed } from './bus.ts';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

/** An entry that wants to be the next of its table. */
export interface Append {
  readonly table: string;
  readonly entry: Entry<unknown>;
}

export interface Snapshot {
  readonly length: number;
  readonly body: string;
}

/** PostgreSQL carries 8000 bytes in a notice. */
const TABLES_A_NOTICE = 200;

/** The games' logs: rows that are written once. */
export class LogStore {
  readonly #engine: Engine;
  readonly #process: string;

  constructor(engine: Engine, process: string) {
    this.#engine = engine;
    this.#process = process;
  }

  /** Writes all of these in one commit, and says which were the first with their number: a later one is not written. */
  async append(appends: readonly Append[]): Promise<readonly boolean[]> {
    const { kind, db } = this.#engine;
    const written =
      kind === 'sqlite'
        ? await this.#insert(db, appends)
        : await db.transaction().execute(to => this.#insertAndTell(to, appends));
    return appends.map(({ table, entry }) => written.has(`${table}/${entry.seq}`));
  }

  async entriesFrom(table: string, seq: number): Promise<readonly Entry<unknown>[]> {
    const rows = await this.#engine.db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', table)
      .where('seq', '>=', seq)
      .orderBy('seq')
      .execute();
    return rows.map(({ body }) => JSON.parse(body) as Entry<unknown>);
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.#engine.db
      .selectFrom('snapshots')
      .select(['length', 'body'])
      .where('table_id', '=', table)
      .executeTakeFirst();
  }

  async keepSnapshot(table: string, { length, body }: Snapshot): Promise<void> {
    await this.#engine.db
      .insertInto('snapshots')
      .values({ table_id: table, length, body })
      .onConflict(conflict => conflict.column('table_id').doUpdateSet({ length, body }))
      .execute();
  }

  async #insert(db: Engine['db'] | Transaction<Database>, appends: readonly Append[]): Promise<ReadonlySet<string>> {
    const rows = await db
      .insertInto('entries')
      .values(appends.map(({ table, entry }) => ({ table_id: table, seq: entry.seq, body: JSON.stringify(entry) })))
      .onConflict(conflict => conflict.columns(['table_id', 'seq']).doNothing())
      .returning(['table_id', 'seq'])
      .execute();
    return new Set(rows.map(({ table_id, seq }) => `${table_id}/${seq}`));
  }

  /** The notice goes out with the commit, so that nobody is told of what is not there, nor left untold of what is. */
  async #insertAndTell(db: Transaction<Database>, appends: readonly Append[]): Promise<ReadonlySet<string>> {
    const written = await this.#insert(db, appends);
    const tables = [...new Set(appends.map(({ table }) => table))];
    for (let start = 0; start < tables.length; start += TABLES_A_NOTICE) {
      const notice = { kind: 'entries', tables: tables.slice(start, start + TABLES_A_NOTICE) } as const;
      await sql`select pg_notify(${CHANNEL}, ${sealed(this.#process, notice)})`.execute(db);
    }
    return written;
  }
}
