import type { Seat } from '#kernel';
import { isDecidedByForfeit, placesByForfeit } from '../tables/forfeit.ts';
import { takeOverByVote, timeOutSeat } from '../tables/standInBot.ts';
import { BotMoves } from './botMoves.ts';
import { deadlineOf, timeLeft } from './clock.ts';
import { ClockAlarms } from './clockAlarms.ts';
import type { Room, RoomListener } from './room.ts';
import type { RunningGame } from './runningGame.ts';
import type { RoomServices } from './services.ts';
import { TakeoverAlarms, takeoversOf } from './takeoverAlarms.ts';

/** Keeps games going between people's moves: bots move, clocks run out, snapshots are saved, lists are updated. */
export class RoomSupervisor implements RoomListener {
  readonly #services: RoomServices;
  readonly #tableChanged: (id: string) => Promise<unknown>;
  readonly #botMoves: BotMoves;
  readonly #alarms: ClockAlarms;
  readonly #takeovers: TakeoverAlarms;
  #isClosed = false;

  constructor(services: RoomServices, tableChanged: (id: string) => Promise<unknown>) {
    this.#services = services;
    this.#tableChanged = tableChanged;
    this.#botMoves = new BotMoves(services, room => this.resume(room, true));
    this.#alarms = new ClockAlarms(services.now, room => {
      this.#onTimeUp(room).catch(error => services.report(error, 'clock'));
    });
    this.#takeovers = new TakeoverAlarms(services.now, room => {
      this.#onTakeover(room).catch(error => services.report(error, 'takeover'));
    });
  }

  /** Whether a room must stay open although nobody watches it. */
  isBusy(room: Room): boolean {
    return this.#botMoves.isThinking(room) || (this.#alarms.isSet(room) && room.record.pace.kind === 'live');
  }

  entryAdded(room: Room, isOwn: boolean): void {
    this.resume(room, isOwn);
    const snapshot = isOwn ? room.runningGame?.takeSnapshotIfDue() : undefined;
    if (snapshot !== undefined) this.#services.store.writer.keepSnapshot({ table: room.id, ...snapshot });
  }

  /** After any change: whoever is to act gets their clock, or their bot. `isOwn` says that this process made the change. */
  resume(room: Room, isOwn: boolean): void {
    const { runningGame, record } = room;
    this.#botMoves.cancelDelayed(room);
    if (record.status === 'over') this.#alarms.clear(room);
    if (runningGame === undefined || record.status !== 'running' || this.#isClosed) return;
    this.#alarms.set(room, runningGame.clock);
    this.#takeovers.set(room);
    this.#updateListing(room, runningGame);
    if (isOwn) this.#botMoves.request(room);
    else this.#botMoves.requestLater(room);
  }

  /** Somebody has come or gone. */
  presenceChanged(room: Room): void {
    if (room.record.status === 'running' && !this.#isClosed) this.#takeovers.set(room);
  }

  close(): void {
    this.#isClosed = true;
    this.#botMoves.close();
  }

  /** From the first entry on: a table that no process has open is found again by its deadline. */
  #updateListing({ id }: Room, { table, clock }: RunningGame): void {
    const toAct = table.game.toAct(table.state);
    this.#services.store.writer.updateListing(id, { updated: clock.since, toAct, deadline: deadlineOf(clock) });
  }

  async #onTimeUp(room: Room): Promise<void> {
    const late = await room.runExclusive((): readonly Seat[] => {
      const { clock } = room.runningGame ?? {};
      const now = this.#services.now();
      return clock?.running.filter(seat => timeLeft(clock, seat, now) <= 0) ?? [];
    });
    if (this.#isClosed || room.record.status !== 'running') return;
    const { tables } = this.#services.store;
    for (const seat of late) await tables.changeSeat(room.id, seat, now => timeOutSeat(now, room.record.atZero));
    if (late.length > 0) await this.#tableChanged(room.id);
    else this.resume(room, true);
    if (isDecidedByForfeit(room.record)) await this.#finish(room);
  }

  /** Bots take over the seats whose votes are won, unless their people are back. */
  async #onTakeover(room: Room): Promise<void> {
    const { store, now } = this.#services;
    if (this.#isClosed || room.record.status !== 'running' || !store.bus.isConnected) return;
    const due = takeoversOf(room).filter(({ time }) => time <= now());
    for (const { seat } of due) await store.tables.changeSeat(room.id, seat, takeOverByVote);
    if (due.length > 0) await this.#tableChanged(room.id);
    else this.#takeovers.set(room);
  }

  async #finish(room: Room): Promise<void> {
    if (room.record.status === 'over') return;
    this.#alarms.clear(room);
    await this.#services.store.tables.finish(room.id, placesByForfeit(room.record), this.#services.now());
    await this.#tableChanged(room.id);
  }
}
