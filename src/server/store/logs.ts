import { sql } from 'kysely';
import type { Entry } from '#kernel';
import type { Along, Append, Appender, Snapshot } from './append.ts';
import type { Engine } from './engine.ts';
import { postgresAppender } from './postgresAppender.ts';
import { sqliteAppender } from './sqliteAppender.ts';

/** The games' logs: rows that are written once. */
export class LogStore {
  readonly #db: Engine['db'];
  readonly #append: Appender;

  constructor(engine: Engine, process: string, report: (error: unknown) => void) {
    this.#db = engine.db;
    this.#append =
      engine.sqlite === undefined ? postgresAppender(engine, process, report) : sqliteAppender(engine, engine.sqlite);
  }

  /** A log is there before its entries; beginning it twice changes nothing. */
  async begin(table: string): Promise<void> {
    await this.#db
      .insertInto('logs')
      .values({ table_id: table })
      .onConflict(conflict => conflict.column('table_id').doNothing())
      .execute();
  }

  append(appends: readonly Append[], along: Along = {}): Promise<readonly boolean[]> {
    return this.#append(appends, along);
  }

  async entriesFrom(table: string, seq: number): Promise<readonly Entry<unknown>[]> {
    const { rows } = await sql<{ body: string }>`
      with recursive chain (seq, previous, body) as (
        select seq, previous, body from entries
        where id = (select latest from logs where table_id = ${table}) and seq >= ${seq}
        union all
        select entries.seq, entries.previous, entries.body from entries
        join chain on entries.id = chain.previous where entries.seq >= ${seq}
      ) select body from chain order by seq`.execute(this.#db);
    return rows.map(({ body }) => JSON.parse(body) as Entry<unknown>);
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.#db
      .selectFrom('snapshots')
      .innerJoin('logs', 'logs.id', 'snapshots.log')
      .select(['snapshots.length', 'body'])
      .where('table_id', '=', table)
      .executeTakeFirst();
  }
}
