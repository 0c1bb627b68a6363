import { sql, type Transaction } from 'kysely';
import type { NewEntry, Appender, TableSnapshot, TableListing } from './append.ts';
import { CHANNEL, encodeMessage } from './bus.ts';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

/** PostgreSQL's NOTIFY carries 8000 bytes. */
const TABLES_PER_MESSAGE = 200;

/** Rows are locked in an order that all processes share, so that there is no deadlock. */
const inOrder = <T extends { readonly table: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((one, other) => (one.table < other.table ? -1 : Number(one.table > other.table)));

/** Locks these logs until the commit. */
const lockLogs = async (db: Transaction<Database>, entries: readonly NewEntry[]): Promise<void> => {
  const tables = JSON.stringify(entries.map(({ table }) => table));
  await sql`
    select id from logs where table_id in (select jsonb_array_elements_text(${tables}::jsonb))
    order by id for update`.execute(db);
};

/** Compare and set on the length of each log; answers with the tables that were written. At most one entry a table. */
const insertOnePerTable = async (
  db: Transaction<Database>,
  entries: readonly NewEntry[],
): Promise<ReadonlySet<string>> => {
  const rows = entries.map(({ table, entry }) => [table, entry.seq, JSON.stringify(entry)]);
  const { rows: written } = await sql<{ table_id: string }>`
    with wanted as (
      select value ->> 0 as table_id, cast(value ->> 1 as integer) as seq, value ->> 2 as body
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)
    ), written as (
      insert into entries (log, seq, previous, body)
      select id, seq, latest, body from logs join wanted on logs.table_id = wanted.table_id and length = seq
      returning id, log, seq
    )
    update logs set length = seq + 1, latest = written.id from written where logs.id = written.log
    returning table_id`.execute(db);
  return new Set(written.map(({ table_id }) => table_id));
};

/** The first entry of every table, then the second of those that have one, and so on. */
const roundsOf = (entries: readonly NewEntry[]): readonly (readonly NewEntry[])[] => {
  const rounds: NewEntry[][] = [];
  const counts = new Map<string, number>();
  for (const newEntry of entries) {
    const count = counts.get(newEntry.table) ?? 0;
    (rounds[count] ??= []).push(newEntry);
    counts.set(newEntry.table, count + 1);
  }
  return rounds;
};

const insertAll = async (db: Transaction<Database>, entries: readonly NewEntry[]): Promise<ReadonlySet<NewEntry>> => {
  await lockLogs(db, entries);
  const written = new Set<NewEntry>();
  for (const round of roundsOf(entries)) {
    const tables = await insertOnePerTable(db, round);
    for (const newEntry of round) if (tables.has(newEntry.table)) written.add(newEntry);
  }
  return written;
};

const upsertSnapshots = async (db: Transaction<Database>, snapshots: readonly TableSnapshot[]): Promise<void> => {
  const rows = inOrder(snapshots).map(({ table, length, body }) => [table, length, body]);
  await sql`
    insert into snapshots (log, length, body)
    select logs.id, cast(value ->> 1 as integer), value ->> 2
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as wanted (value, place)
    join logs on logs.table_id = value ->> 0 order by place
    on conflict (log) do update set length = excluded.length, body = excluded.body`.execute(db);
};

const finishTables = async (db: Transaction<Database>, ended: readonly NewEntry[]): Promise<void> => {
  for (const { table, entry, places } of inOrder(ended)) {
    await sql`
      update tables set status = 'over', places = ${JSON.stringify(places)}, to_act = '[]', deadline = null,
      updated = ${entry.time} where id = ${table}`.execute(db);
  }
};

/** In the same transaction: PostgreSQL delivers the message if and when it commits. */
const notify = async (db: Transaction<Database>, process: string, entries: readonly NewEntry[]): Promise<void> => {
  const tables = [...new Set(entries.map(({ table }) => table))];
  for (let start = 0; start < tables.length; start += TABLES_PER_MESSAGE) {
    const message = { kind: 'entries', tables: tables.slice(start, start + TABLES_PER_MESSAGE) } as const;
    await sql`select pg_notify(${CHANNEL}, ${encodeMessage(process, message)})`.execute(db);
  }
};

/** The rows are locked in the shared order before any of them is changed. */
const updateListings = async ({ db }: Engine, listings: ReadonlyMap<string, TableListing>): Promise<void> => {
  const rows = [...listings].map(([id, { updated, toAct, deadline = null }]) => [
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
  entries: readonly NewEntry[],
): Promise<readonly boolean[]> => {
  const written = await insertAll(db, entries);
  await finishTables(
    db,
    entries.filter(newEntry => newEntry.places !== undefined && written.has(newEntry)),
  );
  await notify(db, process, entries);
  return entries.map(newEntry => written.has(newEntry));
};

const write = async (
  { db }: Engine,
  process: string,
  { entries, snapshots }: { readonly entries: readonly NewEntry[]; readonly snapshots: readonly TableSnapshot[] },
): Promise<readonly boolean[]> =>
  db.transaction().execute(async commit => {
    if (snapshots.length > 0) await upsertSnapshots(commit, snapshots);
    return entries.length === 0 ? [] : appendAll(commit, process, entries);
  });

export const postgresAppender =
  (engine: Engine, process: string, report: (error: unknown) => void): Appender =>
  async (entries, { snapshots = [], listings = new Map() }) => {
    // Not in the transaction of the entries: whoever has locked a table's row must not delay moves.
    const updating = listings.size === 0 ? undefined : updateListings(engine, listings).catch(report);
    const written = await write(engine, process, { entries, snapshots });
    await updating;
    return written;
  };
