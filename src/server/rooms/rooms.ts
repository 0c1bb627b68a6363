import { gameOf } from '#games';
import type { AnyGame } from '#kernel';
import type { LoggedTable, ResumedGame, ResumeFault, ResumeQuery } from '../replays/replayTask.ts';
import type { BusMessage } from '../store/bus.ts';
import { welcomeBack } from '../tables/standInBot.ts';
import { botOf, seatOf, type TableRecord } from '../tables/tableRecord.ts';
import { Room, type ChatHistory, type LoadedGame, type WatchOptions } from './room.ts';
import { RoomSupervisor } from './roomSupervisor.ts';
import { RunningGame } from './runningGame.ts';
import { usableSnapshot } from './snapshot.ts';
import type { RoomServices } from './services.ts';
import type { Watcher } from './watchers.ts';

/** A room nobody watches is closed after so many milliseconds; its game is in the store. */
const IDLE_TIMEOUT = 5 * 60_000;
const SWEEP_INTERVAL = 15_000;
/** A room replays no more entries by itself: while it does, nobody moves. */
const MAX_REPLAYED_ENTRIES = 96;

/** The tables this process has open. Any process may open any table: the store decides whose entry counts. */
export class Rooms {
  readonly #services: RoomServices;
  readonly #supervisor: RoomSupervisor;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #loaded = new Map<string, Room>();
  readonly #sweepTimer: NodeJS.Timeout;

  constructor(services: RoomServices) {
    this.#services = services;
    this.#supervisor = new RoomSupervisor(services, id => this.tableChanged(id));
    this.#sweepTimer = setInterval(() => {
      this.#sweep().catch(error => services.report(error, 'sweep'));
    }, SWEEP_INTERVAL);
    services.store.bus.listen((message, from) => void this.#onBusMessage(message, from));
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The room of this table; `undefined` if there is no such table. Concurrent callers share one load, in order. */
  open(id: string): Promise<Room | undefined> {
    this.getOpen(id);
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const opening = this.#open(id);
    this.#rooms.set(id, opening);
    return opening;
  }

  /** The room of this table, if it is open already: synchronous. */
  getOpen(id: string): Room | undefined {
    const room = this.#loaded.get(id);
    if (room !== undefined) room.lastUsed = this.#services.now();
    return room;
  }

  /** Sends a watcher the table and, from then on, every change; says whether it may watch. */
  async watch(room: Room, watcher: Watcher, options: WatchOptions): Promise<boolean> {
    const { store } = this.#services;
    // A message of another process may have been lost.
    if (store.bus.isShared) await (room.runningGame === undefined ? this.#reload(room.id, false) : room.catchUp());
    const viewer = room.viewerOf(watcher.person);
    const chat = await store.chats.latest(room.id, viewer !== 'audience');
    return room.runExclusive(() => {
      // Checked only now: the game may have started meanwhile, and not be open to the audience.
      if (!room.canWatch(watcher.person)) return false;
      const seatsBefore = room.watchers.seats.length;
      room.watchers.set(watcher, room.viewerOf(watcher.person));
      room.presence.setHere(room.watchers.seats, this.#services.now());
      watcher.send(JSON.stringify(room.stateMessage(watcher, chat, options)));
      if (room.watchers.seats.length !== seatsBefore) this.#presenceChanged(room, watcher);
      return true;
    });
  }

  /** Somebody has returned to their seat: a vote for a bot ends, and a seat that one took away is theirs again. */
  async welcomeBack(room: Room, person: string): Promise<void> {
    const index = seatOf(room.record, person);
    const sitter = index === undefined ? undefined : room.record.seats[index];
    if (index === undefined || sitter === undefined || (sitter.votes.length === 0 && !sitter.isVotedOut)) return;
    await this.#services.store.tables.changeSeat(room.id, index, welcomeBack);
    await this.tableChanged(room.id);
  }

  unwatch(room: Room, watcher: Watcher): void {
    const seatsBefore = room.watchers.seats.length;
    if (room.watchers.delete(watcher) && room.watchers.seats.length !== seatsBefore) this.#presenceChanged(room);
  }

  /** Opens the tables whose listings a killed process has left out of date: opening a table updates them. */
  async refreshStaleListings(): Promise<void> {
    for (const id of await this.#services.store.tables.withStaleListing()) await this.open(id);
  }

  /** This process has changed seats or status in the store: watchers and the other processes are notified. */
  async tableChanged(id: string): Promise<TableRecord | undefined> {
    const record = await this.#reload(id, true);
    await this.#publish({ kind: 'changed', table: id });
    return record;
  }

  /** A person has a new name: it is broadcast at every open table they sit at. */
  async personRenamed(person: string): Promise<void> {
    await this.#reloadTablesOf(person, true);
    await this.#publish({ kind: 'renamed', person });
  }

  async close(): Promise<void> {
    clearInterval(this.#sweepTimer);
    this.#supervisor.close();
    const rooms = await Promise.allSettled(this.#rooms.values());
    await Promise.all(rooms.map(room => room.status === 'fulfilled' && room.value?.runExclusive(() => {})));
  }

  async #open(id: string): Promise<Room | undefined> {
    const room = await this.#load(id).catch(error => {
      this.#drop(id);
      throw error;
    });
    if (room === undefined) this.#drop(id);
    else {
      this.#loaded.set(id, room);
      room.lastUsed = this.#services.now();
      this.#supervisor.resume(room, true);
      void this.#publish({ kind: 'opened', table: id });
    }
    return room;
  }

  async #load(id: string): Promise<Room | undefined> {
    const record = await this.#services.store.tables.load(id);
    if (record === undefined) return undefined;
    return new Room(this.#services, this.#supervisor, record, await this.#loadGame(record));
  }

  /** By the rules it began with. Where they are not here, or make something else of its log, the table is kept as it is. */
  async #loadGame({ id, header, seed, pace, seats }: TableRecord): Promise<LoadedGame> {
    if (header === undefined) return {};
    const lookup = await gameOf(header);
    if (!lookup.ok) return { fault: lookup.fault };
    const clockSeats = seats.map(sitter => botOf(sitter) === undefined);
    const resumed = await this.#latestSnapshot(lookup.game, { id, header }, { pace, clockSeats });
    if ('fault' in resumed) return this.#damaged(id, resumed.fault);
    const { snapshot, history } = resumed;
    const entries = await this.#services.store.logs.entriesFrom(id, snapshot?.length ?? 0);
    const stored = { game: lookup.game, header, seed, pace };
    const log = { snapshot, entries, ...(history && { history }) };
    try {
      return { runningGame: RunningGame.load(stored, log, seat => clockSeats[seat] === true) };
    } catch (error) {
      return this.#damaged(id, error);
    }
  }

  #damaged(id: string, error: unknown): LoadedGame {
    this.#services.report(error, `table ${id}`);
    return { fault: 'log' };
  }

  /** The stored snapshot; where too many entries have come since then, a newer one that a worker thread has made. */
  async #latestSnapshot(
    game: AnyGame,
    table: LoggedTable,
    query: ResumeQuery,
  ): Promise<Partial<ResumedGame> | ResumeFault> {
    const { store, replays } = this.#services;
    const snapshot = usableSnapshot(game, await store.logs.snapshot(table.id));
    const length = await store.logs.length(table.id);
    if (length - (snapshot?.length ?? 0) > MAX_REPLAYED_ENTRIES) return replays.resume(table, query);
    return snapshot === undefined ? {} : { snapshot };
  }

  async #reload(id: string, isOwn: boolean): Promise<TableRecord | undefined> {
    const room = await this.#rooms.get(id);
    const record = await (room === undefined
      ? this.#services.store.tables.load(id)
      : room.runExclusive(() => this.#updateFromStore(room)));
    if (record === undefined) this.#drop(id);
    if (record === undefined || room === undefined) return record;
    await room.catchUp();
    this.#supervisor.resume(room, isOwn);
    return record;
  }

  /** Under the room's mutex, so that of two changes the later is read last. */
  async #updateFromStore(room: Room): Promise<TableRecord | undefined> {
    const record = await this.#services.store.tables.load(room.id);
    if (record === undefined) return undefined;
    const loaded = room.runningGame === undefined ? await this.#loadGame(record) : {};
    const chat = loaded.runningGame === undefined ? undefined : await this.#loadChat(room.id);
    const seatsBefore = room.watchers.seats.length;
    room.update(record, loaded, chat);
    // A watcher has joined: the other processes know only that the seat is taken.
    if (room.watchers.seats.length !== seatsBefore) this.#presenceChanged(room);
    return record;
  }

  async #loadChat(id: string): Promise<ChatHistory> {
    const { chats } = this.#services.store;
    const [players, all] = await Promise.all([chats.latest(id, true), chats.latest(id, false)]);
    return { players, all };
  }

  async #reloadTablesOf(person: string, isOwn: boolean): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      const room = await opening;
      if (room !== undefined && seatOf(room.record, person) !== undefined) await this.#reload(id, isOwn);
    }
  }

  #reloadAll(): void {
    for (const room of this.#loaded.values()) room.presence.forget(this.#services.now());
    for (const id of this.#rooms.keys())
      void this.#reload(id, false).catch(error => this.#services.report(error, 'reload'));
  }

  async #onBusMessage(message: BusMessage, from: string): Promise<void> {
    try {
      if (message.kind === 'entries') {
        for (const table of message.tables) await (await this.#rooms.get(table))?.catchUp();
      } else if (message.kind === 'changed') await this.#reload(message.table, false);
      else if (message.kind === 'renamed') await this.#reloadTablesOf(message.person, false);
      else if (message.kind === 'said') await this.#onRemoteChat(message.table, message.id);
      else if (message.kind === 'opened') await this.#publishPresence(message.table);
      else if (message.kind === 'missed') this.#reloadAll();
      else if (message.kind === 'present') await this.#onRemotePresence(message.table, from, message.seats);
    } catch (error) {
      this.#services.report(error, `bus message ${message.kind}`);
    }
  }

  async #onRemoteChat(table: string, id: number): Promise<void> {
    const room = await this.#rooms.get(table);
    const line = room && (await this.#services.store.chats.byId(id));
    if (line !== undefined) room?.broadcastChat(line);
  }

  async #onRemotePresence(table: string, process: string, seats: readonly number[]): Promise<void> {
    const room = await this.#rooms.get(table);
    if (room === undefined) return;
    room.presence.update(process, seats, this.#services.now());
    this.#supervisor.presenceChanged(room);
    room.broadcastInfo();
  }

  /** Who is connected to this process has changed. `informed` has just been sent the table. */
  #presenceChanged(room: Room, informed?: Watcher): void {
    room.presence.setHere(room.watchers.seats, this.#services.now());
    this.#supervisor.presenceChanged(room);
    room.broadcastInfo(informed);
    void this.#publish({ kind: 'present', table: room.id, seats: room.watchers.seats });
  }

  /** Another process has just opened the table, and does not know yet who is connected here. */
  async #publishPresence(table: string): Promise<void> {
    const { seats } = (await this.#rooms.get(table))?.watchers ?? { seats: [] };
    if (seats.length > 0) await this.#publish({ kind: 'present', table, seats });
  }

  async #publish(message: BusMessage): Promise<void> {
    await this.#services.store.bus.publish(message);
  }

  async #sweep(): Promise<void> {
    const { store } = this.#services;
    const now = this.#services.now();
    for (const [id, opening] of this.#rooms) {
      const room = await opening;
      if (room === undefined) continue;
      if (room.presence.expire(now)) {
        this.#supervisor.presenceChanged(room);
        room.broadcastInfo();
      }
      if (store.bus.isShared && room.watchers.size > 0) await this.#synchronize(room);
      const isIdle = room.watchers.size === 0 && now - room.lastUsed > IDLE_TIMEOUT;
      if (isIdle && !this.#supervisor.isBusy(room)) this.#drop(id);
    }
    for (const id of await store.tables.overdue(now)) await this.open(id);
    for (const id of await store.freeWords.pending()) await store.freeWords.wipe(id);
  }

  /** Reads what a lost message may have been about, and keeps our presence from expiring in the other processes. */
  async #synchronize(room: Room): Promise<void> {
    await room.catchUp();
    await this.#publish({ kind: 'present', table: room.id, seats: room.watchers.seats });
  }

  #drop(id: string): void {
    this.#rooms.delete(id);
    this.#loaded.delete(id);
  }
}
