import { seat as toSeat, type Seat, type TableUpdate, type TypedMove, type Viewer } from '#kernel';
import type { HistoryEntry, LocalTable, Reply } from '../local/protocol.ts';
import type { Link } from '../local/link.ts';
import { retold } from './retold.ts';
import { EMPTY, type Session, type WhyNot } from './shown.ts';

/** Shows a step: lets the page change to what was told, moves the pieces, and says when it is done. */
export interface Stage {
  show(entry: HistoryEntry, update: TableUpdate, change: () => void): Promise<void>;
  /** Ends the motion that runs, and shows what follows without any until the viewer is to act. */
  skip(): void;
  /** Takes time again after a skip. */
  rest(): void;
}

const people = ({ seats }: LocalTable): readonly Seat[] =>
  seats.flatMap((sitter, index) => (sitter.kind === 'person' ? [toSeat(index)] : []));

/** When so many replies wait, as after a while without a network, they are shown without motion. */
const BEHIND = 6;

/** One table on the page: sends what the player does, keeps what is shown, covers the screen between two people. */
export class TableSession {
  /** The way to the place where the table is. */
  readonly link: Link;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #stop = (): void => {};
  #session = EMPTY;
  #stage: Stage | undefined;
  /** What was heard while a step was still being shown. */
  readonly #replies: Reply[] = [];
  #isTaking = false;
  /** The step that is to be looked back at. */
  #sought: number | undefined;
  /** A move of this page is under way, whatever happens meanwhile. */
  #isWaiting = false;

  constructor(link: Link, id: string) {
    this.link = link;
    this.#id = id;
  }

  /** The page has a place to show motion on. */
  use(stage: Stage | undefined): void {
    this.#stage = stage;
  }

  /** The table is open as long as somebody looks. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readonly snapshot = (): Session => this.#session;

  /** The person in front of the screen takes a covered table. */
  takeScreen(seat: Seat): void {
    this.link.send({ kind: 'look', viewer: seat });
  }

  play(move: TypedMove): void {
    const viewer = this.#viewer();
    const { isBusy, past } = this.#session;
    if (viewer === undefined || isBusy || past !== undefined) return;
    this.#change({ isBusy: true, whyNot: undefined });
    this.link.send({ kind: 'move', seat: viewer, move });
  }

  /** Makes the only choice there is, and remembers that the player did not. */
  playForced(move: TypedMove): void {
    const { update, forced, past } = this.#session;
    if (past !== undefined) return;
    if (update !== undefined) this.#change({ forced: new Set([...forced, update.length]) });
    this.play(move);
  }

  undo(): void {
    const viewer = this.#viewer();
    const { isBusy, past } = this.#session;
    if (viewer === undefined || isBusy || past !== undefined) return;
    this.#change({ isBusy: true, whyNot: undefined });
    this.link.send({ kind: 'undo', seat: viewer });
  }

  /** Ends the motion that runs, and the bots' pauses until the viewer is to act. */
  skip(): void {
    this.#stage?.skip();
  }

  /** Shows the table as it was after a step: as its viewer saw it or, when the game is over, as another seat did. */
  lookBack(seq: number, viewer = this.#session.update?.viewer): void {
    if (this.#session.isBusy) this.#stage?.skip();
    if (viewer === undefined) return;
    this.#sought = seq;
    this.link.send({ kind: 'recall', seq, viewer });
  }

  backToNow(): void {
    this.#sought = undefined;
    if (this.#session.past === undefined) return;
    this.#change({ past: undefined });
    this.#goOn();
  }

  explain(whyNot: WhyNot | undefined): void {
    this.#change({ whyNot });
  }

  #start(): void {
    this.#replies.length = 0;
    this.#stop = this.link.listen(reply => this.#hear(reply));
    this.link.send({ kind: 'open', id: this.#id });
  }

  #viewer(): Seat | undefined {
    const viewer = this.#session.update?.viewer;
    return viewer === undefined || viewer === 'audience' ? undefined : viewer;
  }

  #change(changes: Partial<Session>): void {
    this.#session = { ...this.#session, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** Replies are taken one after the other: a step that comes while another is being shown waits for it. */
  #hear(reply: Reply): void {
    this.#replies.push(reply);
    if (!this.#isTaking) void this.#takeAll();
  }

  async #takeAll(): Promise<void> {
    this.#isTaking = true;
    try {
      for (let reply = this.#replies.shift(); reply !== undefined; reply = this.#replies.shift()) {
        const shown = this.#take(reply);
        if (shown !== undefined) await shown;
      }
    } finally {
      this.#isTaking = false;
    }
  }

  #take(reply: Reply): Promise<void> | void {
    if ('update' in reply) this.#isWaiting = reply.isWaiting === true;
    switch (reply.kind) {
      case 'opened':
        return this.#opened(reply.table, reply.seedHash);
      case 'shown':
        this.#show(reply.update, reply.history);
        this.#leaveWhatIsGone();
        return this.#goOn();
      case 'happened':
        return this.#happened(reply.update, reply.entry);
      case 'undone':
        this.#show(
          reply.update,
          this.#session.history.filter(({ seq }) => seq !== reply.seq),
        );
        this.#leaveWhatIsGone(reply.seq);
        return this.#goOn();
      case 'past':
        return this.#recalled(reply.seq, reply.past);
      case 'settled':
        this.#isWaiting = false;
        return this.#change({ isBusy: false });
      case 'recalled':
        this.#change({ history: reply.history });
        return this.#leaveWhatIsGone();
      case 'seated':
        return this.#change({ table: reply.table });
      case 'refused':
        return this.#change({ isBusy: false, whyNot: { refusal: reply.refusal, place: undefined } });
      case 'failed':
        return this.#change({
          // A move that is under way is not settled by a step that could not be looked back at.
          ...(reply.message !== 'noPast' && { isBusy: false }),
          failure: reply.message,
          ...(this.#session.update === undefined && { status: 'lost' }),
        });
      default:
        return undefined;
    }
  }

  /** With one person at the table nothing has to be covered; with none the page watches. */
  #opened(table: LocalTable, seedHash: string): void {
    this.#change({ table, seedHash });
    if (table.you !== undefined) return this.#look(table.you);
    const [only, ...others] = people(table);
    if (others.length === 0) this.#look(only ?? 'audience');
    else this.link.send({ kind: 'look', viewer: 'audience' });
  }

  #look(viewer: Viewer): void {
    this.link.send({ kind: 'look', viewer });
  }

  #show(update: TableUpdate, history: readonly HistoryEntry[], isBusy = this.#isWaiting): void {
    this.#change({
      status: 'shown',
      update: retold(this.#session.update, update),
      ...(update.viewer === 'audience' && { openView: update.view }),
      history,
      isBusy,
      whyNot: undefined,
      next: undefined,
    });
  }

  async #happened(update: TableUpdate, entry: HistoryEntry): Promise<void> {
    const change = (): void => this.#show(update, [...this.#session.history, entry], true);
    // Pieces do not fly over a board that shows an earlier step.
    if (this.#stage === undefined || this.#replies.length >= BEHIND || this.#session.past !== undefined) change();
    else await this.#stage.show(entry, update, change);
    this.#change({ isBusy: this.#isWaiting });
    this.#goOn();
  }

  /** Somebody has taken steps back. Nobody goes on looking at one of them, nor at what followed it as if it still stood. */
  #leaveWhatIsGone(undone = Infinity): void {
    const { history, past } = this.#session;
    const sought = this.#sought;
    if (sought === undefined) return;
    const isThere = (seq: number): boolean => history.some(entry => entry.seq === seq);
    if (!isThere(sought) || !isThere(past?.seq ?? sought)) {
      this.#sought = undefined;
      this.#change({ past: undefined });
    } else if (undone < sought) this.lookBack(sought, past?.update.viewer);
  }

  /** One step further than what is shown is shown as motion. */
  async #recalled(seq: number, past: TableUpdate): Promise<void> {
    const { past: before, update, history, status } = this.#session;
    // Whoever has gone back to the present, or on to another step, does not want this one any more.
    if (status !== 'shown' || seq !== this.#sought) return;
    const index = history.findIndex(entry => entry.seq === seq);
    const entry = history[index];
    const change = (): void =>
      this.#change({ past: { seq, update: retold(before?.update ?? update, past) }, whyNot: undefined });
    this.#stage?.rest();
    const isNext = before !== undefined && before.seq === history[index - 1]?.seq;
    if (this.#stage === undefined || entry === undefined || !isNext) change();
    else await this.#stage.show(entry, past, change);
  }

  /** After a step: a bot moves, or another person takes the screen, or the viewer goes on. */
  #goOn(): void {
    const { table, update, past } = this.#session;
    // At a table elsewhere nobody shares this screen, and bots move by themselves.
    if (table === undefined || update === undefined || past !== undefined || table.you !== undefined) return;
    // When it is over, several people look at the same screen: nobody's hand stays open on it.
    if (update.toAct.length === 0)
      return people(table).length > 1 && update.viewer !== 'audience' ? this.#look('audience') : undefined;
    const waiting = update.toAct.map(seat => ({ seat, sitter: table.seats[seat] }));
    if (update.viewer !== 'audience' && update.toAct.includes(update.viewer)) return;
    if (waiting.some(({ sitter }) => sitter?.kind === 'bot')) return this.link.send({ kind: 'next' });
    const next = waiting[0]?.seat;
    // Nothing of the last viewer's stays in the page's memory while the screen is covered.
    if (next !== undefined) this.#change({ status: 'covered', next, update: undefined, history: [], past: undefined });
  }
}
