import type { Seat } from '#kernel';
import { botOf, type TableRecord } from '../tables/record.ts';
import type { Around } from './around.ts';
import { deadlineOf, leftAt } from './clock.ts';
import type { Room, RoomEvents } from './room.ts';
import type { Sitting } from './sitting.ts';

/** The bot that takes the place of somebody whose time is up. */
export const STAND_IN = 'greedy';

const SNAPSHOT_EVERY = 48;
/** Longer waits do not fit into a timer; the sweep finds the table when its time comes. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** When another process made the last step, its bots are given this long before ours take over. */
const GRACE = 3000;

interface Duty {
  readonly thinking: Set<Seat>;
  timer: NodeJS.Timeout | undefined;
  grace: NodeJS.Timeout | undefined;
  lastSnapshot: number;
}

const stopAlarm = (duty: Duty): void => {
  clearTimeout(duty.timer);
  duty.timer = undefined;
};

/** Whether the game is over because too few are left who have not lost by time. */
const isAbandoned = ({ seats }: TableRecord): boolean => {
  const left = seats.filter(({ hasForfeited }) => !hasForfeited);
  // Whoever plays alone, or has a bot take over, has lost nothing.
  if (left.length === seats.length) return false;
  return left.length < 2 || !left.some(({ kind }) => kind === 'person');
};

/** Looks after tables between people's deeds: bots move, clocks run out, snapshots are kept, ends are written down. */
export class Caretaker implements RoomEvents {
  readonly #around: Around;
  readonly #changed: (room: Room) => Promise<unknown>;
  readonly #duties = new WeakMap<Room, Duty>();
  #isClosed = false;

  constructor(around: Around, changed: (room: Room) => Promise<unknown>) {
    this.#around = around;
    this.#changed = changed;
  }

  isBusy(room: Room): boolean {
    const { thinking, timer } = this.#duty(room);
    return thinking.size > 0 || (timer !== undefined && room.record.pace.kind === 'live');
  }

  stepped(room: Room, isOwn: boolean): void {
    this.attend(room, isOwn);
    if (isOwn && room.sitting !== undefined) this.#keepSnapshot(room, room.sitting);
  }

  /** Sees to it that whoever is to act can: asks bots, sets the alarm. */
  attend(room: Room, isOwn: boolean): void {
    const { sitting, record } = room;
    const duty = this.#duty(room);
    clearTimeout(duty.grace);
    if (record.status === 'over') stopAlarm(duty);
    if (sitting === undefined || record.status !== 'running' || this.#isClosed) return;
    this.#setAlarm(room, sitting, duty);
    this.#touch(room, sitting);
    if (isOwn) this.#askBots(room, sitting, duty);
    else this.#askLater(room, sitting);
  }

  close(): void {
    this.#isClosed = true;
  }

  /** From the first moment on: a table that nobody has open is found again by its deadline. */
  #touch({ id }: Room, { table, clock }: Sitting): void {
    const toAct = table.game.toAct(table.state);
    this.#around.store.writer.touch(id, { updated: clock.since, toAct, deadline: deadlineOf(clock) });
  }

  #duty(room: Room): Duty {
    const known = this.#duties.get(room);
    if (known !== undefined) return known;
    const duty: Duty = { thinking: new Set(), timer: undefined, grace: undefined, lastSnapshot: 0 };
    this.#duties.set(room, duty);
    return duty;
  }

  #askBots(room: Room, sitting: Sitting, { thinking }: Duty): void {
    const { table } = sitting;
    for (const seat of table.game.toAct(table.state)) {
      const sitter = room.record.seats[seat];
      const bot = sitter && botOf(sitter);
      if (bot === undefined || thinking.has(seat) || this.#isClosed) continue;
      thinking.add(seat);
      const moving = this.#letBotMove(room, seat, bot).catch((error: unknown) => {
        // What it wanted could not be written: the game must not stand still for that.
        this.#askLater(room, sitting);
        throw error;
      });
      this.#background(moving, 'bot');
    }
  }

  #askLater(room: Room, sitting: Sitting): void {
    const duty = this.#duty(room);
    clearTimeout(duty.grace);
    duty.grace = setTimeout(() => this.#askBots(room, sitting, duty), GRACE).unref();
  }

  /** A bot is given what a player in its seat would see. */
  async #letBotMove(room: Room, seat: Seat, bot: string): Promise<void> {
    const { table } = room.sitting ?? {};
    if (table === undefined) return;
    const { game, state, length } = table;
    try {
      const move = await this.#around.bots.choose({
        game: game.id,
        bot,
        view: game.view(state, seat),
        moves: game.legalMoves(state, seat),
      });
      this.#duty(room).thinking.delete(seat);
      if (this.#isClosed || (await this.#isBackAgain(room, seat))) return;
      const verdict = await room.deed(seat, {
        seen: length,
        propose: sitting => sitting.table.proposeMove(seat, move, this.#around.now()),
        acknowledge: () => {},
      });
      // The table has moved on since the bot looked: it looks again.
      if (verdict.kind !== 'ack') this.attend(room, true);
    } finally {
      this.#duty(room).thinking.delete(seat);
    }
  }

  /** Whether a person has taken the seat back while the bot was thinking. */
  #isBackAgain(room: Room, seat: Seat): Promise<boolean> {
    return room.enqueue(() => {
      const sitter = room.record.seats[seat];
      return sitter === undefined || botOf(sitter) === undefined;
    });
  }

  #setAlarm(room: Room, { clock }: Sitting, duty: Duty): void {
    stopAlarm(duty);
    const deadline = deadlineOf(clock);
    if (deadline === undefined) return;
    const wait = Math.max(0, deadline - this.#around.now());
    if (wait > LONGEST_TIMER) return;
    duty.timer = setTimeout(() => this.#background(this.#timeUp(room), 'clock'), wait).unref();
  }

  async #timeUp(room: Room): Promise<void> {
    const late = await room.enqueue(() => {
      const { clock } = room.sitting ?? {};
      const now = this.#around.now();
      return clock?.running.filter(seat => leftAt(clock, seat, now) <= 0) ?? [];
    });
    if (this.#isClosed || room.record.status !== 'running') return;
    for (const seat of late) await this.#replace(room, seat);
    if (late.length > 0) await this.#changed(room);
    else this.attend(room, true);
    if (isAbandoned(room.record)) await this.#finish(room, placesByTime(room.record));
  }

  async #replace({ record, id }: Room, seat: Seat): Promise<void> {
    const hasForfeited = record.atZero === 'forfeit';
    await this.#around.store.tables.changeSeat(id, seat, now => ({
      ...now,
      standIn: STAND_IN,
      hasForfeited,
      votes: [],
    }));
  }

  async #finish(room: Room, places: readonly number[]): Promise<void> {
    if (room.record.status === 'over') return;
    stopAlarm(this.#duty(room));
    await this.#around.store.tables.finish(room.id, places, this.#around.now());
    await this.#changed(room);
  }

  #keepSnapshot(room: Room, sitting: Sitting): void {
    const duty = this.#duty(room);
    if (sitting.table.length - duty.lastSnapshot < SNAPSHOT_EVERY) return;
    const snapshot = sitting.snapshot();
    if (snapshot === undefined) return;
    duty.lastSnapshot = snapshot.length;
    this.#around.store.writer.keepSnapshot({ table: room.id, ...snapshot });
  }

  #background(work: Promise<unknown>, what: string): void {
    work.catch(error => this.#around.report(error, what));
  }
}

/** Those who have lost by time come last; the others share the first place. */
const placesByTime = ({ seats }: TableRecord): readonly number[] =>
  seats.map(({ hasForfeited }) => (hasForfeited ? 2 : 1));
