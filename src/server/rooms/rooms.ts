import { gameById } from '#games';
import type { Notice } from '../store/bus.ts';
import { botOf, seatOf, type TableRecord } from '../tables/record.ts';
import type { Around } from './around.ts';
import { Caretaker } from './caretaker.ts';
import { Room, type Asked, type Talk } from './room.ts';
import { Sitting } from './sitting.ts';
import type { Watcher } from './watchers.ts';

/** A room nobody looks into is closed after so long; its game is in the store. */
const CLOSE_AFTER = 5 * 60_000;
const SWEEP_EVERY = 15_000;

/** The tables this process has open. Any process may open any table: the store decides whose entry counts. */
export class Rooms {
  readonly #around: Around;
  readonly #caretaker: Caretaker;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #opened = new Map<string, Room>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(around: Around) {
    this.#around = around;
    this.#caretaker = new Caretaker(around, room => this.changed(room.id));
    this.#sweeper = setInterval(() => void this.#sweep().catch(error => around.report(error, 'sweep')), SWEEP_EVERY);
    around.store.bus.listen((notice, from) => void this.#hear(notice, from));
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The room of this table; `undefined` if there is no such table. All wait for the same answer, and get it in the order they asked. */
  open(id: string): Promise<Room | undefined> {
    this.opened(id);
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const opening = this.#open(id);
    this.#rooms.set(id, opening);
    return opening;
  }

  /** The room of this table, if it is open already: nobody need wait for it. */
  opened(id: string): Room | undefined {
    const room = this.#opened.get(id);
    if (room !== undefined) room.lastUsed = this.#around.now();
    return room;
  }

  /** Shows a table to somebody, and tells what happens at it from then on; says whether they may look. */
  async watch(room: Room, watcher: Watcher, asked: Asked): Promise<boolean> {
    const { store } = this.#around;
    // Another process may have written what it could not tell.
    if (store.bus.isShared) await (room.sitting === undefined ? this.#reload(room.id, false) : room.catchUp());
    const viewer = room.viewerOf(watcher.person);
    const chat = await store.chats.latest(room.id, viewer !== 'audience');
    return room.enqueue(() => {
      // Looked at only now: the game may have begun in between, and not be for watching.
      if (!room.mayLook(watcher.person)) return false;
      const wasThere = room.watchers.seats.length;
      room.watchers.set(watcher, room.viewerOf(watcher.person));
      watcher.send(JSON.stringify(room.shown(watcher, chat, asked)));
      if (room.watchers.seats.length !== wasThere) this.#present(room, watcher);
      return true;
    });
  }

  unwatch(room: Room, watcher: Watcher): void {
    const before = room.watchers.seats.length;
    if (room.watchers.delete(watcher) && room.watchers.seats.length !== before) this.#present(room);
  }

  /** Opens the tables whose lists a process that was killed has left behind: to attend to a table brings them up to date. */
  async mendLists(): Promise<void> {
    for (const id of await this.#around.store.tables.lagging()) await this.open(id);
  }

  /** Seats or status were changed in the store, by this process: everybody is told. */
  async changed(id: string): Promise<TableRecord | undefined> {
    const record = await this.#reload(id, true);
    await this.#publish({ kind: 'changed', table: id });
    return record;
  }

  /** Somebody has another name: every open table they sit at shows it, and others read it when they are opened. */
  async renamed(person: string): Promise<void> {
    await this.#rename(person, true);
    await this.#publish({ kind: 'renamed', person });
  }

  async #rename(person: string, isOwn: boolean): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      const room = await opening;
      if (room !== undefined && seatOf(room.record, person) !== undefined) await this.#reload(id, isOwn);
    }
  }

  /** All rooms may have missed something. */
  #refresh(): void {
    for (const id of this.#rooms.keys())
      void this.#reload(id, false).catch(error => this.#around.report(error, 'refresh'));
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#caretaker.close();
    const opened = await Promise.allSettled(this.#rooms.values());
    await Promise.all(opened.map(room => room.status === 'fulfilled' && room.value?.enqueue(() => {})));
  }

  async #open(id: string): Promise<Room | undefined> {
    const room = await this.#load(id).catch(error => {
      this.#forget(id);
      throw error;
    });
    if (room === undefined) this.#forget(id);
    else {
      this.#opened.set(id, room);
      room.lastUsed = this.#around.now();
      this.#caretaker.attend(room, true);
      void this.#publish({ kind: 'opened', table: id });
    }
    return room;
  }

  async #load(id: string): Promise<Room | undefined> {
    const record = await this.#around.store.tables.load(id);
    if (record === undefined) return undefined;
    return new Room(this.#around, this.#caretaker, record, await this.#seat(record));
  }

  async #seat(record: TableRecord): Promise<Sitting | undefined> {
    const { id, header, seed, pace, seats } = record;
    const game = gameById(record.game);
    if (header === undefined || game === undefined) return undefined;
    const { logs } = this.#around.store;
    const snapshot = await logs.snapshot(id);
    const entries = await logs.entriesFrom(id, snapshot?.length ?? 0);
    return Sitting.load({ game, header, seed, pace }, { snapshot, entries }, seat => {
      const sitter = seats[seat];
      return sitter !== undefined && botOf(sitter) === undefined;
    });
  }

  async #reload(id: string, isOwn: boolean): Promise<TableRecord | undefined> {
    const room = await this.#rooms.get(id);
    const record = await (room === undefined
      ? this.#around.store.tables.load(id)
      : room.enqueue(() => this.#readAnew(room)));
    if (record === undefined) this.#forget(id);
    if (record === undefined || room === undefined) return record;
    await room.catchUp();
    this.#caretaker.attend(room, isOwn);
    return record;
  }

  /** In the room's own order, so that of two changes the later is read last. */
  async #readAnew(room: Room): Promise<TableRecord | undefined> {
    const record = await this.#around.store.tables.load(room.id);
    if (record === undefined) return undefined;
    const sitting = room.sitting ?? (await this.#seat(record));
    const talk = room.sitting === sitting ? undefined : await this.#talk(room.id);
    const before = room.watchers.seats.length;
    room.take(record, sitting, talk);
    // Somebody who looked on has sat down: the other processes know only that the seat is taken.
    if (room.watchers.seats.length !== before) this.#present(room);
    return record;
  }

  async #talk(id: string): Promise<Talk> {
    const { chats } = this.#around.store;
    const [players, all] = await Promise.all([chats.latest(id, true), chats.latest(id, false)]);
    return { players, all };
  }

  async #hear(notice: Notice, from: string): Promise<void> {
    try {
      if (notice.kind === 'entries') {
        for (const table of notice.tables) await (await this.#rooms.get(table))?.catchUp();
      } else if (notice.kind === 'changed') await this.#reload(notice.table, false);
      else if (notice.kind === 'renamed') await this.#rename(notice.person, false);
      else if (notice.kind === 'said') await this.#said(notice.table, notice.id);
      else if (notice.kind === 'opened') await this.#sayWhoIsHere(notice.table);
      else if (notice.kind === 'missed') this.#refresh();
      else await this.#presentElsewhere(notice.table, from, notice.seats);
    } catch (error) {
      this.#around.report(error, `notice ${notice.kind}`);
    }
  }

  async #said(table: string, id: number): Promise<void> {
    const room = await this.#rooms.get(table);
    const line = room && (await this.#around.store.chats.line(id));
    if (line !== undefined) room?.said(line);
  }

  async #presentElsewhere(table: string, process: string, seats: readonly number[]): Promise<void> {
    const room = await this.#rooms.get(table);
    room?.presence.hear(process, seats, this.#around.now());
    room?.tellInfo();
  }

  /** Who is connected here has changed. */
  #present(room: Room, knowing?: Watcher): void {
    room.tellInfo(knowing);
    void this.#publish({ kind: 'present', table: room.id, seats: room.watchers.seats });
  }

  /** Another process has just opened the table, and does not know yet who is connected here. */
  async #sayWhoIsHere(table: string): Promise<void> {
    const { seats } = (await this.#rooms.get(table))?.watchers ?? { seats: [] };
    if (seats.length > 0) await this.#publish({ kind: 'present', table, seats });
  }

  async #publish(notice: Notice): Promise<void> {
    await this.#around.store.bus.publish(notice);
  }

  async #sweep(): Promise<void> {
    const { store } = this.#around;
    const now = this.#around.now();
    for (const [id, opening] of this.#rooms) {
      const room = await opening;
      if (room === undefined) continue;
      if (room.presence.expire(now)) room.tellInfo();
      if (store.bus.isShared && room.watchers.size > 0) await this.#keepPresence(room);
      const isIdle = room.watchers.size === 0 && now - room.lastUsed > CLOSE_AFTER;
      if (isIdle && !this.#caretaker.isBusy(room)) this.#forget(id);
    }
    for (const id of await store.tables.overdue(now)) await this.open(id);
  }

  /** A sign of life to the other processes, and a look at what they may have failed to tell. */
  async #keepPresence(room: Room): Promise<void> {
    await room.catchUp();
    await this.#publish({ kind: 'present', table: room.id, seats: room.watchers.seats });
  }

  #forget(id: string): void {
    this.#rooms.delete(id);
    this.#opened.delete(id);
  }
}
