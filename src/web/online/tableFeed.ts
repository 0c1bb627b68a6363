import type { HistoryEntry, TableView } from '#kernel';
import type { ChatLine, Clocks, ServerMessage, TableInfo } from '#wire';
import { applyPatch } from '#wire/patch';
import type { LiveAnswer, LiveSocket, Watcher } from './liveSocket.ts';

/** Clocks, and when they were received. */
export interface ClockReading extends Clocks {
  readonly readAt: number;
}

/** What the page knows of an online table besides the game itself. */
export interface OnlineState {
  readonly info: TableInfo | undefined;
  readonly chat: readonly ChatLine[];
  readonly clocks: ClockReading | undefined;
  /** The code of the error because of which the table cannot be shown. */
  readonly fault: string | undefined;
}

/** The game as the viewer received it: the table view after so many log entries, and the history. */
export interface ReceivedGame {
  readonly length: number;
  readonly tableView: TableView;
  readonly history: readonly HistoryEntry[];
}

/** What a feed emits of the game, in order. */
export type FeedEvent =
  | { readonly kind: 'viewLoaded'; readonly game: ReceivedGame }
  | { readonly kind: 'entryAdded'; readonly game: ReceivedGame; readonly entry: HistoryEntry }
  | { readonly kind: 'entryUndone'; readonly game: ReceivedGame; readonly seq: number }
  /** Only the history is longer, at its beginning. */
  | { readonly kind: 'historyLoaded'; readonly history: readonly HistoryEntry[] }
  | { readonly kind: 'tableChanged'; readonly info: TableInfo }
  | { readonly kind: 'failed'; readonly code: string };

type ShownMessage = Extract<ServerMessage, { kind: 'shown' }>;
type StepMessage = Extract<ServerMessage, { kind: 'step' }>;

/** What a feed is given: the WebSocket, the history over HTTP, and a clock. */
interface FeedDependencies {
  readonly live: Pick<LiveSocket, 'watch' | 'catchUp' | 'request'>;
  history(table: string): Promise<readonly HistoryEntry[] | undefined>;
  now(): number;
}

const MAX_CHAT_LINES = 200;

/** Each chat line once, by its id. */
const mergeChat = (before: readonly ChatLine[], added: readonly ChatLine[]): readonly ChatLine[] => {
  const lines = new Map([...before, ...added].map(line => [line.id, line]));
  return [...lines.values()].sort((one, other) => one.id - other.id).slice(-MAX_CHAT_LINES);
};

/** One online table as this page receives it: messages in sequence are applied, repeated ones ignored, and a gap is requested again. */
export class TableFeed implements Watcher {
  readonly #deps: FeedDependencies;
  readonly #id: string;
  readonly #subscribers = new Set<() => void>();
  readonly #listeners = new Set<(event: FeedEvent) => void>();
  #state: OnlineState = { info: undefined, chat: [], clocks: undefined, fault: undefined };
  #game: ReceivedGame | undefined;
  /** Whether the missing messages were requested already. */
  #isCatchingUp = false;
  /** Whether the history lacks its beginning. */
  #isPartial = false;
  #stop = (): void => {};

  constructor(id: string, deps: FeedDependencies) {
    this.#id = id;
    this.#deps = deps;
  }

  get game(): ReceivedGame | undefined {
    return this.#game;
  }

  /** For `useSyncExternalStore`: the table is watched as long as somebody subscribes. */
  readonly subscribe = (subscriber: () => void): (() => void) => {
    if (this.#subscribers.size === 0) this.#stop = this.#deps.live.watch(this.#id, this);
    this.#subscribers.add(subscriber);
    return () => {
      this.#subscribers.delete(subscriber);
      if (this.#subscribers.size === 0) this.#stop();
    };
  };

  readonly snapshot = (): OnlineState => this.#state;

  /** For the connection of the game (`onlineConnection.ts`). */
  listen(listener: (event: FeedEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  move(move: unknown): Promise<LiveAnswer> {
    // The page plays one of the legal moves it received, and every move has a type.
    return this.#request({ kind: 'move', move: move as { type: string } });
  }

  undo(): Promise<LiveAnswer> {
    return this.#request({ kind: 'undo' });
  }

  say(text: string): Promise<LiveAnswer> {
    return this.#deps.live.request({ kind: 'say', table: this.#id, text });
  }

  /** Also called with the reply to an HTTP request, which may be newer than the last message. */
  setInfo(info: TableInfo): void {
    this.#change({ info });
    this.#emit({ kind: 'tableChanged', info });
  }

  knownLength(): number | undefined {
    return this.#game?.length;
  }

  receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'waiting':
        return this.#change({
          info: message.info,
          chat: mergeChat(this.#state.chat, message.chat),
          fault: undefined,
        });
      case 'shown':
        return this.#loadView(message);
      case 'step':
        return this.#applyStep(message);
      case 'info':
        return this.setInfo(message.info);
      case 'said':
        return this.#change({ chat: mergeChat(this.#state.chat, [message.line]) });
      case 'error':
        if (this.#game === undefined) this.#change({ fault: message.code });
        return this.#emit({ kind: 'failed', code: message.code });
      default:
        return undefined;
    }
  }

  #request(
    deed: { readonly kind: 'move'; readonly move: { type: string } } | { readonly kind: 'undo' },
  ): Promise<LiveAnswer> {
    return this.#deps.live.request({ ...deed, table: this.#id, at: this.#game?.length ?? 0 });
  }

  #change(changes: Partial<OnlineState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const subscriber of this.#subscribers) subscriber();
  }

  #emit(event: FeedEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #read(clocks: Clocks | undefined): ClockReading | undefined {
    return clocks && { ...clocks, readAt: this.#deps.now() };
  }

  #loadView({ info, length, tableView, from, history, clocks, chat }: ShownMessage): void {
    this.#isCatchingUp = false;
    const lengthBefore = this.#game?.length ?? 0;
    const older = this.#game?.history.filter(({ seq }) => seq < from) ?? [];
    this.#game = { length, tableView, history: [...older, ...history] };
    this.#change({ info, chat: mergeChat(this.#state.chat, chat), clocks: this.#read(clocks), fault: undefined });
    this.#emit({ kind: 'tableChanged', info });
    this.#emit({ kind: 'viewLoaded', game: this.#game });
    this.#isPartial ||= from > lengthBefore;
    if (this.#isPartial) void this.#loadHistory();
  }

  #applyStep(step: StepMessage): void {
    const before = this.#game;
    // Received twice, or before the whole view, which holds it already.
    if (before === undefined || step.length <= before.length) return;
    if (step.length > before.length + 1) return this.#catchUp();
    this.#isCatchingUp = false;
    const { patch, entry, undone, length } = step;
    // A patch of a table view leads to a table view: both are made by the server's own code.
    const tableView = patch === undefined ? before.tableView : (applyPatch(before.tableView, patch) as TableView);
    const kept = undone === undefined ? before.history : before.history.filter(({ seq }) => seq !== undone);
    this.#game = { length, tableView, history: entry === undefined ? kept : [...kept, entry] };
    this.#emitStep(this.#game, step);
    this.#change({ clocks: this.#read(step.clocks) ?? this.#state.clocks });
    // The undone entry is older than what the server has in memory: the history is loaded again.
    if (undone !== undefined && undone < 0) void this.#loadHistory();
  }

  #emitStep(game: ReceivedGame, { entry, undone, length }: StepMessage): void {
    if (undone !== undefined) return this.#emit({ kind: 'entryUndone', game, seq: undone });
    this.#emit({ kind: 'entryAdded', game, entry: entry ?? { seq: length - 1, events: [] } });
  }

  #catchUp(): void {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    this.#deps.live.catchUp(this.#id);
  }

  /** The whole history, in the background; entries that came since the request stay. */
  async #loadHistory(): Promise<void> {
    const loaded = await this.#deps.history(this.#id);
    const game = this.#game;
    if (loaded === undefined || game === undefined) return;
    this.#isPartial = false;
    const end = (loaded.at(-1)?.seq ?? -1) + 1;
    const history = [...loaded, ...game.history.filter(({ seq }) => seq >= end)];
    this.#game = { ...game, history };
    this.#emit({ kind: 'historyLoaded', history });
  }
}
