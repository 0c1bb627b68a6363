import Sqlite from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import { statementCache } from './statementCache.ts';

/** A read-only connection in this thread: it sees committed rows only, and does not wait for writers. */
export class SqliteReader {
  readonly #file: string;
  #database: Sqlite.Database | undefined;
  #prepare: ReturnType<typeof statementCache> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  read<Row>({ sql, parameters }: CompiledQuery<Row>): readonly Row[] {
    // Opened late: the writer's connection creates the file.
    this.#database ??= new Sqlite(this.#file, { readonly: true });
    this.#prepare ??= statementCache(this.#database);
    // As Kysely has compiled the query.
    return this.#prepare(sql).all(parameters) as Row[];
  }

  close(): void {
    this.#database?.close();
  }
}
