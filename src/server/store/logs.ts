import { sql, type RawBuilder, type Transaction } from 'kysely';
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

export interface TableSnapshot extends Snapshot {
  readonly table: string;
}

type Connection = Engine['db'] | Transaction<Database>;

/** PostgreSQL carries 8000 bytes in a notice. */
const TABLES_A_NOTICE = 200;

/** In an order all processes share: two that want the same rows wait for each other, but never in a circle. */
const inOrder = <T extends { readonly table: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((one, other) => (one.table < other.table ? -1 : Number(one.table > other.table)));

/** The games' logs: rows that are written once. */
export class LogStore {
  readonly #engine: Engine;
  readonly #process: string;

  constructor(engine: Engine, process: string) {
    this.#engine = engine;
    this.#process = process;
  }

  /** Writes all of these in one commit, and says which were the first with their number: a later one is not written. */
  async append(appends: readonly Append[], snapshots: readonly TableSnapshot[] = []): Promise<readonly boolean[]> {
    const written = await this.#engine.db.transaction().execute(async db => {
      if (snapshots.length > 0) await this.#keep(db, snapshots);
      const rows = await this.#insert(db, appends);
      if (this.#engine.kind === 'postgres') await this.#tell(db, appends);
      return rows;
    });
    // Of two in the same commit, too, the first has won: its number is given away once.
    return appends.map(({ table, entry }) => written.delete(`${table}/${entry.seq}`));
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

  /** One statement, however many rows: to build another for each number of rows would cost more than to run it. */
  async #insert(db: Connection, appends: readonly Append[]): Promise<Set<string>> {
    const rows = inOrder(appends).map(({ table, entry }) => [table, entry.seq, JSON.stringify(entry)] as const);
    const { rows: written } = await sql<{ table_id: string; seq: number }>`
      insert into entries (table_id, seq, body)
      select ${this.#columns(['text', 'integer', 'text'])} from ${this.#list(rows)}
      where true on conflict (table_id, seq) do nothing returning table_id, seq`.execute(db);
    return new Set(written.map(({ table_id, seq }) => `${table_id}/${seq}`));
  }

  async #keep(db: Connection, snapshots: readonly TableSnapshot[]): Promise<void> {
    const rows = inOrder(snapshots).map(({ table, length, body }) => [table, length, body] as const);
    await sql`
      insert into snapshots (table_id, length, body)
      select ${this.#columns(['text', 'integer', 'text'])} from ${this.#list(rows)}
      where true on conflict (table_id) do update set length = excluded.length, body = excluded.body`.execute(db);
  }

  /** Rows as JSON: the two engines read it in words of their own. */
  #list(rows: readonly (readonly unknown[])[]): RawBuilder<unknown> {
    const text = JSON.stringify(rows);
    return this.#engine.kind === 'sqlite' ? sql`json_each(${text})` : sql`jsonb_array_elements(${text}::jsonb)`;
  }

  #columns(types: readonly string[]): RawBuilder<unknown> {
    const columns = types.map((type, index) => sql.raw(`cast(value ->> ${index} as ${type})`));
    return sql.join(columns);
  }

  /** The notice goes out with the commit, so that nobody is told of what is not there, nor left untold of what is. */
  async #tell(db: Connection, appends: readonly Append[]): Promise<void> {
    const tables = [...new Set(appends.map(({ table }) => table))];
    for (let start = 0; start < tables.length; start += TABLES_A_NOTICE) {
      const notice = { kind: 'entries', tables: tables.slice(start, start + TABLES_A_NOTICE) } as const;
      await sql`select pg_notify(${CHANNEL}, ${sealed(this.#process, notice)})`.execute(db);
    }
  }
}
