import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Entry, Header } from '#kernel';
import { chainFrom, snapshotOf } from './logs.ts';
import type { StoredSnapshot } from './append.ts';
import type { Database } from './schema.ts';

/** A game that was begun, as it is stored. */
export interface StoredGame {
  readonly id: string;
  readonly status: 'running' | 'over';
  readonly header: Header<unknown>;
  readonly seed: string;
}

const isUrl = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

const sqliteFile = (database: string): string =>
  fs.existsSync(database) && fs.statSync(database).isDirectory() ? path.join(database, 'fourscore.db') : database;

const openKysely = (database: string): Kysely<Database> => {
  if (isUrl(database)) {
    const options = '-c default_transaction_read_only=on';
    return new Kysely({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database, max: 1, options }) }),
    });
  }
  const file = new Sqlite(sqliteFile(database), { readonly: true, fileMustExist: true });
  return new Kysely({ dialect: new SqliteDialect({ database: file }) });
};

/** The games of a database that is only read: nothing is migrated, locked or written, and a server may be using it. */
export class StoredGames {
  readonly #db: Kysely<Database>;

  /** A file or folder of SQLite, or the URL of PostgreSQL. */
  constructor(database: string) {
    this.#db = openKysely(database);
  }

  async ids(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('header', 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async load(id: string): Promise<StoredGame> {
    const row = await this.#db
      .selectFrom('tables')
      .select(['id', 'status', 'header', 'seed'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // Only servers write it, as JSON.
    const header = JSON.parse(row.header ?? 'null') as Header<unknown>;
    return { id, status: row.status === 'over' ? 'over' : 'running', header, seed: row.seed };
  }

  async entries(id: string): Promise<readonly Entry<unknown>[]> {
    const { rows } = await this.#db.executeQuery(chainFrom(this.#db, id, 0));
    return rows.map(({ body }) => JSON.parse(body) as Entry<unknown>);
  }

  async snapshot(id: string): Promise<StoredSnapshot | undefined> {
    const { rows } = await this.#db.executeQuery(snapshotOf(this.#db, id));
    return rows[0];
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
