import type { ChatLine, Clocks, ServerMessage, TableView, TableInfo } from '#wire';
import { applyPatch } from '#wire/patch';
import type { HistoryEntry } from '../local/protocol.ts';
import type { Answered, LiveSocket, Watcher } from './socket.ts';

/** Clocks, and when they were read. */
export interface ReadClocks extends Clocks {
  readonly at: number;
}

/** What the page knows of an online table besides the game itself. */
export interface Around {
  readonly info: TableInfo | undefined;
  readonly chat: readonly ChatLine[];
  readonly clocks: ReadClocks | undefined;
  /** Why the table cannot be looked at. */
  readonly fault: string | undefined;
}

/** The game as the viewer was told it. */
export interface Known {
  readonly length: number;
  readonly tableView: TableView;
  readonly history: readonly HistoryEntry[];
}

/** What a feed tells of the game, in order. */
export type News =
  | { readonly kind: 'shown'; readonly known: Known }
  | { readonly kind: 'happened'; readonly known: Known; readonly entry: HistoryEntry }
  | { readonly kind: 'undone'; readonly known: Known; readonly seq: number }
  /** Only the log is longer, at its beginning. */
  | { readonly kind: 'recalled'; readonly history: readonly HistoryEntry[] }
  | { readonly kind: 'seated'; readonly info: TableInfo }
  | { readonly kind: 'failed'; readonly code: string };

type Live = Pick<LiveSocket, 'watch' | 'catchUp' | 'ask'>;
type Shown = Extract<ServerMessage, { kind: 'shown' }>;
type Step = Extract<ServerMessage, { kind: 'step' }>;

/** Where a feed gets what the live connection does not carry. */
export interface Sources {
  readonly live: Live;
  history(table: string): Promise<readonly HistoryEntry[] | undefined>;
  now(): number;
}

/** So much talk is kept. */
const MOST_LINES = 200;

/** What was said, each line once. */
const merged = (before: readonly ChatLine[], news: readonly ChatLine[]): readonly ChatLine[] => {
  const lines = new Map([...before, ...news].map(line => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id).slice(-MOST_LINES);
};

/** One online table as this page hears of it: steps that fit are taken, doubled ones are not, and a gap is asked for. */
export class TableFeed implements Watcher {
  readonly #sources: Sources;
  readonly #id: string;
  readonly #readers = new Set<() => void>();
  readonly #listeners = new Set<(news: News) => void>();
  #around: Around = { info: undefined, chat: [], clocks: undefined, fault: undefined };
  #known: Known | undefined;
  /** Whether the steps in between were asked for already. */
  #isCatchingUp = false;
  /** Whether steps are missing that only the history has. */
  #isPartial = false;
  #stop = (): void => {};

  constructor(id: string, sources: Sources) {
    this.#id = id;
    this.#sources = sources;
  }

  get known(): Known | undefined {
    return this.#known;
  }

  /** For the parts of the page around the game. The table is watched as long as somebody reads. */
  readonly subscribe = (reader: () => void): (() => void) => {
    if (this.#readers.size === 0) this.#stop = this.#sources.live.watch(this.#id, this);
    this.#readers.add(reader);
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) this.#stop();
    };
  };

  readonly snapshot = (): Around => this.#around;

  /** For the game itself. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  move(move: unknown): Promise<Answered> {
    // A page offers what it was told, and that has a type.
    return this.#ask({ kind: 'move', move: move as { type: string } });
  }

  undo(): Promise<Answered> {
    return this.#ask({ kind: 'undo' });
  }

  say(text: string): Promise<Answered> {
    return this.#sources.live.ask({ kind: 'say', table: this.#id, text });
  }

  /** What the server answered to a request over HTTP may be newer than what was heard. */
  take(info: TableInfo): void {
    this.#change({ info });
    this.#tell({ kind: 'seated', info });
  }

  have(): number | undefined {
    return this.#known?.length;
  }

  hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'waiting':
        return this.#change({
          info: message.info,
          chat: merged(this.#around.chat, message.chat),
          fault: undefined,
        });
      case 'shown':
        return this.#shown(message);
      case 'step':
        return this.#step(message);
      case 'info':
        return this.take(message.info);
      case 'said':
        return this.#said(message.line);
      case 'error':
        if (this.#known === undefined) this.#change({ fault: message.code });
        return this.#tell({ kind: 'failed', code: message.code });
      default:
        return undefined;
    }
  }

  #ask(
    deed: { readonly kind: 'move'; readonly move: { type: string } } | { readonly kind: 'undo' },
  ): Promise<Answered> {
    return this.#sources.live.ask({ ...deed, table: this.#id, at: this.#known?.length ?? 0 });
  }

  #change(changes: Partial<Around>): void {
    this.#around = { ...this.#around, ...changes };
    for (const reader of this.#readers) reader();
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  #read(clocks: Clocks | undefined): ReadClocks | undefined {
    return clocks && { ...clocks, at: this.#sources.now() };
  }

  #shown({ info, length, tableView, from, history, clocks, chat }: Shown): void {
    this.#isCatchingUp = false;
    const had = this.#known?.length ?? 0;
    const older = this.#known?.history.filter(({ seq }) => seq < from) ?? [];
    this.#known = { length, tableView, history: [...older, ...history] };
    this.#change({ info, chat: merged(this.#around.chat, chat), clocks: this.#read(clocks), fault: undefined });
    this.#tell({ kind: 'seated', info });
    this.#tell({ kind: 'shown', known: this.#known });
    this.#isPartial ||= from > had;
    if (this.#isPartial) void this.#recall();
  }

  #step(step: Step): void {
    const known = this.#known;
    // Heard twice, or before the table was shown, which tells it all.
    if (known === undefined || step.length <= known.length) return;
    if (step.length > known.length + 1) return this.#askForGap();
    this.#isCatchingUp = false;
    const { patch, entry, undone, length } = step;
    const tableView = patch === undefined ? known.tableView : (applyPatch(known.tableView, patch) as TableView);
    const kept = undone === undefined ? known.history : known.history.filter(({ seq }) => seq !== undone);
    this.#known = { length, tableView, history: entry === undefined ? kept : [...kept, entry] };
    this.#tellOfStep(this.#known, step);
    this.#change({ clocks: this.#read(step.clocks) ?? this.#around.clocks });
    // What was taken back is older than what the server remembers: the log is asked for anew.
    if (undone !== undefined && undone < 0) void this.#recall();
  }

  #tellOfStep(known: Known, { entry, undone, length }: Step): void {
    if (undone !== undefined) return this.#tell({ kind: 'undone', known, seq: undone });
    this.#tell({ kind: 'happened', known, entry: entry ?? { seq: length - 1, events: [] } });
  }

  #askForGap(): void {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    this.#sources.live.catchUp(this.#id);
  }

  /** The whole log, in the background; what has happened since it was asked for stays. */
  async #recall(): Promise<void> {
    const update = await this.#sources.history(this.#id);
    const known = this.#known;
    if (update === undefined || known === undefined) return;
    this.#isPartial = false;
    const until = (update.at(-1)?.seq ?? -1) + 1;
    const history = [...update, ...known.history.filter(({ seq }) => seq >= until)];
    this.#known = { ...known, history };
    this.#tell({ kind: 'recalled', history });
  }

  #said(line: ChatLine): void {
    this.#change({ chat: merged(this.#around.chat, [line]) });
  }
}
