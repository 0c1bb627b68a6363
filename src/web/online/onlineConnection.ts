import { seat as toSeat, type TableUpdate, type Viewer } from '#kernel';
import type { SeatInfo, TableInfo } from '#wire';
import type { PendingMove, SeatSetup, TableReply, TableRequest, TableSummary } from '../session/protocol.ts';
import type { TableConnection } from '../session/tableConnection.ts';
import type { LiveAnswer } from './liveSocket.ts';
import { playerNames, type FallbackNames } from './playerNames.ts';
import type { FeedEvent, ReceivedGame, TableFeed } from './tableFeed.ts';

const setupOf = (sitter: SeatInfo, name: string): SeatSetup =>
  sitter.kind === 'bot' ? { kind: 'bot', name, bot: sitter.bot } : { kind: 'person', name };

/** An online table as the frame knows tables, seen from one's own seat or as the audience. */
export const summaryOf = (info: TableInfo, fallback: FallbackNames): TableSummary => {
  const { id, game, config, created, updated, places, rules, you } = info;
  const names = playerNames(info, fallback);
  return {
    id,
    game,
    config,
    seats: info.seats.map((sitter, index) => setupOf(sitter, names[index] ?? '')),
    created,
    updated,
    ...(places && { places }),
    ...(rules && { rules: { game, ...rules } }),
    you: you === undefined ? 'audience' : toSeat(you),
  };
};

const updateOf = ({ tableView, length }: ReceivedGame, events: TableUpdate['events'] = []): TableUpdate => ({
  ...tableView,
  length,
  events,
});

/** A past position that is asked for. */
interface PastRequest {
  readonly seq: number;
  readonly viewer: Viewer;
}

interface ConnectionDependencies {
  readonly feed: TableFeed;
  fallbackNames(): FallbackNames;
  replay(table: string): Promise<string | undefined>;
  /** What one's own viewer saw after an entry of a running game. */
  past(seq: number): Promise<TableUpdate | undefined>;
  /** What any viewer saw after an entry of a finished game. */
  pastOfFinished(seq: number, viewer: Viewer): Promise<TableUpdate | undefined>;
}

/** Answers a session's requests as the local worker does, with a server behind it. */
class OnlineConnection implements TableConnection {
  readonly #feed: TableFeed;
  readonly #deps: ConnectionDependencies;
  readonly #listeners = new Set<(reply: TableReply) => void>();
  #isOpening = false;
  #hasViewer = false;
  /** Whether a move of this page is pending; a number once it is known which length of the log contains it. */
  #pendingMove: boolean | number = false;
  /** The past position to fetch next, while another one is being fetched. */
  #nextPast: PastRequest | undefined;
  #isFetchingPast = false;
  #stop = (): void => {};

  constructor(deps: ConnectionDependencies) {
    this.#deps = deps;
    this.#feed = deps.feed;
  }

  listen(listener: (reply: TableReply) => void): () => void {
    if (this.#listeners.size === 0) this.#stop = this.#feed.listen(event => this.#receive(event));
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  send(request: TableRequest): void {
    switch (request.kind) {
      case 'open':
        this.#isOpening = true;
        this.#hasViewer = false;
        return this.#open();
      case 'setViewer':
        this.#hasViewer = true;
        return this.#sendView();
      case 'move':
        return void this.#awaitAnswer(this.#feed.move(request.move));
      case 'undo':
        return void this.#awaitAnswer(this.#feed.undo());
      case 'fetchPast':
        return void this.#fetchPast(request);
      case 'export':
        return void this.#export();
      default:
        // The server moves the bots, and tables are created over HTTP.
        return undefined;
    }
  }

  #reply(reply: TableReply): void {
    for (const listener of this.#listeners) listener(reply);
  }

  #open(): void {
    const { info } = this.#feed.snapshot();
    if (!this.#isOpening || info === undefined || this.#feed.game === undefined) return;
    this.#isOpening = false;
    this.#reply({ kind: 'opened', table: summaryOf(info, this.#deps.fallbackNames()), seedHash: info.seedHash });
  }

  #sendView(): void {
    const { game } = this.#feed;
    if (game === undefined || !this.#hasViewer) return;
    this.#reply({ kind: 'viewLoaded', update: updateOf(game), history: game.history, ...this.#pending(game) });
  }

  #pending({ length }: ReceivedGame): PendingMove {
    if (typeof this.#pendingMove === 'number' && length >= this.#pendingMove) this.#pendingMove = false;
    return this.#pendingMove === false ? {} : { isMovePending: true };
  }

  #receive(event: FeedEvent): void {
    if (event.kind === 'viewLoaded' && this.#isOpening) return this.#open();
    if (!this.#hasViewer) return;
    switch (event.kind) {
      case 'viewLoaded':
        return this.#sendView();
      case 'entryAdded': {
        const { kind, game, entry } = event;
        return this.#reply({ kind, update: updateOf(game, entry.events), entry, ...this.#pending(game) });
      }
      case 'entryUndone': {
        const { kind, game, seq } = event;
        return this.#reply({ kind, update: updateOf(game), seq, ...this.#pending(game) });
      }
      case 'historyLoaded':
        return this.#reply(event);
      case 'tableChanged':
        return this.#reply({ kind: event.kind, table: summaryOf(event.info, this.#deps.fallbackNames()) });
      case 'failed':
        return this.#reply({ kind: 'failed', message: event.code });
    }
  }

  async #awaitAnswer(answered: Promise<LiveAnswer>): Promise<void> {
    this.#pendingMove = true;
    const answer = await answered;
    const { game } = this.#feed;
    if (answer.kind === 'ack' && answer.length !== undefined && (game?.length ?? 0) < answer.length) {
      // Acknowledged; its entry is still to come.
      this.#pendingMove = answer.length;
      return;
    }
    this.#pendingMove = false;
    if (answer.kind === 'ack') this.#reply({ kind: 'moveSettled' });
    else if (answer.kind === 'refused') this.#reply({ kind: 'refused', refusal: answer.refusal });
    else this.#reply({ kind: 'failed', message: answer.code });
  }

  /** One past position is fetched at a time: of the many that a dragged slider asks for, only the last is wanted. */
  async #fetchPast(request: PastRequest): Promise<void> {
    this.#nextPast = request;
    if (this.#isFetchingPast) return;
    this.#isFetchingPast = true;
    for (let next = this.#takeNextPast(); next !== undefined; next = this.#takeNextPast()) {
      const past = await this.#pastAt(next).catch(() => undefined);
      this.#reply(past === undefined ? { kind: 'failed', message: 'noPast' } : { kind: 'past', seq: next.seq, past });
    }
    this.#isFetchingPast = false;
  }

  #takeNextPast(): PastRequest | undefined {
    const next = this.#nextPast;
    this.#nextPast = undefined;
    return next;
  }

  /** Of a running game one's own views; of a finished one every viewer's. */
  async #pastAt({ seq, viewer }: PastRequest): Promise<TableUpdate | undefined> {
    const tableView = this.#feed.game?.tableView;
    const isOver = this.#feed.snapshot().info?.status === 'over' || tableView?.outcome !== undefined;
    if (isOver) return this.#deps.pastOfFinished(seq, viewer);
    return viewer === tableView?.viewer ? this.#deps.past(seq) : undefined;
  }

  async #export(): Promise<void> {
    const { info } = this.#feed.snapshot();
    const text = info && (await this.#deps.replay(info.id));
    this.#reply(text === undefined ? { kind: 'failed', message: 'noReplay' } : { kind: 'exported', text });
  }
}

export const onlineConnection = (deps: ConnectionDependencies): TableConnection => new OnlineConnection(deps);
