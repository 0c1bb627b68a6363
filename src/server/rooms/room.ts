import {
  seat as toSeat,
  visibleEvents,
  type AnyProposalResult,
  type HistoryEntry,
  type Entry,
  type GameEvent,
  type Seat,
  type TableFault,
  type Viewer,
} from '#kernel';
import { diff, type ChatLine, type Clocks, type ErrorCode, type ServerMessage, type TableInfo } from '#wire';
import { tableInfoOf } from '../tables/tableInfo.ts';
import { botOf, seatOf, type TableRecord } from '../tables/tableRecord.ts';
import { deadlineOf, timeLeft } from './clock.ts';
import { limitReached } from './logLimits.ts';
import { Mutex } from './mutex.ts';
import { Presence } from './presence.ts';
import type { RunningGame } from './runningGame.ts';
import type { RoomServices } from './services.ts';
import { stepSerializer } from './stepMessage.ts';
import { Watchers, type Watcher } from './watchers.ts';

/** A seat wants to move or to undo. */
interface ActionRequest {
  /** How many entries of the log its author had seen: a seat that has acted since then sent it twice. */
  readonly seenLength: number;
  readonly propose: (runningGame: RunningGame) => AnyProposalResult;
  /** Called when the entry is on disk, before it is sent to anybody. */
  readonly acknowledge: (length: number) => void;
}

export type SubmitResult =
  | { readonly kind: 'ack'; readonly length: number }
  | Pick<Extract<ServerMessage, { kind: 'refused' }>, 'kind' | 'refusal'>
  | { readonly kind: 'error'; readonly code: ErrorCode };

type AcceptedProposal = Extract<AnyProposalResult, { ok: true }>;

/** How often an action is tried again after another process was first to append an entry. */
const MAX_TRIES = 20;

export interface WatchOptions {
  /** The request this answers. */
  readonly ref?: number;
  /** How many entries of the log the client has. */
  readonly have?: number | undefined;
}

/** What was said at a table. Players do not see the audience's messages. */
export interface ChatHistory {
  readonly players: readonly ChatLine[];
  readonly all: readonly ChatLine[];
}

/** A table's game, as far as this process can open it: nothing before the start. */
export interface LoadedGame {
  readonly runningGame?: RunningGame;
  readonly fault?: TableFault;
}

const NO_CHAT: ChatHistory = { players: [], all: [] };

export interface RoomListener {
  /** An entry was added to the log: by this process, or by another. */
  entryAdded(room: Room, isOwn: boolean): void;
}

/** One table in this process: its game, and the connections that watch it. Its changes are serialized by a mutex. */
export class Room {
  readonly id: string;
  readonly watchers = new Watchers();
  readonly presence: Presence;
  lastUsed = 0;
  readonly #services: RoomServices;
  readonly #listener: RoomListener;
  #record: TableRecord;
  #runningGame: RunningGame | undefined;
  #fault: TableFault | undefined;
  readonly #mutex = new Mutex();

  constructor(services: RoomServices, listener: RoomListener, record: TableRecord, { runningGame, fault }: LoadedGame) {
    this.id = record.id;
    this.presence = new Presence(services.now());
    this.#services = services;
    this.#listener = listener;
    this.#record = record;
    this.#runningGame = runningGame;
    this.#fault = fault;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** Missing before the start. */
  get runningGame(): RunningGame | undefined {
    return this.#runningGame;
  }

  /** Why the game can neither be shown nor played here. */
  get fault(): TableFault | undefined {
    return this.#fault;
  }

  runExclusive<T>(work: () => Promise<T> | T): Promise<T> {
    return this.#mutex.runExclusive(work);
  }

  info(person: string): TableInfo {
    const { game, state } = this.#runningGame?.table ?? {};
    return tableInfoOf(this.#record, person, {
      toAct: game?.toAct(state) ?? [],
      deadline: this.#runningGame && deadlineOf(this.#runningGame.clock),
      presence: this.presence,
      fault: this.#fault,
    });
  }

  clocks(): Clocks | undefined {
    if (this.#runningGame === undefined || this.#record.pace.kind === 'none') return undefined;
    const { clock } = this.#runningGame;
    const now = this.#services.now();
    return { left: clock.left.map((_, seat) => timeLeft(clock, seat, now)), running: clock.running };
  }

  /** The whole table as a watcher may know it: `shown`, or `waiting` before the start. */
  stateMessage(watcher: Watcher, chat: readonly ChatLine[], { ref, have = 0 }: WatchOptions = {}): ServerMessage {
    const refField = ref === undefined ? {} : { ref };
    const info = this.info(watcher.person);
    if (this.#runningGame === undefined) return { kind: 'waiting', table: this.id, info, chat, ...refField };
    const viewer = this.viewerOf(watcher.person);
    const { table, recentHistory, tableViews } = this.#runningGame;
    const length = this.#runningGame.lengthFor(viewer);
    const clocks = this.clocks();
    return {
      kind: 'shown',
      table: this.id,
      info,
      length,
      tableView: tableViews.get(viewer),
      ...recentHistory.since(table.game, viewer, have <= length ? have : 0),
      chat,
      ...refField,
      ...(clocks && { clocks }),
    };
  }

  /** Everybody may watch an open table whom its host has not sent away; a game is for its players, and for others if the table allows it. */
  canWatch(person: string): boolean {
    const { mayWatch, status, banned } = this.#record;
    if (banned.includes(person)) return false;
    return mayWatch || status === 'open' || seatOf(this.#record, person) !== undefined;
  }

  viewerOf(person: string): Viewer {
    const index = seatOf(this.#record, person);
    return index === undefined ? 'audience' : toSeat(index);
  }

  /** Seats or status have changed in the store. `chat` is what was said before the start, for those who are shown the game now. */
  update(record: TableRecord, { runningGame, fault }: LoadedGame, chat: ChatHistory = NO_CHAT): void {
    const isStarting = this.#runningGame === undefined && runningGame !== undefined;
    this.#record = record;
    this.#runningGame ??= runningGame;
    this.#fault = fault;
    this.#runningGame?.updateClock(this.#hasClock, this.#services.now());
    for (const watcher of this.watchers) {
      const viewer = this.viewerOf(watcher.person);
      this.watchers.set(watcher, viewer);
      if (!isStarting || !this.canWatch(watcher.person)) continue;
      watcher.send(JSON.stringify(this.stateMessage(watcher, viewer === 'audience' ? chat.all : chat.players)));
    }
    this.broadcastInfo();
    // Others may have watched the open table, but may not watch the game.
    for (const watcher of this.watchers) if (!this.canWatch(watcher.person)) this.watchers.delete(watcher);
  }

  broadcastInfo(except?: Watcher): void {
    for (const watcher of this.watchers) {
      if (watcher === except) continue;
      const message: ServerMessage = { kind: 'info', table: this.id, info: this.info(watcher.person) };
      watcher.send(JSON.stringify(message));
    }
  }

  /** Players do not see the audience's messages. */
  broadcastChat(line: ChatLine): void {
    const text = JSON.stringify({ kind: 'said', table: this.id, line } satisfies ServerMessage);
    for (const watcher of this.watchers) {
      if (line.seat !== undefined || this.viewerOf(watcher.person) === 'audience') watcher.send(text);
    }
  }

  /** A seat's move or undo: proposed, persisted, acknowledged, sent to the watchers; in this order. */
  submit(seat: Seat, request: ActionRequest): Promise<SubmitResult> {
    return this.runExclusive(() => this.#submit(seat, request));
  }

  /** Reads entries that another process has written. */
  catchUp(): Promise<void> {
    return this.runExclusive(() => this.#runningGame && this.#catchUp(this.#runningGame));
  }

  async #submit(seat: Seat, { seenLength, propose, acknowledge }: ActionRequest): Promise<SubmitResult> {
    const runningGame = this.#runningGame;
    if (this.#fault !== undefined) return { kind: 'error', code: 'unavailable' };
    if (runningGame === undefined || this.#record.status !== 'running') return { kind: 'error', code: 'notRunning' };
    const { table } = runningGame;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (seenLength > runningGame.lengthFor(seat)) await this.#catchUp(runningGame);
      // Also where the record does not say so yet: nothing follows the last move, not even an undo.
      if (table.outcome !== undefined) return { kind: 'error', code: 'notRunning' };
      if (runningGame.hasActedSince(seat, seenLength) || seenLength > runningGame.lengthFor(seat))
        return { kind: 'error', code: 'stale' };
      const proposal = propose(runningGame);
      if (!proposal.ok) {
        this.#services.count('refusal');
        return { kind: 'refused', refusal: proposal.refusal };
      }
      const limit = limitReached(runningGame, proposal);
      if (limit !== undefined) return { kind: 'error', code: limit };
      if (await this.#append(runningGame, proposal)) {
        this.#commit(runningGame, proposal, () => acknowledge(runningGame.lengthFor(seat)));
        return { kind: 'ack', length: runningGame.lengthFor(seat) };
      }
      this.#services.count('race');
      await this.#catchUp(runningGame);
    }
    return { kind: 'error', code: 'wentWrong' };
  }

  /** Whether no other process was first to append an entry with this number. */
  #append({ table }: RunningGame, { entry, position }: AcceptedProposal): Promise<boolean> {
    const places = table.game.outcome(position.state)?.places;
    return this.#services.store.writer.append({ table: this.id, entry, places });
  }

  #commit(runningGame: RunningGame, proposal: AcceptedProposal, acknowledge: () => void): void {
    const { entry, events } = proposal;
    this.#services.count(entry.deed.kind === 'undo' ? 'undo' : 'move');
    this.watchers.batch(() =>
      this.#applyEntry(runningGame, entry, () => {
        runningGame.table.commit(proposal);
        acknowledge();
        return events;
      }),
    );
    this.#listener.entryAdded(this, true);
  }

  async #catchUp(runningGame: RunningGame): Promise<void> {
    const { table } = runningGame;
    const entries = await this.#services.store.logs.entriesFrom(this.id, table.length);
    for (const entry of entries) this.#applyEntry(runningGame, entry, () => table.follow(entry));
    if (entries.length > 0) this.#listener.entryAdded(this, false);
  }

  /** Adds an entry to the table in memory by `apply`, and sends each watcher a `step` with what it may know of it. */
  #applyEntry(runningGame: RunningGame, entry: Entry<unknown>, apply: () => readonly GameEvent[]): void {
    const { table, tableViews, numbers } = runningGame;
    const { viewers } = this.watchers;
    const before = viewers.map(viewer => tableViews.get(viewer));
    const events = apply();
    const undone = runningGame.recordEntry(entry, events, this.#hasClock);
    const serialize = stepSerializer({ kind: 'step', table: this.id, clocks: this.clocks() });
    for (const [index, viewer] of viewers.entries()) {
      // Nothing is sent of what only its author may know, not even that there was something.
      if (numbers.isHiddenFrom(viewer, entry.seq)) continue;
      const part = {
        length: runningGame.lengthFor(viewer),
        undone: undone === undefined ? undefined : numbers.numberFor(viewer, undone),
        entry: historyEntryOf(entry, numbers.numberFor(viewer, entry.seq), visibleEvents(table.game, events, viewer)),
      };
      this.watchers.sendTo(viewer, serialize(part, diff(before[index], tableViews.get(viewer))));
    }
    const { outcome } = table;
    if (outcome !== undefined) this.#finish(outcome.places, entry.time);
  }

  /** The store has the same from the commit of the last entry on. */
  #finish(places: readonly number[], updated: number): void {
    this.#record = { ...this.#record, status: 'over', places, toAct: [], deadline: undefined, updated };
    this.broadcastInfo();
  }

  readonly #hasClock = (seat: Seat): boolean => {
    const sitter = this.#record.seats[seat];
    return sitter !== undefined && botOf(sitter) === undefined;
  };
}

/** An undo has no history entry of its own: it removes another. */
const historyEntryOf = (
  { deed }: Entry<unknown>,
  seq: number,
  events: readonly GameEvent[],
): HistoryEntry | undefined => (deed.kind === 'move' ? { seq, seat: deed.seat, events } : undefined);
