import Sqlite from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import { statementsOf } from './statements.ts';

/** A connection of its own sees nothing of what another has half done, and waits for nobody. */
export class SqliteReader {
  readonly #file: string;
  #database: Sqlite.Database | undefined;
  #prepare: ReturnType<typeof statementsOf> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  read<Row>({ sql, parameters }: CompiledQuery<Row>): readonly Row[] {
    // Not before it is asked: the file is made by whoever writes to it.
    this.#database ??= new Sqlite(this.#file, { readonly: true });
    this.#prepare ??= statementsOf(this.#database);
    return this.#prepare(sql).all(parameters) as Row[];
  }

  close(): void {
    this.#database?.close();
  }
}
