import {
  seat as toSeat,
  visibleEvents,
  type HistoryEntry,
  type Entry,
  type GameEvent,
  type Seat,
  type Viewer,
} from '#kernel';
import { diff, type ChatLine, type Clocks, type ErrorCode, type ServerMessage, type TableInfo } from '#wire';
import { infoOf } from '../tables/info.ts';
import { botOf, seatOf, type TableRecord } from '../tables/record.ts';
import type { AnyProposalResult } from '#kernel';
import type { Around } from './around.ts';
import { deadlineOf, leftAt } from './clock.ts';
import { Presence } from './presence.ts';
import type { Sitting } from './sitting.ts';
import { stepWriter } from './step.ts';
import { Turns } from './turns.ts';
import { Watchers, type Watcher } from './watchers.ts';

/** How a deed was answered. */
export type Verdict =
  | { readonly kind: 'ack'; readonly length: number }
  | Pick<Extract<ServerMessage, { kind: 'refused' }>, 'kind' | 'refusal'>
  | { readonly kind: 'error'; readonly code: ErrorCode };

type Accepted = Extract<AnyProposalResult, { ok: true }>;

/** A race is lost to an entry that came first; so many in a row is no race any more. */
const MOST_RACES = 20;

/** What somebody who comes to look has said: a number to answer with, and how much they have seen. */
export interface Asked {
  readonly ref?: number;
  readonly have?: number | undefined;
}

/** Players do not hear the audience. */
export interface Talk {
  readonly players: readonly ChatLine[];
  readonly all: readonly ChatLine[];
}

const NO_TALK: Talk = { players: [], all: [] };

/** What happens in a room, for those who must act on it. */
export interface RoomEvents {
  /** A step was made: by this process, or by another. */
  stepped(room: Room, isOwn: boolean): void;
}

/** One table in this process: its game, and those who look at it. Everything at it happens one after the other. */
export class Room {
  readonly id: string;
  readonly watchers = new Watchers();
  readonly presence = new Presence();
  /** When somebody last wanted it. */
  lastUsed = 0;
  readonly #around: Around;
  readonly #events: RoomEvents;
  #record: TableRecord;
  #sitting: Sitting | undefined;
  readonly #turns = new Turns();

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

  /** Runs when everything that was asked before is done: at once, if there is nothing. */
  enqueue<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#turns.take(work);
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
  shown(watcher: Watcher, chat: readonly ChatLine[], { ref, have = 0 }: Asked = {}): ServerMessage {
    const asked = ref === undefined ? {} : { ref };
    const info = this.info(watcher.person);
    if (this.#sitting === undefined) return { kind: 'waiting', table: this.id, info, chat, ...asked };
    const viewer = this.viewerOf(watcher.person);
    const { table, recent, tableViews } = this.#sitting;
    const clocks = this.clocks();
    return {
      kind: 'shown',
      table: this.id,
      info,
      length: table.length,
      tableView: tableViews.of(viewer),
      ...recent.seenBy(table.game, viewer, have <= table.length ? have : 0),
      chat,
      ...asked,
      ...(clocks && { clocks }),
    };
  }

  /** Everybody may see who sits at an open table; a game is for its players, and for others if they allow it. */
  mayLook(person: string): boolean {
    const { mayWatch, status } = this.#record;
    return mayWatch || status === 'open' || seatOf(this.#record, person) !== undefined;
  }

  viewerOf(person: string): Viewer {
    const index = seatOf(this.#record, person);
    return index === undefined ? 'audience' : toSeat(index);
  }

  /** Seats or status have changed in the store. `talk` is what was said before the game began, and by whom it may be heard. */
  take(record: TableRecord, sitting: Sitting | undefined, talk: Talk = NO_TALK): void {
    const isBeginning = this.#sitting === undefined && sitting !== undefined;
    this.#record = record;
    this.#sitting ??= sitting;
    this.#sitting?.retime(this.isTimed, this.#around.now());
    for (const watcher of this.watchers) {
      const viewer = this.viewerOf(watcher.person);
      this.watchers.set(watcher, viewer);
      const chat = viewer === 'audience' ? talk.all : talk.players;
      if (isBeginning && this.mayLook(watcher.person)) watcher.send(JSON.stringify(this.shown(watcher, chat)));
    }
    this.tellInfo();
    // Whoever waited with the players may not look on, unless the table is for that.
    for (const watcher of this.watchers) if (!this.mayLook(watcher.person)) this.watchers.delete(watcher);
  }

  /** `knowing` has just been told. */
  tellInfo(knowing?: Watcher): void {
    for (const watcher of this.watchers) {
      if (watcher === knowing) continue;
      const message: ServerMessage = { kind: 'info', table: this.id, info: this.info(watcher.person) };
      watcher.send(JSON.stringify(message));
    }
  }

  /** Players do not hear the audience. */
  said(line: ChatLine): void {
    const text = JSON.stringify({ kind: 'said', table: this.id, line } satisfies ServerMessage);
    for (const watcher of this.watchers) {
      if (line.seat !== undefined || this.viewerOf(watcher.person) === 'audience') watcher.send(text);
    }
  }

  /**
   * A deed of a seat: worked out, written down, acknowledged, shown; in this order.
   * `seen` is how much of the log its author had seen; a seat that has acted since sent it twice.
   */
  deed(seat: Seat, deed: Deed): Promise<Verdict> {
    return this.enqueue(() => this.#act(seat, deed));
  }

  async #act(seat: Seat, { seen, propose, acknowledge }: Deed): Promise<Verdict> {
    const sitting = this.#sitting;
    if (sitting === undefined || this.#record.status !== 'running') return { kind: 'error', code: 'notRunning' };
    for (let races = 0; races < MOST_RACES; races++) {
      if (seen > sitting.table.length) await this.#catchUp(sitting);
      // The end is the end, even for an undo that comes before it is in the lists.
      if (sitting.table.outcome !== undefined) return { kind: 'error', code: 'notRunning' };
      if ((sitting.lastBy[seat] ?? -1) >= seen || seen > sitting.table.length) return { kind: 'error', code: 'stale' };
      const answer = propose(sitting);
      if (!answer.ok) {
        this.#around.count('refusal');
        return { kind: 'refused', refusal: answer.refusal };
      }
      if (await this.#write(sitting, answer)) {
        this.#show(sitting, answer, acknowledge);
        return { kind: 'ack', length: sitting.table.length };
      }
      this.#around.count('race');
      await this.#catchUp(sitting);
    }
    return { kind: 'error', code: 'wentWrong' };
  }

  /** Entries that another process has written. */
  catchUp(): Promise<void> {
    return this.enqueue(() => this.#sitting && this.#catchUp(this.#sitting));
  }

  /** Whether nobody else was quicker. */
  #write({ table }: Sitting, { entry, position }: Accepted): Promise<boolean> {
    const places = table.game.outcome(position.state)?.places;
    return this.#around.store.writer.append({ table: this.id, entry, places });
  }

  #show(sitting: Sitting, answer: Accepted, acknowledge: (length: number) => void): void {
    const { entry, events } = answer;
    this.#around.count(entry.deed.kind === 'undo' ? 'undo' : 'move');
    this.watchers.atOnce(() =>
      this.#happen(sitting, entry, () => {
        sitting.table.commit(answer);
        acknowledge(sitting.table.length);
        return events;
      }),
    );
    this.#events.stepped(this, true);
  }

  async #catchUp(sitting: Sitting): Promise<void> {
    const entries = await this.#around.store.logs.entriesFrom(this.id, sitting.table.length);
    for (const entry of entries) this.#happen(sitting, entry, () => sitting.table.follow(entry));
    if (entries.length > 0) this.#events.stepped(this, false);
  }

  /** An entry counts from now on: everybody who looks is told what they may know of it. */
  #happen(sitting: Sitting, entry: Entry<unknown>, enact: () => readonly GameEvent[]): void {
    const { viewers } = this.watchers;
    const before = viewers.map(viewer => sitting.tableViews.of(viewer));
    const events = enact();
    const undone = sitting.note(entry, events, this.isTimed);
    const { table, tableViews } = sitting;
    const { length } = table;
    const write = stepWriter({ kind: 'step', table: this.id, length, undone, clocks: this.clocks() });
    for (const [index, viewer] of viewers.entries()) {
      const shown = historyEntryOf(entry, visibleEvents(table.game, events, viewer));
      this.watchers.tell(viewer, write(shown, diff(before[index], tableViews.of(viewer))));
    }
    const { outcome } = table;
    if (outcome !== undefined) this.#end(outcome.places, entry.time);
  }

  /** As the store knows it from the same commit on. */
  #end(places: readonly number[], updated: number): void {
    this.#record = { ...this.#record, status: 'over', places, toAct: [], deadline: undefined, updated };
    this.tellInfo();
  }
}

/** What is told of an entry: an undo is told as what it takes away. */
const historyEntryOf = ({ seq, deed }: Entry<unknown>, events: readonly GameEvent[]): HistoryEntry | undefined =>
  deed.kind === 'move' ? { seq, seat: deed.seat, events } : undefined;

/** What a seat wants to do. */
export interface Deed {
  readonly seen: number;
  readonly propose: (sitting: Sitting) => AnyProposalResult;
  /** It is written down. Called before anybody is shown it. */
  readonly acknowledge: (length: number) => void;
}
