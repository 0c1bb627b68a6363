import { Table } from '#kernel';
import type { Join, Lobby, NewTable, TableInfo } from '#wire';
import { faults } from '../faults.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { STAND_IN } from '../rooms/caretaker.ts';
import type { Store } from '../store/index.ts';
import { infoOf } from './info.ts';
import { knownGame, newTable, rematchOf } from './newTable.ts';
import { seatOf, type TableRecord } from './record.ts';

export interface TableServices {
  readonly store: Store;
  readonly rooms: Rooms;
  now(): number;
}

/** Those that wait for the person first, then the others that run. */
const byUrgency =
  (person: string) =>
  (one: TableRecord, other: TableRecord): number => {
    const urgency = (table: TableRecord): number => {
      if (table.status === 'over') return 3;
      const seat = seatOf(table, person);
      if (table.status === 'running') return seat !== undefined && table.toAct.includes(seat) ? 0 : 1;
      return 2;
    };
    return urgency(one) - urgency(other) || other.updated - one.updated;
  };

/** What people do with tables, before, between and after games. */
export class TableService {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #now: () => number;

  constructor({ store, rooms, now }: TableServices) {
    this.#store = store;
    this.#rooms = rooms;
    this.#now = now;
  }

  async lobby(person: string): Promise<Lobby> {
    const { tables } = this.#store;
    const [mine, open, running, over] = await Promise.all([
      tables.ofPerson(person),
      tables.listed('open'),
      tables.listed('running'),
      tables.listed('over'),
    ]);
    const others = (list: readonly TableRecord[]): TableInfo[] =>
      list.filter(table => seatOf(table, person) === undefined).map(table => infoOf(table, person));
    return {
      mine: [...mine].sort(byUrgency(person)).map(table => infoOf(table, person)),
      open: others(open.filter(({ seats }) => seats.some(({ kind }) => kind === 'open'))),
      running: others(running),
      over: others(over),
    };
  }

  async info(id: string, person: string): Promise<TableInfo> {
    const room = await this.#rooms.open(id);
    if (room === undefined) throw faults.noTable();
    return room.info(person);
  }

  async create(wanted: NewTable, person: string): Promise<TableInfo> {
    const table = newTable(wanted, person, this.#now());
    await this.#store.tables.create(table);
    return this.info(table.id, person);
  }

  /** The seat asked for, or the first that is free. A friend's seat needs the link. */
  async join(id: string, person: string, { seat, invite, salt }: Join): Promise<TableInfo> {
    const table = await this.#load(id);
    if (seatOf(table, person) !== undefined) return this.info(id, person);
    if (table.status !== 'open') throw faults.notNow('the game has begun');
    const isInvited = invite === table.invite;
    const free = table.seats.flatMap(({ kind }, index) =>
      kind === 'open' || (kind === 'friend' && isInvited) ? [index] : [],
    );
    const wished = seat === undefined ? free : free.filter(index => index === seat);
    for (const index of wished) {
      if (await this.#store.tables.take(id, index, { person, salt })) return this.#changed(id, person);
    }
    throw faults.seatTaken();
  }

  /** Somebody stands up. When nobody is left, neither is the table. */
  async leave(id: string, person: string): Promise<TableInfo> {
    const table = await this.#load(id);
    const seat = seatOf(table, person);
    if (seat === undefined) throw faults.forbidden();
    if (table.status !== 'open') throw faults.notNow('the game has begun');
    if (!(await this.#store.tables.vacate(id, seat))) throw faults.notNow('the game has begun');
    const next = table.seats.find(other => other.person !== undefined && other.person !== person);
    if (table.host === person) await this.#store.tables.setHost(id, next?.person);
    const info = await this.#changed(id, person);
    if (next === undefined) {
      await this.#store.tables.remove(id);
      await this.#rooms.changed(id);
    }
    return info;
  }

  async start(id: string, person: string): Promise<TableInfo> {
    const table = await this.#load(id);
    if (table.host !== person) throw faults.forbidden('whoever opened the table begins');
    if (table.status !== 'open') throw faults.notNow('the game has begun');
    const filled: TableRecord = {
      ...table,
      seats: table.seats.map(seat =>
        seat.kind === 'open' || seat.kind === 'friend' ? { ...seat, kind: 'bot', bot: STAND_IN } : seat,
      ),
    };
    const salts = filled.seats.flatMap(({ salt }) => salt ?? []);
    const time = this.#now();
    const { header, log } = Table.open(knownGame(table.game), table.config, { seed: table.seed, salts, time });
    const [entry] = log.entries;
    if (entry === undefined) throw new Error('a table without a first entry');
    // Somebody has sat down or stood up meanwhile, or begun: it is looked at again.
    if (!(await this.#store.tables.start(filled, header, entry))) return this.start(id, person);
    return this.#changed(id, person);
  }

  async rematch(id: string, person: string, salt: string): Promise<TableInfo> {
    const table = await this.#load(id);
    if (table.status !== 'over') throw faults.notNow('the game still runs');
    if (seatOf(table, person) === undefined) throw faults.forbidden();
    // Those who were there first may have left again, and the table with them.
    const there = table.next === undefined ? undefined : await this.#store.tables.load(table.next);
    if (there !== undefined) return this.#follow(table, there, person, salt);
    const next = rematchOf(table, person, salt, this.#now());
    await this.#store.tables.create(next);
    if (!(await this.#store.tables.setNext(id, next.id, table.next))) {
      await this.#store.tables.remove(next.id);
      return this.rematch(id, person, salt);
    }
    await this.#changed(id, person);
    return this.info(next.id, person);
  }

  /** A vote for a bot in the place of somebody who is gone; it comes when most of the others want it. */
  async replace(id: string, person: string, seat: number): Promise<TableInfo> {
    const table = await this.#load(id);
    const voter = seatOf(table, person);
    const target = table.seats[seat];
    if (voter === undefined || voter === seat) throw faults.forbidden();
    const isGone = (await this.info(id, person)).seats[seat];
    if (table.status !== 'running' || target?.kind !== 'person' || target.standIn !== undefined) throw faults.notNow();
    if (isGone?.kind === 'person' && isGone.isHere) throw faults.notNow('this player is here');
    const others = table.seats.filter(
      ({ kind, standIn }, index) => kind === 'person' && standIn === undefined && index !== seat,
    );
    await this.#store.tables.changeSeat(id, seat, now => {
      const votes = [...new Set([...now.votes, voter])];
      return votes.length * 2 > others.length ? { ...now, standIn: STAND_IN, votes: [] } : { ...now, votes };
    });
    return this.#changed(id, person);
  }

  async comeBack(id: string, person: string): Promise<TableInfo> {
    const table = await this.#load(id);
    const seat = seatOf(table, person);
    if (seat === undefined) throw faults.forbidden();
    await this.#store.tables.changeSeat(id, seat, now => {
      // Looked at only here: the time may be up in this very moment.
      if (now.hasForfeited) throw faults.notNow('the seat was lost by time');
      return { ...now, standIn: undefined, votes: [] };
    });
    return this.#changed(id, person);
  }

  /** Bots go on for somebody who does not want to be known any more; the tables where they do are told afterwards. */
  async forget(person: string): Promise<readonly string[]> {
    const tables = await this.#store.tables.ofPerson(person, Number.MAX_SAFE_INTEGER);
    for (const table of tables) {
      const seat = seatOf(table, person);
      if (seat === undefined) continue;
      if (table.status === 'open') await this.leave(table.id, person);
      else await this.#store.tables.changeSeat(table.id, seat, now => ({ ...now, standIn: STAND_IN, votes: [] }));
    }
    return tables.filter(({ status }) => status !== 'open').map(({ id }) => id);
  }

  async renamed(person: string): Promise<void> {
    await this.#rooms.renamed(person);
  }

  /** Seats have changed at these tables. */
  async tell(tables: readonly string[]): Promise<void> {
    for (const id of tables) await this.#rooms.changed(id);
  }

  async #follow(table: TableRecord, there: TableRecord, person: string, salt: string): Promise<TableInfo> {
    const seat = seatOf(table, person);
    return there.status === 'open' && seat !== undefined
      ? this.join(there.id, person, { seat, invite: there.invite, salt })
      : this.info(there.id, person);
  }

  async #load(id: string): Promise<TableRecord> {
    const table = await this.#store.tables.load(id);
    if (table === undefined) throw faults.noTable();
    return table;
  }

  async #changed(id: string, person: string): Promise<TableInfo> {
    const table = await this.#rooms.changed(id);
    if (table === undefined) throw faults.noTable();
    return this.info(id, person);
  }
}
