import { sql, type CompiledQuery } from 'kysely';
import type { Entry } from '#kernel';
import type { CommitExtras, NewEntry, Appender, StoredSnapshot } from './append.ts';
import type { Engine } from './engine.ts';
import { postgresAppender } from './postgresAppender.ts';
import { prepareQuery } from './preparedQuery.ts';

/** The entries of a log from `seq` on, by following the chain back from the latest one. */
export const chainFrom = (db: Engine['db'], table: string, seq: number): CompiledQuery<{ body: string }> =>
  sql<{ body: string }>`
    with recursive chain (seq, previous, body) as (
      select seq, previous, body from entries
      where id = (select latest from logs where table_id = ${table}) and seq >= ${seq}
      union all
      select entries.seq, entries.previous, entries.body from entries
      join chain on entries.id = chain.previous where entries.seq >= ${seq}
    ) select body from chain order by seq`.compile(db);

const lengthOf = (db: Engine['db'], table: string): CompiledQuery<{ length: number }> =>
  db.selectFrom('logs').select('length').where('table_id', '=', table).compile();

export const snapshotOf = (db: Engine['db'], table: string): CompiledQuery<StoredSnapshot> =>
  db
    .selectFrom('snapshots')
    .innerJoin('logs', 'logs.id', 'snapshots.log')
    .select(['snapshots.length', 'body'])
    .where('table_id', '=', table)
    .compile();

/** The games' logs: append-only. */
export class LogStore {
  readonly #db: Engine['db'];
  readonly #append: Appender;
  readonly #chain: (table: string, seq: number) => Promise<readonly { readonly body: string }[]>;
  readonly #length: (table: string) => Promise<readonly { readonly length: number }[]>;
  readonly #snapshot: (table: string) => Promise<readonly StoredSnapshot[]>;

  constructor(engine: Engine, process: string, report: (error: unknown) => void) {
    this.#db = engine.db;
    this.#append = engine.append ?? postgresAppender(engine, process, report);
    this.#chain = prepareQuery(engine, chainFrom);
    this.#length = prepareQuery(engine, lengthOf);
    this.#snapshot = prepareQuery(engine, snapshotOf);
  }

  /** Creates an empty log; idempotent. */
  async begin(table: string): Promise<void> {
    await this.#db
      .insertInto('logs')
      .values({ table_id: table })
      .onConflict(conflict => conflict.column('table_id').doNothing())
      .execute();
  }

  append(entries: readonly NewEntry[], extras: CommitExtras = {}): Promise<readonly boolean[]> {
    return this.#append(entries, extras);
  }

  async entriesFrom(table: string, seq: number): Promise<readonly Entry<unknown>[]> {
    const rows = await this.#chain(table, seq);
    // Only entries are written there.
    return rows.map(({ body }) => JSON.parse(body) as Entry<unknown>);
  }

  async length(table: string): Promise<number> {
    const [log] = await this.#length(table);
    return log?.length ?? 0;
  }

  async snapshot(table: string): Promise<StoredSnapshot | undefined> {
    const [snapshot] = await this.#snapshot(table);
    return snapshot;
  }
}
