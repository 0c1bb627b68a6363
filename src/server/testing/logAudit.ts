import { isDeepStrictEqual } from 'node:util';
import { gameById } from '#games';
import {
  replay,
  visibleEvents,
  tableViewOf,
  Table,
  verify,
  recordInHistory,
  type AnyGame,
  type Snapshot,
  type HistoryEntry,
  type LogDifference,
  type Entry,
  type GameEvent,
  type Seat,
  type Viewer,
} from '#kernel';
import type { TableRecord } from '../tables/tableRecord.ts';
import type { AnsweredAction, RandomPlayer, ReceivedTable } from './randomPlayer.ts';
import { KnownEntries } from './secrecy.ts';
import type { StoredRecords } from './testDatabase.ts';

/** As it arrives after serialization. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface ReplayedEntry {
  readonly entry: Entry<unknown>;
  readonly events: readonly GameEvent[];
  readonly undone: number | undefined;
  readonly snapshot: Snapshot<unknown, unknown>;
}

/** The log of one table as the store has it, replayed entry by entry, to be compared with what clients were sent. */
export class LogAudit {
  readonly id: string;
  readonly #game: AnyGame;
  readonly #record: TableRecord;
  readonly #replayed: ReplayedEntry[] = [];
  readonly #history: HistoryEntry[] = [];
  readonly #known: KnownEntries;
  readonly #chat = new Set<string>();
  /** Where an entry has changed since it was first read. */
  readonly problems: string[] = [];

  private constructor(record: TableRecord, game: AnyGame) {
    this.id = record.id;
    this.#record = record;
    this.#game = game;
    this.#known = new KnownEntries(record.config.seats);
  }

  static async open(records: StoredRecords, id: string): Promise<LogAudit> {
    const record = await records.tables.load(id);
    const game = record && gameById(record.game);
    if (record === undefined || game === undefined) throw new Error(`there is no table ${id}`);
    const audit = new LogAudit(record, game);
    await audit.readNewEntries(records);
    return audit;
  }

  get length(): number {
    return this.#replayed.length;
  }

  get entries(): readonly Entry<unknown>[] {
    return this.#replayed.map(({ entry }) => entry);
  }

  get #header() {
    const { header } = this.#record;
    if (header === undefined) throw new Error('the game has not started');
    return header;
  }

  /** Reads what is new, and checks that the rest is unchanged. */
  async readNewEntries({ logs }: StoredRecords): Promise<void> {
    const entries = await logs.entriesFrom(this.id, 0);
    for (const [seq, { entry }] of this.#replayed.entries()) {
      if (entries[seq]?.hash !== entry.hash) this.problems.push(`${this.#name}: entry ${seq} has changed`);
    }
    for (const entry of entries.slice(this.length)) this.#replay(entry);
  }

  async readChat({ chats }: StoredRecords): Promise<void> {
    for (const { text } of await chats.latest(this.id, false)) this.#chat.add(text);
  }

  /** Every difference between what a player was sent and the log. */
  differences({ viewer }: RandomPlayer, { steps, history, tableViews }: ReceivedTable): readonly string[] {
    return [
      ...steps.flatMap(step => this.#stepDifferences(viewer, step)),
      ...history.flatMap(entry => this.#historyDifferences(viewer, entry)),
      ...tableViews.flatMap(({ length, tableView }) => {
        const expected = length > this.lengthFor(viewer) ? undefined : throughJson(this.tableView(viewer, length));
        return this.#difference(`the table view of ${viewer} at ${length}`, expected, tableView);
      }),
    ];
  }

  /** What was acknowledged to a player and is not stored, or is stored and was not sent by it. */
  missingActions(player: RandomPlayer): readonly string[] {
    const missingChat = player.chat.filter(text => !this.#chat.has(text));
    return [...missingChat.map(text => `${this.#name}: "${text}" is missing`), ...this.#actionDifferences(player)];
  }

  /** The log must have each of a player's actions once, in order, and no others of its seat. */
  #actionDifferences(player: RandomPlayer): readonly string[] {
    const seat = player.viewer;
    const own = this.entries.filter(({ deed }) => deed.kind !== 'setup' && deed.seat === seat);
    let next = 0;
    for (const answer of player.answers) {
      const entry = own[next];
      const isNext = entry !== undefined && isEntryOf(entry, this.#known.number(seat, entry.seq), answer);
      if (isNext) next++;
      else if (answer.as !== 'unknown') return [`${this.#name}: ${print(answer)} is missing, there is ${print(entry)}`];
    }
    const maxUnanswered = player.isPending ? 1 : 0;
    return own.length - next <= maxUnanswered ? [] : [`${this.#name}: seat ${seat} never sent ${print(own[next])}`];
  }

  verify(): LogDifference | undefined {
    return verify(this.#game, { header: this.#header, entries: this.entries, seed: this.#record.seed });
  }

  get outcome() {
    return this.#game.outcome(this.#snapshot(this.length).position.state);
  }

  /** How many entries a viewer knows of. */
  lengthFor(viewer: Viewer): number {
    return this.#known.length(viewer);
  }

  /** What a viewer sees that knows of so many entries. */
  tableView(viewer: Viewer, length: number): unknown {
    const last = this.#known.seq(viewer, length - 1);
    if (last === undefined) throw new Error(`${viewer} knows of ${this.lengthFor(viewer)} entries, not of ${length}`);
    return tableViewOf(this.#tableAt(last + 1), viewer);
  }

  #tableAt(length: number) {
    return Table.fromSnapshot(this.#game, this.#header, this.#snapshot(length), this.#record);
  }

  get #name(): string {
    return `${this.#record.game} ${this.id}`;
  }

  #snapshot(length: number): Snapshot<unknown, unknown> {
    const replayed = this.#replayed[length - 1];
    if (replayed === undefined) throw new Error(`${this.#name} has ${this.length} entries, not ${length}`);
    return replayed.snapshot;
  }

  #replay(entry: Entry<unknown>): void {
    const { events, snapshot } = this.length === 0 ? this.#replaySetup(entry) : this.#replayNext(entry);
    const undone = recordInHistory(this.#history, entry, events)?.seq;
    this.#replayed.push({ entry, events, undone, snapshot });
    const { deed } = entry;
    const action =
      deed.kind === 'setup' ? undefined : { seat: deed.seat, ...(deed.kind === 'move' && { move: deed.move }) };
    if (action !== undefined) this.#known.add({ game: this.#game, length: this.length }, action, events);
  }

  #replaySetup(entry: Entry<unknown>): Pick<ReplayedEntry, 'events' | 'snapshot'> {
    let setupEvents: readonly GameEvent[] = [];
    const log = { header: this.#header, entries: [entry] };
    const position = replay(this.#game, log, (_position, _entry, events) => void (setupEvents = events));
    return { events: setupEvents, snapshot: { length: 1, hash: entry.hash, position } };
  }

  #replayNext(entry: Entry<unknown>): Pick<ReplayedEntry, 'events' | 'snapshot'> {
    const table = this.#tableAt(this.length);
    const events = table.follow(entry);
    return { events, snapshot: table.snapshot };
  }

  #stepDifferences(viewer: Viewer, { length, entry, undone }: ReceivedTable['steps'][number]): readonly string[] {
    const replayed = this.#replayedFor(viewer, length - 1);
    if (replayed === undefined) return [`${this.#name}: ${viewer} was sent entry ${length - 1}, which does not exist`];
    const expected = replayed.undone === undefined ? undefined : this.#known.number(viewer, replayed.undone);
    return [
      ...this.#difference(`what was undone for ${viewer} at ${length}`, expected, undone),
      ...(entry === undefined ? [] : this.#historyDifferences(viewer, entry)),
    ];
  }

  /** The entry that has this number for a viewer. */
  #replayedFor(viewer: Viewer, number: number): ReplayedEntry | undefined {
    const seq = this.#known.seq(viewer, number);
    return seq === undefined ? undefined : this.#replayed[seq];
  }

  #historyDifferences(viewer: Viewer, entry: HistoryEntry): readonly string[] {
    const replayed = this.#replayedFor(viewer, entry.seq);
    if (replayed === undefined) return [`${this.#name}: ${viewer} was sent entry ${entry.seq}, which does not exist`];
    const { deed } = replayed.entry;
    const seat: Seat | undefined = deed.kind === 'setup' ? undefined : deed.seat;
    const expected = {
      seq: entry.seq,
      ...(seat !== undefined && { seat }),
      events: visibleEvents(this.#game, replayed.events, viewer),
    };
    return this.#difference(`the events of entry ${entry.seq} for ${viewer}`, throughJson(expected), entry);
  }

  #difference(what: string, expected: unknown, found: unknown): readonly string[] {
    if (isDeepStrictEqual(expected, found)) return [];
    return [`${this.#name}: ${what}: expected ${print(expected)}, found ${print(found)}`];
  }
}

const print = (value: unknown): string => JSON.stringify(value)?.slice(0, 600) ?? 'nothing';

/** Whether an entry, which has this number for its author, is what was answered so. */
const isEntryOf = ({ deed }: Entry<unknown>, number: number, { move, length, seenLength }: AnsweredAction): boolean => {
  if (length !== undefined && number !== length - 1) return false;
  // It was appended after what its author had seen.
  if (number < seenLength) return false;
  return move === undefined ? deed.kind === 'undo' : deed.kind === 'move' && isDeepStrictEqual(deed.move, move);
};
