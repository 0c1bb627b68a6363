import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Append, Appender, TableSnapshot, Touch } from './append.ts';
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
  select logs.id, cast(value ->> 1 as integer), value ->> 2
  from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as wanted (value, place)
  join logs on logs.table_id = value ->> 0 order by place`;

const insert = async (db: Transaction<Database>, appends: readonly Append[]): Promise<Set<string>> => {
  const rows = inOrder(appends).map(({ table, entry }) => [table, entry.seq, JSON.stringify(entry)] as const);
  const { rows: written } = await sql<{ table_id: string; seq: number }>`
    with written as (
      insert into entries (log, seq, body) ${rowsOf(rows)} on conflict (log, seq) do nothing returning log, seq
    ) select table_id, seq from written join logs on logs.id = written.log`.execute(db);
  return new Set(written.map(({ table_id, seq }) => `${table_id}/${seq}`));
};

const keep = async (db: Transaction<Database>, snapshots: readonly TableSnapshot[]): Promise<void> => {
  const rows = inOrder(snapshots).map(({ table, length, body }) => [table, length, body] as const);
  await sql`
    insert into snapshots (log, length, body) ${rowsOf(rows)}
    on conflict (log) do update set length = excluded.length, body = excluded.body`.execute(db);
};

const end = async (db: Transaction<Database>, ended: readonly Append[]): Promise<void> => {
  for (const { table, entry, places } of inOrder(ended)) {
    await sql`
      update tables set status = 'over', places = ${JSON.stringify(places)}, to_act = '[]', deadline = null,
      updated = ${entry.time} where id = ${table}`.execute(db);
  }
};

/** The notice goes out with the commit, so that nobody is told of what is not there, nor left untold of what is. */
const notify = async (db: Transaction<Database>, process: string, appends: readonly Append[]): Promise<void> => {
  const tables = [...new Set(appends.map(({ table }) => table))];
  for (let start = 0; start < tables.length; start += TABLES_A_NOTICE) {
    const notice = { kind: 'entries', tables: tables.slice(start, start + TABLES_A_NOTICE) } as const;
    await sql`select pg_notify(${CHANNEL}, ${sealed(process, notice)})`.execute(db);
  }
};

/** The rows are locked in the same order as everywhere before any of them is changed. */
const touchAll = async ({ db }: Engine, touches: ReadonlyMap<string, Touch>): Promise<void> => {
  const rows = [...touches].map(([id, { updated, toAct, deadline = null }]) => [
    id,
    updated,
    JSON.stringify(toAct),
    deadline,
  ]);
  await sql`
    with wanted as (select value from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)),
    locked as (select id from tables where id in (select value ->> 0 from wanted) order by id for update)
    update tables
    set updated = cast(value ->> 1 as bigint), to_act = value ->> 2, deadline = cast(value ->> 3 as bigint)
    from wanted, locked where tables.id = locked.id and locked.id = value ->> 0 and status = 'running'`.execute(db);
};

const appendAll = async (
  db: Transaction<Database>,
  process: string,
  appends: readonly Append[],
): Promise<readonly boolean[]> => {
  const written = await insert(db, appends);
  // Of two in the same commit, too, the first has won: its number is given away once.
  const isFirst = appends.map(({ table, entry }) => written.delete(`${table}/${entry.seq}`));
  await end(
    db,
    appends.filter(({ places }, index) => isFirst[index] && places !== undefined),
  );
  await notify(db, process, appends);
  return isFirst;
};

const write = async (
  { db }: Engine,
  process: string,
  { appends, snapshots }: { readonly appends: readonly Append[]; readonly snapshots: readonly TableSnapshot[] },
): Promise<readonly boolean[]> =>
  db.transaction().execute(async commit => {
    if (snapshots.length > 0) await keep(commit, snapshots);
    return appends.length === 0 ? [] : appendAll(commit, process, appends);
  });

export const postgresAppender =
  (engine: Engine, process: string, report: (error: unknown) => void): Appender =>
  async (appends, { snapshots = [], touches = new Map() }) => {
    // Beside the commit, not in it: whoever holds a list's row must not hold a game up.
    const touched = touches.size === 0 ? undefined : touchAll(engine, touches).catch(report);
    const written = await write(engine, process, { appends, snapshots });
    await touched;
    return written;
  };
