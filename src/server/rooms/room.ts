import { seat as toSeat, seenBy, type Entry, type GameEvent, type Seat, type Viewer } from '#kernel';
import { diff, type ChatLine, type Clocks, type ErrorCode, type Message, type Standing, type TableInfo } from '#wire';
import { infoOf } from '../tables/info.ts';
import { botOf, seatOf, type TableRecord } from '../tables/record.ts';
import type { AnyAnswer } from './anyTable.ts';
import type { Around } from './around.ts';
import { deadlineOf, leftAt } from './clock.ts';
import { Presence } from './presence.ts';
import type { Sitting } from './sitting.ts';
import { standingOf } from './standing.ts';
import { Watchers, type Watcher } from './watchers.ts';

/** How a deed was answered. */
export type Verdict =
  | { readonly kind: 'ack'; readonly length: number }
  | Pick<Extract<Message, { kind: 'refused' }>, 'kind' | 'refusal'>
  | { readonly kind: 'error'; readonly code: ErrorCode };

/** A race is lost to an entry that came first; so many in a row is no race any more. */
const MOST_RACES = 20;

/** What happens in a room, for those who must act on it. */
export interface RoomEvents {
  /** A step was made: by this process, or by another. */
  stepped(room: Room, isOwn: boolean): void;
  /** The game has come to its end. */
  ended(room: Room): void;
}

/** One table in this process: its game, and those who look at it. Everything at it happens one after the other. */
export class Room {
  readonly id: string;
  readonly watchers = new Watchers();
  readonly presence = new Presence();
  readonly #around: Around;
  readonly #events: RoomEvents;
  /** The last entry each seat has written, as far as this process knows. */
  #lastBy: number[] = [];
  #record: TableRecord;
  #sitting: Sitting | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(around: Around, events: RoomEvents, record: TableRecord, sitting: Sitting | undefined) {
    this.id = record.id;
    this.#around = around;
    this.#events = events;
    this.#record = record;
    this.#sitting = sitting;
  }

  get record(): TableRecord {
    return this.#record;
  }

  get sitting(): Sitting | undefined {
    return this.#sitting;
  }

  /** Runs when everything that was asked before is done. */
  enqueue<T>(work: () => Promise<T> | T): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  isTimed = (seat: Seat): boolean => {
    const sitter = this.#record.seats[seat];
    return sitter !== undefined && botOf(sitter) === undefined;
  };

  info(person: string): TableInfo {
    const { game, state } = this.#sitting?.table ?? {};
    return infoOf(this.#record, person, {
      toAct: game?.toAct(state) ?? [],
      deadline: this.#sitting && deadlineOf(this.#sitting.clock),
      present: this.presence.seats(this.watchers.seats),
    });
  }

  clocks(): Clocks | undefined {
    if (this.#sitting === undefined || this.#record.pace.kind === 'none') return undefined;
    const { clock } = this.#sitting;
    const now = this.#around.now();
    return { left: clock.left.map((_, seat) => leftAt(clock, seat, now)), running: clock.running };
  }

  /** What somebody who comes to look is shown. */
  shown(watcher: Watcher, chat: readonly ChatLine[], ref?: number): Message {
    const asked = ref === undefined ? {} : { ref };
    const info = this.info(watcher.person);
    if (this.#sitting === undefined) return { kind: 'waiting', table: this.id, info, chat, ...asked };
    const viewer = this.viewerOf(watcher.person);
    const { table, recent } = this.#sitting;
    const clocks = this.clocks();
    return {
      kind: 'shown',
      table: this.id,
      info,
      length: table.length,
      standing: standingOf(table, viewer),
      ...recent.seenBy(table.game, viewer),
      chat,
      ...asked,
      ...(clocks && { clocks }),
    };
  }

  viewerOf(person: string): Viewer {
    const index = seatOf(this.#record, person);
    return index === undefined ? 'audience' : toSeat(index);
  }

  /** Seats or status have changed in the store. */
  take(record: TableRecord, sitting: Sitting | undefined): void {
    const isBeginning = this.#sitting === undefined && sitting !== undefined;
    this.#record = record;
    this.#sitting ??= sitting;
    this.#sitting?.retime(this.isTimed, this.#around.now());
    for (const watcher of this.watchers) {
      this.watchers.set(watcher, this.viewerOf(watcher.person));
      if (isBeginning) watcher.send(JSON.stringify(this.shown(watcher, [])));
    }
    this.tellInfo();
  }

  tellInfo(): void {
    for (const watcher of this.watchers) {
      const message: Message = { kind: 'info', table: this.id, info: this.info(watcher.person) };
      watcher.send(JSON.stringify(message));
    }
  }

  /** Players do not hear the audience. */
  said(line: ChatLine): void {
    const text = JSON.stringify({ kind: 'said', table: this.id, line } satisfies Message);
    for (const watcher of this.watchers) {
      if (line.seat !== undefined || this.viewerOf(watcher.person) === 'audience') watcher.send(text);
    }
  }

  /**
   * A deed of a seat: worked out, written down, acknowledged, shown; in this order.
   * `seen` is how much of the log its author had seen; a seat that has acted since sent it twice.
   */
  deed(seat: Seat, { seen, propose, acknowledge }: Deed): Promise<Verdict> {
    return this.enqueue(async () => {
      const sitting = this.#sitting;
      if (sitting === undefined || this.#record.status !== 'running') return { kind: 'error', code: 'notRunning' };
      for (let races = 0; races < MOST_RACES; races++) {
        if (seen > sitting.table.length) await this.#catchUp(sitting);
        if ((this.#lastBy[seat] ?? -1) >= seen || seen > sitting.table.length) return { kind: 'error', code: 'stale' };
        const answer = propose(sitting);
        if (!answer.ok) {
          this.#around.count('refusal');
          return { kind: 'refused', refusal: answer.refusal };
        }
        if (await this.#write(sitting, answer, acknowledge)) return { kind: 'ack', length: sitting.table.length };
        this.#around.count('race');
        await this.#catchUp(sitting);
      }
      return { kind: 'error', code: 'wentWrong' };
    });
  }

  /** Entries that another process has written. */
  catchUp(): Promise<void> {
    return this.enqueue(() => this.#sitting && this.#catchUp(this.#sitting));
  }

  async #write(
    sitting: Sitting,
    answer: Extract<AnyAnswer, { ok: true }>,
    acknowledge: (length: number) => void,
  ): Promise<boolean> {
    const { entry, events } = answer;
    if (!(await this.#around.store.writer.append({ table: this.id, entry }))) return false;
    this.#around.count(entry.deed.kind === 'undo' ? 'undo' : 'move');
    this.#happen(sitting, entry, () => {
      sitting.table.commit(answer);
      acknowledge(sitting.table.length);
      return events;
    });
    this.#events.stepped(this, true);
    return true;
  }

  async #catchUp(sitting: Sitting): Promise<void> {
    const entries = await this.#around.store.logs.entriesFrom(this.id, sitting.table.length);
    for (const entry of entries) this.#happen(sitting, entry, () => sitting.table.follow(entry));
    if (entries.length > 0) this.#events.stepped(this, false);
  }

  /** An entry counts from now on: everybody who looks is told what they may know of it. */
  #happen(sitting: Sitting, entry: Entry<unknown>, enact: () => readonly GameEvent[]): void {
    const { viewers } = this.watchers;
    const before = viewers.map(viewer => standingOf(sitting.table, viewer));
    const events = enact();
    const undone = sitting.note(entry, events, this.isTimed);
    if (entry.deed.kind !== 'setup') this.#lastBy[entry.deed.seat] = entry.seq;
    const clocks = this.clocks();
    for (const [index, viewer] of viewers.entries()) {
      this.watchers.tell(viewer, {
        ...this.#step(sitting, { entry, events, viewer, before: before[index] }),
        ...(undone !== undefined && { undone }),
        ...(clocks && { clocks }),
      });
    }
    if (sitting.table.outcome !== undefined) this.#events.ended(this);
  }

  #step(
    { table }: Sitting,
    {
      entry,
      events,
      viewer,
      before,
    }: { entry: Entry<unknown>; events: readonly GameEvent[]; viewer: Viewer; before: Standing | undefined },
  ): Extract<Message, { kind: 'step' }> {
    const patch = diff(before, standingOf(table, viewer));
    const { seq, deed } = entry;
    const chapter = deed.kind === 'move' && { seq, seat: deed.seat, events: seenBy(table.game, events, viewer) };
    return {
      kind: 'step',
      table: this.id,
      length: table.length,
      ...(chapter && { chapter }),
      ...(patch && { patch }),
    };
  }
}

/** What a seat wants to do. */
export interface Deed {
  readonly seen: number;
  readonly propose: (sitting: Sitting) => AnyAnswer;
  /** It is written down. Called before anybody is shown it. */
  readonly acknowledge: (length: number) => void;
}
