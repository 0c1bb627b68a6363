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
import type { TableRecord } from '../tables/record.ts';
import type { Answered, Player, Shown } from './player.ts';
import type { Records } from './ground.ts';

/** As it arrives at the other end of a connection. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Page {
  readonly entry: Entry<unknown>;
  readonly events: readonly GameEvent[];
  readonly undone: number | undefined;
  readonly snapshot: Snapshot<unknown, unknown>;
}

/** The log of one table as the store holds it, played again entry by entry, to hold against what people were told. */
export class Book {
  readonly id: string;
  readonly #game: AnyGame;
  readonly #record: TableRecord;
  readonly #pages: Page[] = [];
  readonly #history: HistoryEntry[] = [];
  readonly #said = new Set<string>();
  /** Where the log is not what it was the last time. */
  readonly faults: string[] = [];

  private constructor(record: TableRecord, game: AnyGame) {
    this.id = record.id;
    this.#record = record;
    this.#game = game;
  }

  static async open(records: Records, id: string): Promise<Book> {
    const record = await records.tables.load(id);
    const game = record && gameById(record.game);
    if (record === undefined || game === undefined) throw new Error(`there is no table ${id}`);
    const book = new Book(record, game);
    await book.readOn(records);
    return book;
  }

  get length(): number {
    return this.#pages.length;
  }

  get entries(): readonly Entry<unknown>[] {
    return this.#pages.map(({ entry }) => entry);
  }

  get #header() {
    const { header } = this.#record;
    if (header === undefined) throw new Error('the game has not begun');
    return header;
  }

  /** Reads what is new. What was there must still be there, as it was. */
  async readOn({ logs }: Records): Promise<void> {
    const entries = await logs.entriesFrom(this.id, 0);
    for (const [seq, page] of this.#pages.entries()) {
      if (entries[seq]?.hash !== page.entry.hash) this.faults.push(`${this.#name}: entry ${seq} is not what it was`);
    }
    for (const entry of entries.slice(this.length)) this.#add(entry);
  }

  /** Every difference between what a player was told and what is written. */
  differences({ viewer }: Player, { steps, history, tableViews }: Shown): readonly string[] {
    return [
      ...steps.flatMap(step => this.#stepFaults(viewer, step)),
      ...history.flatMap(entry => this.#chapterFaults(viewer, entry)),
      ...tableViews.flatMap(({ length, tableView }) => {
        const written = length > this.length ? undefined : sent(this.tableView(viewer, length));
        return this.#fault(`what ${viewer} saw at ${length}`, written, tableView);
      }),
    ];
  }

  /** What people have said at the table. */
  async readTalk({ chats }: Records): Promise<void> {
    for (const { text } of await chats.latest(this.id, false)) this.#said.add(text);
  }

  /** What is missing of a player's own words and deeds. */
  ownFaults(player: Player): readonly string[] {
    const unheard = player.said.filter(line => !this.#said.has(line));
    return [...unheard.map(line => `${this.#name}: "${line}" is not there`), ...this.#deedFaults(player)];
  }

  /** The log holds what a player was told of its own deeds, each once, in order, and nothing else in its name. */
  #deedFaults(player: Player): readonly string[] {
    const seat = player.viewer;
    const own = this.entries.filter(({ deed }) => deed.kind !== 'setup' && deed.seat === seat);
    let next = 0;
    for (const answered of player.answered) {
      const entry = own[next];
      const isThere = entry !== undefined && isDeedOf(entry, answered);
      if (isThere) next++;
      else if (answered.as !== 'unknown') return [`${this.#name}: ${text(answered)} is not there: ${text(entry)}`];
    }
    const isOpen = player.isPending ? 1 : 0;
    return own.length - next <= isOpen ? [] : [`${this.#name}: seat ${seat} never asked for ${text(own[next])}`];
  }

  verify(): LogDifference | undefined {
    return verify(this.#game, { header: this.#header, entries: this.entries, seed: this.#record.seed });
  }

  get outcome() {
    return this.#game.outcome(this.#snapshot(this.length).position.state);
  }

  tableView(viewer: Viewer, length: number): unknown {
    return tableViewOf(this.tableAt(length), viewer);
  }

  tableAt(length: number) {
    return Table.fromSnapshot(this.#game, this.#header, this.#snapshot(length), this.#record);
  }

  get #name(): string {
    return `${this.#record.game} ${this.id}`;
  }

  #snapshot(length: number): Snapshot<unknown, unknown> {
    const page = this.#pages[length - 1];
    if (page === undefined) throw new Error(`${this.#name} has ${this.length} entries, not ${length}`);
    return page.snapshot;
  }

  #add(entry: Entry<unknown>): void {
    const { events, snapshot } = this.length === 0 ? this.#begin(entry) : this.#follow(entry);
    const undone = recordInHistory(this.#history, entry, events)?.seq;
    this.#pages.push({ entry, events, undone, snapshot });
  }

  #begin(entry: Entry<unknown>): Pick<Page, 'events' | 'snapshot'> {
    let begun: readonly GameEvent[] = [];
    const log = { header: this.#header, entries: [entry] };
    const position = replay(this.#game, log, (_position, _entry, events) => void (begun = events));
    return { events: begun, snapshot: { length: 1, hash: entry.hash, position } };
  }

  #follow(entry: Entry<unknown>): Pick<Page, 'events' | 'snapshot'> {
    const table = this.tableAt(this.length);
    const events = table.follow(entry);
    return { events, snapshot: table.snapshot };
  }

  #stepFaults(viewer: Viewer, { length, entry, undone }: Shown['steps'][number]): readonly string[] {
    const page = this.#pages[length - 1];
    if (page === undefined) return [`${this.#name}: ${viewer} was shown entry ${length - 1}, which is not there`];
    return [
      ...this.#fault(`what ${viewer} was told undone at ${length}`, page.undone, undone),
      ...(entry === undefined ? [] : this.#chapterFaults(viewer, entry)),
    ];
  }

  #chapterFaults(viewer: Viewer, entry: HistoryEntry): readonly string[] {
    const page = this.#pages[entry.seq];
    if (page === undefined) return [`${this.#name}: ${viewer} was told of entry ${entry.seq}, which is not there`];
    const { deed } = page.entry;
    const seat: Seat | undefined = deed.kind === 'setup' ? undefined : deed.seat;
    const expected = {
      seq: entry.seq,
      ...(seat !== undefined && { seat }),
      events: visibleEvents(this.#game, page.events, viewer),
    };
    return this.#fault(`what ${viewer} was told of entry ${entry.seq}`, sent(expected), entry);
  }

  #fault(what: string, expected: unknown, found: unknown): readonly string[] {
    if (isDeepStrictEqual(expected, found)) return [];
    return [`${this.#name}: ${what}: expected ${text(expected)}, found ${text(found)}`];
  }
}

const text = (value: unknown): string => JSON.stringify(value)?.slice(0, 600) ?? 'nothing';

const isDeedOf = ({ seq, deed }: Entry<unknown>, { move, length, seen }: Answered): boolean => {
  if (length !== undefined && seq !== length - 1) return false;
  // It counted at what its author had seen, or later.
  if (seq < seen) return false;
  return move === undefined ? deed.kind === 'undo' : deed.kind === 'move' && isDeepStrictEqual(deed.move, move);
};
