import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Engine } from './engine.ts';

type Builder = CreateTableBuilder<string, string>;

const withColumns = (
  builder: Builder,
  columns: Readonly<Record<string, 'text' | 'integer' | 'bigint' | 'text?' | 'integer?' | 'bigint?'>>,
): Builder =>
  Object.entries(columns).reduce((table, [name, type]) => {
    const isOptional = type.endsWith('?');
    const plain = (isOptional ? type.slice(0, -1) : type) as 'text' | 'integer' | 'bigint';
    return table.addColumn(name, plain, column => (isOptional ? column : column.notNull()));
  }, builder);

/** The one difference in the tables: how a number counts up by itself. */
const withCounter = (builder: Builder, kind: Engine['kind']): Builder =>
  kind === 'postgres'
    ? builder.addColumn('id', 'bigint', column => column.generatedAlwaysAsIdentity().primaryKey())
    : builder.addColumn('id', 'integer', column => column.primaryKey().autoIncrement());

/** Where no row is ever deleted, SQLite need not write down how far it has counted. */
const withRowNumber = (builder: Builder, kind: Engine['kind']): Builder =>
  kind === 'postgres' ? withCounter(builder, kind) : builder.addColumn('id', 'integer', column => column.primaryKey());

const people = async (db: Kysely<unknown>): Promise<void> => {
  await withColumns(db.schema.createTable('people') as Builder, {
    id: 'text',
    name: 'text',
    created: 'bigint',
    recovery: 'text?',
  })
    .addPrimaryKeyConstraint('people_id', ['id'])
    .execute();
  await withColumns(db.schema.createTable('sessions') as Builder, {
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
  await withColumns(db.schema.createTable('tables') as Builder, {
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
  await withColumns(db.schema.createTable('seats') as Builder, {
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
  await withColumns(db.schema.createTable('entries') as Builder, {
    table_id: 'text',
    seq: 'integer',
    body: 'text',
  })
    .addPrimaryKeyConstraint('entries_seq', ['table_id', 'seq'])
    .execute();
  await withColumns(db.schema.createTable('snapshots') as Builder, {
    table_id: 'text',
    length: 'integer',
    body: 'text',
  })
    .addPrimaryKeyConstraint('snapshots_table', ['table_id'])
    .execute();
};

/** Random names spread a second's moves over as many pages of the index as there are tables; numbers keep them together. */
const numberedLogs = async (db: Kysely<unknown>, kind: Engine['kind']): Promise<void> => {
  await withColumns(withCounter(db.schema.createTable('logs') as Builder, kind), { table_id: 'text' }).execute();
  await db.schema.createIndex('logs_table').on('logs').column('table_id').unique().execute();
  await sql`insert into logs (table_id) select distinct table_id from entries`.execute(db);
  await withColumns(db.schema.createTable('numbered') as Builder, { log: 'bigint', seq: 'integer', body: 'text' })
    .addPrimaryKeyConstraint('entries_log_seq', ['log', 'seq'])
    .execute();
  await sql`
    insert into numbered (log, seq, body)
    select logs.id, seq, body from entries join logs on logs.table_id = entries.table_id
    order by logs.id, seq`.execute(db);
  await db.schema.dropTable('entries').execute();
  await db.schema.alterTable('numbered').renameTo('entries').execute();
  // They are made anew as games go on.
  await db.schema.dropTable('snapshots').execute();
  await withColumns(db.schema.createTable('snapshots') as Builder, { log: 'bigint', length: 'integer', body: 'text' })
    .addPrimaryKeyConstraint('snapshots_log', ['log'])
    .execute();
};

/** An index over all moves is written to at as many places as there are tables; a chain only at its end. */
const linkedLogs = async (db: Kysely<unknown>, kind: Engine['kind']): Promise<void> => {
  await withColumns(withRowNumber(db.schema.createTable('linked') as Builder, kind), {
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

const chats = async (db: Kysely<unknown>, kind: Engine['kind']): Promise<void> => {
  const table = withCounter(db.schema.createTable('chats') as Builder, kind);
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
});

/** Two processes that start together must not both build the tables; any number is fine as the lock's name. */
const MIGRATION_LOCK = 4_804_204;

const TRIES = 5;

/** SQLite has no such lock: whoever comes second fails, changes nothing, looks again, and finds it done. */
const insistOn = async (work: () => Promise<void>, tries = TRIES): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (tries === 1) throw error;
    await new Promise(resolve => setTimeout(resolve, 100));
    await insistOn(work, tries - 1);
  }
};

/** Brings the tables up to date, or as far as `latest`. Safe to run from several processes at once. */
export const migrate = async ({ db, kind }: Engine, latest?: string): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrationsFor(kind) }) },
  });
  const work = async (): Promise<void> => {
    const { error } = await (latest === undefined ? migrator.migrateToLatest() : migrator.migrateTo(latest));
    if (error !== undefined) throw error instanceof Error ? error : new Error('the tables could not be built');
  };
  if (kind === 'sqlite') return insistOn(work);
  await db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
};
