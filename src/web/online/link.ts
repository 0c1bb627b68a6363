import { seat as toSeat, type TableUpdate, type Viewer } from '#kernel';
import type { SeatInfo, TableInfo } from '#wire';
import type { Link } from '../local/link.ts';
import type { LocalTable, Reply, Request, SeatSetup } from '../local/protocol.ts';
import type { Known, News, TableFeed } from './feed.ts';
import type { Answered } from './socket.ts';

/** How those are called who have no name of their own. */
export interface Names {
  readonly bots: readonly string[];
  someone(number: number): string;
}

const seatName = (info: TableInfo, index: number, { bots, someone }: Names): string => {
  const sitter = info.seats[index];
  if (sitter?.kind === 'person') return sitter.name || someone(index + 1);
  const before = info.seats.slice(0, index).filter(({ kind }) => kind === 'bot').length;
  return (sitter?.kind === 'bot' ? bots[before] : undefined) ?? someone(index + 1);
};

/** Everybody's name, seat by seat. */
export const namesOf = (info: TableInfo, names: Names): readonly string[] =>
  info.seats.map((_, index) => seatName(info, index, names));

const setupOf = (sitter: SeatInfo, name: string): SeatSetup =>
  sitter.kind === 'bot' ? { kind: 'bot', name, bot: sitter.bot } : { kind: 'person', name };

/** An online table as the frame knows tables: looked at from one's own seat, or from among the audience. */
export const tableOf = (info: TableInfo, names: Names): LocalTable => {
  const { id, game, config, created, updated, places, you } = info;
  const called = namesOf(info, names);
  return {
    id,
    game,
    config,
    seats: info.seats.map((sitter, index) => setupOf(sitter, called[index] ?? '')),
    created,
    updated,
    ...(places && { places }),
    you: you === undefined ? 'audience' : toSeat(you),
  };
};

const toldOf = ({ tableView, length }: Known, events: TableUpdate['events'] = []): TableUpdate => ({
  ...tableView,
  length,
  events,
});

/** A step, and who looks back at it. */
interface Moment {
  readonly seq: number;
  readonly viewer: Viewer;
}

interface LinkSources {
  readonly feed: TableFeed;
  names(): Names;
  replay(table: string): Promise<string | undefined>;
  /** What one's own viewer was told after a step of a game that runs. */
  past(seq: number): Promise<TableUpdate | undefined>;
  /** What any viewer saw of a finished game after a step. */
  replayed(seq: number, viewer: Viewer): Promise<TableUpdate | undefined>;
}

/** Speaks to a table's session as the worker of this device does, with a server behind it. */
class OnlineLink implements Link {
  readonly #feed: TableFeed;
  readonly #sources: LinkSources;
  readonly #listeners = new Set<(reply: Reply) => void>();
  #isOpening = false;
  #hasLooked = false;
  /** A move of this page is under way; with a number once it is known which length of the log has it. */
  #waiting: boolean | number = false;
  /** The step that is to be looked back at next, while the one before is still being asked for. */
  #sought: Moment | undefined;
  #isRecalling = false;
  #stop = (): void => {};

  constructor(sources: LinkSources) {
    this.#sources = sources;
    this.#feed = sources.feed;
  }

  listen(listener: (reply: Reply) => void): () => void {
    if (this.#listeners.size === 0) this.#stop = this.#feed.listen(news => this.#hear(news));
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  send(request: Request): void {
    switch (request.kind) {
      case 'open':
        this.#isOpening = true;
        this.#hasLooked = false;
        return this.#open();
      case 'look':
        this.#hasLooked = true;
        return this.#show();
      case 'move':
        return void this.#await(this.#feed.move(request.move));
      case 'undo':
        return void this.#await(this.#feed.undo());
      case 'recall':
        return void this.#recall(request);
      case 'export':
        return void this.#export();
      default:
        // Bots move by themselves, and tables are made elsewhere.
        return undefined;
    }
  }

  #reply(reply: Reply): void {
    for (const listener of this.#listeners) listener(reply);
  }

  #open(): void {
    const { info } = this.#feed.snapshot();
    if (!this.#isOpening || info === undefined || this.#feed.known === undefined) return;
    this.#isOpening = false;
    this.#reply({ kind: 'opened', table: tableOf(info, this.#sources.names()), seedHash: info.seedHash });
  }

  #show(): void {
    const { known } = this.#feed;
    if (known === undefined || !this.#hasLooked) return;
    this.#reply({ kind: 'shown', update: toldOf(known), history: known.history, ...this.#stillWaits(known) });
  }

  #stillWaits({ length }: Known): { readonly isWaiting?: true } {
    if (typeof this.#waiting === 'number' && length >= this.#waiting) this.#waiting = false;
    return this.#waiting === false ? {} : { isWaiting: true };
  }

  #hear(news: News): void {
    if (news.kind === 'shown' && this.#isOpening) return this.#open();
    if (!this.#hasLooked) return;
    switch (news.kind) {
      case 'shown':
        return this.#show();
      case 'happened': {
        const { known, entry } = news;
        return this.#reply({
          kind: 'happened',
          update: toldOf(known, entry.events),
          entry,
          ...this.#stillWaits(known),
        });
      }
      case 'undone':
        return this.#reply({
          kind: 'undone',
          update: toldOf(news.known),
          seq: news.seq,
          ...this.#stillWaits(news.known),
        });
      case 'recalled':
        return this.#reply({ kind: 'recalled', history: news.history });
      case 'seated':
        return this.#reply({ kind: 'seated', table: tableOf(news.info, this.#sources.names()) });
      case 'failed':
        return this.#reply({ kind: 'failed', message: news.code });
    }
  }

  async #await(asked: Promise<Answered>): Promise<void> {
    this.#waiting = true;
    const answer = await asked;
    const { known } = this.#feed;
    if (answer.kind === 'ack' && answer.length !== undefined && (known?.length ?? 0) < answer.length) {
      // It counts; the step that shows it is on its way.
      this.#waiting = answer.length;
      return;
    }
    this.#waiting = false;
    if (answer.kind === 'ack') this.#reply({ kind: 'settled' });
    else if (answer.kind === 'refused') this.#reply({ kind: 'refused', refusal: answer.refusal });
    else this.#reply({ kind: 'failed', message: answer.code });
  }

  /** One step is asked for at a time: whoever is drawn along the time line wants the last of many. */
  async #recall(moment: Moment): Promise<void> {
    this.#sought = moment;
    if (this.#isRecalling) return;
    this.#isRecalling = true;
    for (let sought = this.#takeSought(); sought !== undefined; sought = this.#takeSought()) {
      const past = await this.#pastAt(sought).catch(() => undefined);
      this.#reply(past === undefined ? { kind: 'failed', message: 'noPast' } : { kind: 'past', seq: sought.seq, past });
    }
    this.#isRecalling = false;
  }

  #takeSought(): Moment | undefined {
    const sought = this.#sought;
    this.#sought = undefined;
    return sought;
  }

  /** A game that runs tells what one was told oneself; when it is over, everything may be seen. */
  async #pastAt({ seq, viewer }: Moment): Promise<TableUpdate | undefined> {
    const tableView = this.#feed.known?.tableView;
    const isOver = this.#feed.snapshot().info?.status === 'over' || tableView?.outcome !== undefined;
    if (isOver) return this.#sources.replayed(seq, viewer);
    return viewer === tableView?.viewer ? this.#sources.past(seq) : undefined;
  }

  async #export(): Promise<void> {
    const { info } = this.#feed.snapshot();
    const text = info && (await this.#sources.replay(info.id));
    this.#reply(text === undefined ? { kind: 'failed', message: 'noReplay' } : { kind: 'exported', text });
  }
}

export const onlineLink = (sources: LinkSources): Link => new OnlineLink(sources);
