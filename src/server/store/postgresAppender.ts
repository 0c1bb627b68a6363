import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Append, Appender, TableSnapshot } from './append.ts';
import { CHANNEL, sealed } from './bus.ts';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

/** PostgreSQL carries 8000 bytes in a notice. */
const TABLES_A_NOTICE = 200;

/** In an order all processes share: two that want the same rows wait for each other, but never in a circle. */
const inOrder = <T extends { readonly table: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((one, other) => (one.table < other.table ? -1 : Number(one.table > other.table)));

/** All rows in one statement, whose text is the same however many there are: each is a list of table, number and body. */
const rowsOf = (rows: readonly (readonly [string, number, string])[]): RawBuilder<unknown> => sql`
  select value ->> 0, cast(value ->> 1 as integer), value ->> 2
  from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)`;

const insert = async (db: Transaction<Database>, appends: readonly Append[]): Promise<Set<string>> => {
  const rows = inOrder(appends).map(({ table, entry }) => [table, entry.seq, JSON.stringify(entry)] as const);
  const { rows: written } = await sql<{ table_id: string; seq: number }>`
    insert into entries (table_id, seq, body) ${rowsOf(rows)}
    on conflict (table_id, seq) do nothing returning table_id, seq`.execute(db);
  return new Set(written.map(({ table_id, seq }) => `${table_id}/${seq}`));
};

const keep = async (db: Transaction<Database>, snapshots: readonly TableSnapshot[]): Promise<void> => {
  const rows = inOrder(snapshots).map(({ table, length, body }) => [table, length, body] as const);
  await sql`
    insert into snapshots (table_id, length, body) ${rowsOf(rows)}
    on conflict (table_id) do update set length = excluded.length, body = excluded.body`.execute(db);
};

/** The notice goes out with the commit, so that nobody is told of what is not there, nor left untold of what is. */
const notify = async (db: Transaction<Database>, process: string, appends: readonly Append[]): Promise<void> => {
  const tables = [...new Set(appends.map(({ table }) => table))];
  for (let start = 0; start < tables.length; start += TABLES_A_NOTICE) {
    const notice = { kind: 'entries', tables: tables.slice(start, start + TABLES_A_NOTICE) } as const;
    await sql`select pg_notify(${CHANNEL}, ${sealed(process, notice)})`.execute(db);
  }
};

export const postgresAppender =
  ({ db }: Engine, process: string): Appender =>
  async (appends, snapshots) => {
    const written = await db.transaction().execute(async commit => {
      if (snapshots.length > 0) await keep(commit, snapshots);
      const rows = await insert(commit, appends);
      await notify(commit, process, appends);
      return rows;
    });
    // Of two in the same commit, too, the first has won: its number is given away once.
    return appends.map(({ table, entry }) => written.delete(`${table}/${entry.seq}`));
  };
