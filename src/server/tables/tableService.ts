import { at, fittedConfig, Table } from '#kernel';
import type { BodyOf, Join, Lobby, NewTable, TableInfo } from '#wire';
import { errors } from '../errors.ts';
import { OPEN_TABLES_PER_PERSON } from '../rateLimit.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/index.ts';
import { tableInfoOf, voteFrom } from './tableInfo.ts';
import { requireGame, newTable, rematchOf } from './newTable.ts';
import { fillSeat, returnSeat, takeOverSeat, voteForTakeover } from './standInBot.ts';
import { seatOf, type TableRecord } from './tableRecord.ts';

interface TableServiceOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly hasLimits: boolean;
  now(): number;
}

type Report = BodyOf<'report'>;

/** Tables that wait for the person first, then the other running ones. */
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

/** What people do with tables besides playing: create, join, leave, start, rematch, replace. */
export class TableService {
  readonly #options: Pick<TableServiceOptions, 'hasLimits'>;
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #now: () => number;

  constructor(options: TableServiceOptions) {
    const { store, rooms, now } = options;
    this.#options = options;
    this.#store = store;
    this.#rooms = rooms;
    this.#now = now;
  }

  async lobby(person: string): Promise<Lobby> {
    const { tables } = this.#store;
    const [mine, open, running, over] = await Promise.all([
      tables.ofPerson(person),
      tables.listPublic('open'),
      tables.listPublic('running'),
      tables.listPublic('over'),
    ]);
    const others = (list: readonly TableRecord[]): TableInfo[] =>
      list.filter(table => seatOf(table, person) === undefined).map(table => tableInfoOf(table, person));
    return {
      mine: [...mine].sort(byUrgency(person)).map(table => tableInfoOf(table, person)),
      open: others(open.filter(({ seats }) => seats.some(({ kind }) => kind === 'open'))),
      running: others(running),
      over: others(over),
    };
  }

  async info(id: string, person: string): Promise<TableInfo> {
    const room = await this.#rooms.open(id);
    if (room === undefined) throw errors.noTable();
    return room.info(person);
  }

  async create(request: NewTable, person: string): Promise<TableInfo> {
    const { hasLimits } = this.#options;
    if (hasLimits && (await this.#store.tables.countOpen(person)) >= OPEN_TABLES_PER_PERSON)
      throw errors.tooManyTables();
    const table = newTable(request, person, this.#now());
    await this.#store.tables.create(table);
    return this.info(table.id, person);
  }

  /** Takes the requested seat, or the first that is free. A friend's seat needs the invitation. */
  async join(id: string, person: string, { seat, invite, salt }: Join): Promise<TableInfo> {
    const table = await this.#load(id);
    if (seatOf(table, person) !== undefined) return this.info(id, person);
    if (table.status !== 'open') throw errors.notNow('the game has begun');
    if (table.banned.includes(person)) throw errors.forbidden('the host has sent you away');
    const isInvited = invite === table.invite;
    const free = table.seats.flatMap(({ kind }, index) =>
      kind === 'open' || (kind === 'friend' && isInvited) ? [index] : [],
    );
    const candidates = seat === undefined ? free : free.filter(index => index === seat);
    for (const index of candidates) {
      if (await this.#store.tables.claimSeat(id, index, { person, salt })) return this.#changed(id, person);
    }
    throw errors.seatTaken();
  }

  /** The host sends somebody away before the start. */
  async removePerson(id: string, host: string, seat: number): Promise<TableInfo> {
    const table = await this.#load(id);
    const person = table.seats[seat]?.person;
    if (table.host !== host || person === host) throw errors.forbidden('only the host sends others away');
    if (table.status !== 'open' || person === undefined) throw errors.notNow();
    if (!(await this.#store.tables.removePerson(table, seat, person))) throw errors.notNow();
    return this.#changed(id, host);
  }

  /** Stores a report of a message that this person can see. */
  async report(id: string, person: string, { line, reason, note }: Report): Promise<void> {
    const table = await this.#load(id);
    const isPlayer = seatOf(table, person) !== undefined;
    if (!isPlayer && !table.mayWatch && table.status !== 'open') throw errors.forbidden();
    const report = { table: id, line, reporter: person, reason, note, time: this.#now(), isPlayer };
    if (!(await this.#store.reports.add(report))) throw errors.noLine();
  }

  /** Frees the person's seat before the start. A table that nobody sits at is deleted. */
  async leave(id: string, person: string): Promise<TableInfo> {
    const table = await this.#load(id);
    const seat = seatOf(table, person);
    if (seat === undefined) throw errors.forbidden();
    if (table.status !== 'open') throw errors.notNow('the game has begun');
    if (!(await this.#store.tables.vacateSeat(id, seat))) throw errors.notNow('the game has begun');
    const newHost = table.seats.find(other => other.person !== undefined && other.person !== person);
    if (table.host === person) await this.#store.tables.setHost(id, newHost?.person);
    const info = await this.#changed(id, person);
    if (newHost === undefined) {
      await this.#store.tables.remove(id);
      await this.#rooms.tableChanged(id);
    }
    return info;
  }

  /** The host's salt comes with the start: the seed was drawn, and its hash shown, long before. */
  async start(id: string, person: string, salt: string): Promise<TableInfo> {
    const table = await this.#load(id);
    if (table.host !== person) throw errors.forbidden('whoever opened the table begins');
    if (table.status !== 'open') throw errors.notNow('the game has begun');
    const seats = table.seats.map(seat => fillSeat(seat.person === person ? { ...seat, salt } : seat));
    const filled: TableRecord = { ...table, seats };
    const ofSeats = seats.flatMap(seat => seat.salt ?? []);
    // Also of a host who does not play.
    const salts = seatOf(table, person) === undefined ? [...ofSeats, salt] : ofSeats;
    const time = this.#now();
    const game = requireGame(table.game);
    const { header, log } = Table.open(game, fittedConfig(game, table.config), { seed: table.seed, salts, time });
    // A concurrent join, leave or start came first: check again.
    if (!(await this.#store.tables.start(filled, header, at(log.entries, 0)))) return this.start(id, person, salt);
    return this.#changed(id, person);
  }

  async rematch(id: string, person: string): Promise<TableInfo> {
    const table = await this.#load(id);
    if (table.status !== 'over') throw errors.notNow('the game still runs');
    if (seatOf(table, person) === undefined) throw errors.forbidden();
    // A rematch that everybody has left is deleted.
    const existing = table.next === undefined ? undefined : await this.#store.tables.load(table.next);
    if (existing !== undefined) return this.#inviteToRematch(existing, person);
    const next = rematchOf(table, person, this.#now());
    await this.#store.tables.create(next);
    if (!(await this.#store.tables.setNext(id, next.id, table.next))) {
      await this.#store.tables.remove(next.id);
      return this.rematch(id, person);
    }
    await this.#changed(id, person);
    return this.info(next.id, person);
  }

  /** Votes for a stand-in bot in the seat of somebody who is gone; it takes over with a majority of the other people. */
  async replace(id: string, person: string, seat: number): Promise<TableInfo> {
    const table = await this.#load(id);
    const voter = seatOf(table, person);
    const target = table.seats[seat];
    if (voter === undefined || voter === seat) throw errors.forbidden();
    if (table.status !== 'running' || target?.kind !== 'person' || target.standIn !== undefined) throw errors.notNow();
    const refusal = await this.#voteRefusal(table, seat);
    if (refusal !== undefined) throw errors.notNow(refusal);
    await this.#store.tables.changeSeat(id, seat, now => voteForTakeover(now, voter, this.#now()));
    return this.#changed(id, person);
  }

  async comeBack(id: string, person: string): Promise<TableInfo> {
    const table = await this.#load(id);
    const seat = seatOf(table, person);
    if (seat === undefined) throw errors.forbidden();
    await this.#store.tables.changeSeat(id, seat, now => {
      // Checked inside the transaction: the clock may run out at the same moment.
      if (now.hasForfeited) throw errors.notNow('the seat was lost by time');
      return returnSeat(now);
    });
    return this.#changed(id, person);
  }

  /** Of somebody who deletes their account: frees seats before the start, has bots take over the others; answers with their tables. */
  async leaveAllTables(person: string): Promise<readonly string[]> {
    const tables = await this.#store.tables.ofPerson(person, Number.MAX_SAFE_INTEGER);
    for (const table of tables) {
      const seat = seatOf(table, person);
      if (seat === undefined) continue;
      if (table.status === 'open') await this.leave(table.id, person);
      else await this.#store.tables.changeSeat(table.id, seat, takeOverSeat);
    }
    return tables.filter(({ status }) => status !== 'open').map(({ id }) => id);
  }

  /** Takes the words of people who are gone out of the logs of finished games. Those of running games follow at their end. */
  async wipeFreeWords(): Promise<void> {
    for (const id of await this.#store.freeWords.pending()) await this.#store.freeWords.wipe(id);
  }

  async personRenamed(person: string): Promise<void> {
    await this.#rooms.personRenamed(person);
  }

  async notifyChanged(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#rooms.tableChanged(id);
  }

  /** Why nobody may vote for a bot in this seat yet. What is not known of other processes is no absence. */
  async #voteRefusal(table: TableRecord, seat: number): Promise<string | undefined> {
    if (table.pace.kind === 'days') return 'a bot takes over when the time of the turn is up, not before';
    const room = await this.#rooms.open(table.id);
    if (room === undefined || !this.#store.bus.isConnected) return 'it is not known whether this player is here';
    if (room.presence.seats.has(seat)) return 'this player is here';
    const from = voteFrom(room.record, seat, room.presence);
    return from !== undefined && from > this.#now() ? 'this player may still come back' : undefined;
  }

  /** Whoever played before may take a seat again. They join by themselves, with a salt, when they have seen the hash of the seed. */
  async #inviteToRematch({ id, invite }: TableRecord, person: string): Promise<TableInfo> {
    return { ...(await this.info(id, person)), invite };
  }

  async #load(id: string): Promise<TableRecord> {
    const table = await this.#store.tables.load(id);
    if (table === undefined) throw errors.noTable();
    return table;
  }

  async #changed(id: string, person: string): Promise<TableInfo> {
    const table = await this.#rooms.tableChanged(id);
    if (table === undefined) throw errors.noTable();
    return this.info(id, person);
  }
}
