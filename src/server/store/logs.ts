import type { Entry } from '#kernel';
import type { Append, Appender, Snapshot, TableSnapshot } from './append.ts';
import type { Engine } from './engine.ts';
import { postgresAppender } from './postgresAppender.ts';
import { sqliteAppender } from './sqliteAppender.ts';

/** The games' logs: rows that are written once. */
export class LogStore {
  readonly #db: Engine['db'];
  readonly #append: Appender;

  constructor(engine: Engine, process: string) {
    this.#db = engine.db;
    this.#append =
      engine.sqlite === undefined ? postgresAppender(engine, process) : sqliteAppender(engine, engine.sqlite);
  }

  append(appends: readonly Append[], snapshots: readonly TableSnapshot[] = []): Promise<readonly boolean[]> {
    return this.#append(appends, snapshots);
  }

  async entriesFrom(table: string, seq: number): Promise<readonly Entry<unknown>[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', table)
      .where('seq', '>=', seq)
      .orderBy('seq')
      .execute();
    return rows.map(({ body }) => JSON.parse(body) as Entry<unknown>);
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.#db.selectFrom('snapshots').select(['length', 'body']).where('table_id', '=', table).executeTakeFirst();
  }
}
