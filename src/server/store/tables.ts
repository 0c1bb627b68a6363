import type { Transaction } from 'kysely';
import type { Entry, Header } from '#kernel';
import type { TableStatus } from '#wire';
import type { SeatRecord, TableRecord } from '../tables/tableRecord.ts';
import type { Engine } from './engine.ts';
import { prepareQuery } from './preparedQuery.ts';
import { seatRecord, seatRow, tableRecord, tableRow, type NamedSeatRow, type TableRow } from './rows.ts';
import type { Database } from './schema.ts';

interface SeatClaim {
  readonly person: string;
  readonly salt: string;
}

const MAX_LISTED = 30;

const seatsOf = (db: Engine['db']) =>
  db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name')
    .orderBy('seat');

/** Creates a log with its first entry. */
const insertLog = async (db: Transaction<Database>, table: string, entry: Entry<unknown>): Promise<void> => {
  const log = await db
    .insertInto('logs')
    .values({ table_id: table, length: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('entries')
    .values({ log: log.id, seq: entry.seq, body: JSON.stringify(entry) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('logs').set({ latest: id }).where('id', '=', log.id).execute();
};

/** Tables and their seats. */
export class TableStore {
  readonly #db: Engine['db'];
  readonly #reads: Engine['reads'];
  readonly #table: (id: string) => Promise<readonly TableRow[]>;
  readonly #seats: (table: string) => Promise<readonly NamedSeatRow[]>;

  constructor(engine: Engine) {
    this.#db = engine.db;
    this.#reads = engine.reads;
    this.#table = prepareQuery(engine, (db, id: string) =>
      db.selectFrom('tables').selectAll().where('id', '=', id).compile(),
    );
    this.#seats = prepareQuery(engine, (db, table: string) => seatsOf(db).where('table_id', '=', table).compile());
  }

  async create(table: TableRecord): Promise<void> {
    await this.#db.transaction().execute(async db => {
      await db.insertInto('tables').values(tableRow(table)).execute();
      await db
        .insertInto('seats')
        .values(table.seats.map((seat, index) => seatRow(table.id, index, seat)))
        .execute();
    });
  }

  async load(id: string): Promise<TableRecord | undefined> {
    const [row] = await this.#table(id);
    return row && tableRecord(row, await this.#seats(id));
  }

  /** The tables somebody sits at, the latest first. */
  async ofPerson(person: string, limit = MAX_LISTED): Promise<readonly TableRecord[]> {
    const rows = await this.#reads
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person', '=', person)
      .orderBy('tables.updated', 'desc')
      .limit(limit)
      .execute();
    return this.#records(rows.map(({ id }) => id));
  }

  async listPublic(status: TableStatus): Promise<readonly TableRecord[]> {
    const all = this.#reads.selectFrom('tables').select('id').where('is_public', '=', 1).where('status', '=', status);
    const shown = status === 'open' ? all : all.where('may_watch', '=', 1);
    const rows = await shown.orderBy('updated', 'desc').limit(MAX_LISTED).execute();
    return this.#records(rows.map(({ id }) => id));
  }

  /** Running tables whose deadline has passed. */
  async overdue(now: number): Promise<readonly string[]> {
    const rows = await this.#reads
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .where('deadline', '<=', now)
      .limit(MAX_LISTED)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Running tables whose listing is older than their last entry: a process was killed before it could update it. */
  async withStaleListing(): Promise<readonly string[]> {
    const rows = await this.#reads
      .selectFrom('tables')
      .innerJoin('logs', 'logs.table_id', 'tables.id')
      .innerJoin('entries', 'entries.id', 'logs.latest')
      .select(['tables.id', 'updated', 'body'])
      .where('status', '=', 'running')
      .execute();
    // Only entries are written there.
    return rows.flatMap(({ id, updated, body }) => ((JSON.parse(body) as Entry<unknown>).time > updated ? [id] : []));
  }

  /** Whether the seat was still free, and the person had none. */
  async claimSeat(table: string, seat: number, { person, salt }: SeatClaim): Promise<boolean> {
    return this.#whileOpen(table, async db => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ kind: 'person', person, salt })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('kind', 'in', ['open', 'friend'])
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('seats as others')
                .select('others.seat')
                .where('others.table_id', '=', table)
                .where('others.person', '=', person),
            ),
          ),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });
  }

  /** Whether the game had not started. */
  async vacateSeat(table: string, seat: number): Promise<boolean> {
    return this.#whileOpen(table, async db => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ kind: 'open', person: null, salt: null })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });
  }

  /** Read-modify-write of a seat. The first update locks its row, so that concurrent changes are serialized. */
  async changeSeat(table: string, index: number, change: (seat: SeatRecord) => SeatRecord): Promise<void> {
    await this.#db.transaction().execute(async db => {
      const update = db.updateTable('seats').where('table_id', '=', table).where('seat', '=', index);
      await update.set({ seat: index }).execute();
      const [row] = await seatsOf(db).where('table_id', '=', table).where('seat', '=', index).execute();
      if (row === undefined) return;
      const { table_id: _, seat: __, ...values } = seatRow(table, index, change(seatRecord(row)));
      await update.set(values).execute();
    });
  }

  /** Frees a seat before the start, and keeps its person away. */
  async removePerson({ id, banned }: TableRecord, seat: number, person: string): Promise<boolean> {
    return this.#whileOpen(id, async db => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set({ kind: 'open', person: null, salt: null })
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      const all = JSON.stringify([...new Set([...banned, person])]);
      await db.updateTable('tables').set({ banned: all }).where('id', '=', id).execute();
      return numUpdatedRows === 1n;
    });
  }

  /** How many tables this person has opened that have not begun. */
  async countOpen(host: string): Promise<number> {
    const { count } = await this.#reads
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async setHost(table: string, host: string | undefined): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ host: host ?? null })
      .where('id', '=', table)
      .execute();
  }

  async remove(table: string): Promise<void> {
    await this.#whileOpen(table, async db => {
      await db.deleteFrom('chats').where('table_id', '=', table).execute();
      await db.deleteFrom('seats').where('table_id', '=', table).execute();
      await db.deleteFrom('tables').where('id', '=', table).execute();
      return true;
    });
  }

  /**
   * Starts the game: status, seats and the first entry of the log in one transaction. Only one process can,
   * and only with the people who sit there: their salts are part of the seed.
   */
  async start(table: TableRecord, header: Header<unknown>, entry: Entry<unknown>): Promise<boolean> {
    return this.#whileOpen(table.id, async db => {
      const seats = await db
        .selectFrom('seats')
        .select('person')
        .where('table_id', '=', table.id)
        .orderBy('seat')
        .execute();
      if (table.seats.some(({ person = null }, index) => seats[index]?.person !== person)) return false;
      await db
        .updateTable('tables')
        .set({ status: 'running', header: JSON.stringify(header), updated: entry.time })
        .where('id', '=', table.id)
        .execute();
      for (const [index, seat] of table.seats.entries()) {
        const { table_id, seat: number, ...values } = seatRow(table.id, index, seat);
        await db.updateTable('seats').set(values).where('table_id', '=', table_id).where('seat', '=', number).execute();
      }
      await insertLog(db, table.id, entry);
      return true;
    });
  }

  /** Ends a game that is decided by time; its log has no last move. */
  async finish(table: string, places: readonly number[], now: number): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ status: 'over', places: JSON.stringify(places), to_act: '[]', deadline: null, updated: now })
      .where('id', '=', table)
      .execute();
  }

  /** Compare and set: the first rematch is the one everybody joins. `previous` is a rematch that was deleted. */
  async setNext(table: string, next: string, previous?: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('tables')
      .set({ next })
      .where('id', '=', table)
      .where('next', previous === undefined ? 'is' : '=', previous ?? null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** A transaction on a table that has not started. The first update locks its row, so that concurrent changes are serialized. */
  async #whileOpen(table: string, change: (db: Transaction<Database>) => Promise<boolean>): Promise<boolean> {
    return this.#db.transaction().execute(async db => {
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ status: 'open' })
        .where('id', '=', table)
        .where('status', '=', 'open')
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n && change(db);
    });
  }

  async #records(ids: readonly string[]): Promise<readonly TableRecord[]> {
    if (ids.length === 0) return [];
    const rows = await this.#reads.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
    const seats = await seatsOf(this.#reads).where('table_id', 'in', ids).execute();
    return ids.flatMap(id => {
      const row = rows.find(row => row.id === id);
      return row === undefined
        ? []
        : [
            tableRecord(
              row,
              seats.filter(({ table_id }) => table_id === id),
            ),
          ];
    });
  }
}
