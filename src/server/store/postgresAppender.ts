import { sql, type Transaction } from 'kysely';
import type { Append, Appender, TableSnapshot, Touch } from './append.ts';
import { CHANNEL, sealed } from './bus.ts';
import type { Engine } from './engine.ts';
import type { Database } from './schema.ts';

/** PostgreSQL carries 8000 bytes in a notice. */
const TABLES_A_NOTICE = 200;

/** In an order all processes share: two that want the same rows wait for each other, but never in a circle. */
const inOrder = <T extends { readonly table: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((one, other) => (one.table < other.table ? -1 : Number(one.table > other.table)));

/** From now on nobody else writes to these logs: what is read of them stays true until the commit. */
const lock = async (db: Transaction<Database>, appends: readonly Append[]): Promise<void> => {
  const tables = JSON.stringify(appends.map(({ table }) => table));
  await sql`
    select id from logs where table_id in (select jsonb_array_elements_text(${tables}::jsonb))
    order by id for update`.execute(db);
};

/** The tables whose log was as long as their entry expects. Of each table there is at most one. */
const insert = async (db: Transaction<Database>, appends: readonly Append[]): Promise<ReadonlySet<string>> => {
  const rows = appends.map(({ table, entry }) => [table, entry.seq, JSON.stringify(entry)]);
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
const roundsOf = (appends: readonly Append[]): readonly (readonly Append[])[] => {
  const rounds: Append[][] = [];
  const counts = new Map<string, number>();
  for (const append of appends) {
    const count = counts.get(append.table) ?? 0;
    (rounds[count] ??= []).push(append);
    counts.set(append.table, count + 1);
  }
  return rounds;
};

const insertAll = async (db: Transaction<Database>, appends: readonly Append[]): Promise<ReadonlySet<Append>> => {
  await lock(db, appends);
  const written = new Set<Append>();
  for (const round of roundsOf(appends)) {
    const tables = await insert(db, round);
    for (const append of round) if (tables.has(append.table)) written.add(append);
  }
  return written;
};

const keep = async (db: Transaction<Database>, snapshots: readonly TableSnapshot[]): Promise<void> => {
  const rows = inOrder(snapshots).map(({ table, length, body }) => [table, length, body]);
  await sql`
    insert into snapshots (log, length, body)
    select logs.id, cast(value ->> 1 as integer), value ->> 2
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as wanted (value, place)
    join logs on logs.table_id = value ->> 0 order by place
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
  const written = await insertAll(db, appends);
  await end(
    db,
    appends.filter(append => append.places !== undefined && written.has(append)),
  );
  await notify(db, process, appends);
  return appends.map(append => written.has(append));
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
