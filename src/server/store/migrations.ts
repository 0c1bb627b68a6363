import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Engine } from './engine.ts';

type Builder = CreateTableBuilder<string, string>;

/** Of any name and columns: migrations do not know the tables' types, which are those of the latest version. */
const createTable = (db: Kysely<unknown>, name: string): Builder => db.schema.createTable(name) as Builder;

const withColumns = (
  builder: Builder,
  columns: Readonly<Record<string, 'text' | 'integer' | 'bigint' | 'text?' | 'integer?' | 'bigint?'>>,
): Builder =>
  Object.entries(columns).reduce((table, [name, type]) => {
    const isOptional = type.endsWith('?');
    // Without its question mark.
    const plain = (isOptional ? type.slice(0, -1) : type) as 'text' | 'integer' | 'bigint';
    return table.addColumn(name, plain, column => (isOptional ? column : column.notNull()));
  }, builder);

/** The one difference between the engines' tables: auto-increment. */
const withAutoIncrement = (builder: Builder, kind: Engine['kind']): Builder =>
  kind === 'postgres'
    ? builder.addColumn('id', 'bigint', column => column.generatedAlwaysAsIdentity().primaryKey())
    : builder.addColumn('id', 'integer', column => column.primaryKey().autoIncrement());

/** SQLite's row id: without `autoincrement`, which is only needed where rows are deleted. */
const withRowId = (builder: Builder, kind: Engine['kind']): Builder =>
  kind === 'postgres'
    ? withAutoIncrement(builder, kind)
    : builder.addColumn('id', 'integer', column => column.primaryKey());

const people = async (db: Kysely<unknown>): Promise<void> => {
  await withColumns(createTable(db, 'people'), {
    id: 'text',
    name: 'text',
    created: 'bigint',
    recovery: 'text?',
  })
    .addPrimaryKeyConstraint('people_id', ['id'])
    .execute();
  await withColumns(createTable(db, 'sessions'), {
    token: 'text',
    person: 'text',
    created: 'bigint',
  })
    .addPrimaryKeyConstraint('sessions_token', ['token'])
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
  await db.schema.createIndex('people_recovery').on('people').column('recovery').execute();
};

const tables = async (db: Kysely<unknown>): Promise<void> => {
  await withColumns(createTable(db, 'tables'), {
    id: 'text',
    game: 'text',
    config: 'text',
    status: 'text',
    host: 'text?',
    is_public: 'integer',
    may_watch: 'integer',
    pace: 'text',
    at_zero: 'text',
    created: 'bigint',
    updated: 'bigint',
    seed: 'text',
    seed_hash: 'text',
    invite: 'text',
    header: 'text?',
    places: 'text?',
    next: 'text?',
    to_act: 'text',
    deadline: 'bigint?',
  })
    .addPrimaryKeyConstraint('tables_id', ['id'])
    .execute();
  await db.schema.createIndex('tables_listed').on('tables').columns(['is_public', 'status', 'updated']).execute();
  await db.schema.createIndex('tables_deadline').on('tables').column('deadline').execute();
};

const seats = async (db: Kysely<unknown>): Promise<void> => {
  await withColumns(createTable(db, 'seats'), {
    table_id: 'text',
    seat: 'integer',
    kind: 'text',
    person: 'text?',
    bot: 'text?',
    stand_in: 'text?',
    has_forfeited: 'integer',
    salt: 'text?',
    votes: 'text',
  })
    .addPrimaryKeyConstraint('seats_seat', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
};

const logs = async (db: Kysely<unknown>): Promise<void> => {
  await withColumns(createTable(db, 'entries'), {
    table_id: 'text',
    seq: 'integer',
    body: 'text',
  })
    .addPrimaryKeyConstraint('entries_seq', ['table_id', 'seq'])
    .execute();
  await withColumns(createTable(db, 'snapshots'), {
    table_id: 'text',
    length: 'integer',
    body: 'text',
  })
    .addPrimaryKeyConstraint('snapshots_table', ['table_id'])
    .execute();
};

/** Log ids in place of random table ids, which spread a second's moves over as many index pages as there are tables. */
const numberedLogs = async (db: Kysely<unknown>, kind: Engine['kind']): Promise<void> => {
  await withColumns(withAutoIncrement(createTable(db, 'logs'), kind), { table_id: 'text' }).execute();
  await db.schema.createIndex('logs_table').on('logs').column('table_id').unique().execute();
  await sql`insert into logs (table_id) select distinct table_id from entries`.execute(db);
  await withColumns(createTable(db, 'numbered'), { log: 'bigint', seq: 'integer', body: 'text' })
    .addPrimaryKeyConstraint('entries_log_seq', ['log', 'seq'])
    .execute();
  await sql`
    insert into numbered (log, seq, body)
    select logs.id, seq, body from entries join logs on logs.table_id = entries.table_id
    order by logs.id, seq`.execute(db);
  await db.schema.dropTable('entries').execute();
  await db.schema.alterTable('numbered').renameTo('entries').execute();
  // Snapshots are made again as games go on.
  await db.schema.dropTable('snapshots').execute();
  await withColumns(createTable(db, 'snapshots'), { log: 'bigint', length: 'integer', body: 'text' })
    .addPrimaryKeyConstraint('snapshots_log', ['log'])
    .execute();
};

/** Linked lists in place of an index over all moves, which is written to at as many places as there are tables. */
const linkedLogs = async (db: Kysely<unknown>, kind: Engine['kind']): Promise<void> => {
  await withColumns(withRowId(createTable(db, 'linked'), kind), {
    log: 'bigint',
    seq: 'integer',
    previous: 'bigint?',
    body: 'text',
  }).execute();
  await sql`insert into linked (log, seq, body) select log, seq, body from entries order by log, seq`.execute(db);
  await db.schema.createIndex('linked_seq').on('linked').columns(['log', 'seq']).execute();
  await sql`
    update linked set previous =
      (select id from linked as other where other.log = linked.log and other.seq = linked.seq - 1)`.execute(db);
  await db.schema
    .alterTable('logs')
    .addColumn('length', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('logs').addColumn('latest', 'bigint').execute();
  await sql`
    update logs set
      length = (select count(*) from linked where log = logs.id),
      latest = (select id from linked where log = logs.id order by seq desc limit 1)`.execute(db);
  await db.schema.dropIndex('linked_seq').execute();
  await db.schema.dropTable('entries').execute();
  await db.schema.alterTable('linked').renameTo('entries').execute();
};

/** Votes for a stand-in: when one began, and whether it was won. Tables that run already get the grace of an unhurried one. */
const seatVotes = async (db: Kysely<unknown>): Promise<void> => {
  const addColumn = (table: string, name: string, type: 'integer' | 'bigint', value?: number) =>
    db.schema
      .alterTable(table)
      .addColumn(name, type, column => (value === undefined ? column : column.notNull().defaultTo(value)))
      .execute();
  await addColumn('tables', 'grace', 'integer', 60);
  await addColumn('seats', 'vote_began', 'bigint');
  await addColumn('seats', 'voted_out', 'integer', 0);
};

const probes = async (db: Kysely<unknown>): Promise<void> => {
  await withColumns(createTable(db, 'probes'), { id: 'integer', time: 'bigint' })
    .addPrimaryKeyConstraint('probes_id', ['id'])
    .execute();
};

/** Words of people who are gone are taken out of the logs they sat at. */
const forgottenSeats = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('seats')
    .addColumn('is_forgotten', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await sql`update seats set is_forgotten = 1 where kind = 'person' and person is null`.execute(db);
};

const moderation = async (db: Kysely<unknown>, kind: Engine['kind']): Promise<void> => {
  await db.schema
    .alterTable('tables')
    .addColumn('banned', 'text', column => column.notNull().defaultTo('[]'))
    .execute();
  await withColumns(withAutoIncrement(createTable(db, 'reports'), kind), {
    table_id: 'text',
    line: 'bigint',
    person: 'text',
    reporter: 'text',
    reason: 'text',
    note: 'text',
    time: 'bigint',
  }).execute();
  await withColumns(withAutoIncrement(createTable(db, 'report_lines'), kind), {
    report: 'bigint',
    line: 'bigint',
    person: 'text?',
    name: 'text',
    text: 'text',
    time: 'bigint',
  }).execute();
  await db.schema.createIndex('report_lines_report').on('report_lines').column('report').execute();
  await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute();
};

const chats = async (db: Kysely<unknown>, kind: Engine['kind']): Promise<void> => {
  const table = withAutoIncrement(createTable(db, 'chats'), kind);
  await withColumns(table, {
    table_id: 'text',
    person: 'text?',
    seat: 'integer?',
    name: 'text',
    text: 'text',
    time: 'bigint',
  }).execute();
  await db.schema.createIndex('chats_table').on('chats').columns(['table_id', 'id']).execute();
};

const migrationsFor = (kind: Engine['kind']): Readonly<Record<string, Migration>> => ({
  '001_beginning': {
    async up(db: Kysely<unknown>) {
      await people(db);
      await tables(db);
      await seats(db);
      await logs(db);
      await chats(db, kind);
    },
  },
  '002_numbered_logs': { up: db => numberedLogs(db, kind) },
  '003_linked_logs': { up: db => linkedLogs(db, kind) },
  '004_seat_votes': { up: seatVotes },
  '005_probes': { up: probes },
  '006_forgotten_seats': { up: forgottenSeats },
  '007_moderation': { up: db => moderation(db, kind) },
});

/** PostgreSQL's advisory lock: two processes that start together must not both migrate. Any number will do. */
const MIGRATION_LOCK = 4_804_204;

const MAX_TRIES = 20;

/** SQLite has no such lock: the second process may fail, its transaction is rolled back, and it tries again. */
const retry = async (work: () => Promise<void>, tries = MAX_TRIES): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise(resolve => setTimeout(resolve, 100));
    await retry(work, tries - 1);
  }
};

/** Migrates to the latest version, or to `version`. Safe to run from several processes at once. */
export const migrate = async ({ db, kind }: Engine, version?: string): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrationsFor(kind) }) },
  });
  const work = async (): Promise<void> => {
    const { error } = await (version === undefined ? migrator.migrateToLatest() : migrator.migrateTo(version));
    if (error !== undefined) throw error instanceof Error ? error : new Error('the tables could not be built');
  };
  if (kind === 'sqlite') return retry(work);
  await db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
};
