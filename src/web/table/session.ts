import { seat as toSeat, type Seat, type Told, type TypedMove, type Viewer } from '#kernel';
import type { Chapter, LocalTable, Reply } from '../local/protocol.ts';
import type { Link } from '../local/link.ts';
import { retold } from './retold.ts';
import { EMPTY, type Session, type WhyNot } from './shown.ts';

/** Shows a step: lets the page change to what was told, moves the pieces, and says when it is done. */
export interface Stage {
  show(chapter: Chapter, told: Told, change: () => void): Promise<void>;
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
    const { told, forced, past } = this.#session;
    if (past !== undefined) return;
    if (told !== undefined) this.#change({ forced: new Set([...forced, told.length]) });
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
  lookBack(seq: number, viewer = this.#session.told?.viewer): void {
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
    const viewer = this.#session.told?.viewer;
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
    if ('told' in reply) this.#isWaiting = reply.isWaiting === true;
    switch (reply.kind) {
      case 'opened':
        return this.#opened(reply.table, reply.seedHash);
      case 'shown':
        this.#show(reply.told, reply.chapters);
        this.#leaveWhatIsGone();
        return this.#goOn();
      case 'happened':
        return this.#happened(reply.told, reply.chapter);
      case 'undone':
        this.#show(
          reply.told,
          this.#session.chapters.filter(({ seq }) => seq !== reply.seq),
        );
        this.#leaveWhatIsGone(reply.seq);
        return this.#goOn();
      case 'past':
        return this.#recalled(reply.seq, reply.past);
      case 'settled':
        this.#isWaiting = false;
        return this.#change({ isBusy: false });
      case 'recalled':
        this.#change({ chapters: reply.chapters });
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
          ...(this.#session.told === undefined && { status: 'lost' }),
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

  #show(told: Told, chapters: readonly Chapter[], isBusy = this.#isWaiting): void {
    this.#change({
      status: 'shown',
      told: retold(this.#session.told, told),
      ...(told.viewer === 'audience' && { openView: told.view }),
      chapters,
      isBusy,
      whyNot: undefined,
      next: undefined,
    });
  }

  async #happened(told: Told, chapter: Chapter): Promise<void> {
    const change = (): void => this.#show(told, [...this.#session.chapters, chapter], true);
    // Pieces do not fly over a board that shows an earlier step.
    if (this.#stage === undefined || this.#replies.length >= BEHIND || this.#session.past !== undefined) change();
    else await this.#stage.show(chapter, told, change);
    this.#change({ isBusy: this.#isWaiting });
    this.#goOn();
  }

  /** Somebody has taken steps back. Nobody goes on looking at one of them, nor at what followed it as if it still stood. */
  #leaveWhatIsGone(undone = Infinity): void {
    const { chapters, past } = this.#session;
    const sought = this.#sought;
    if (sought === undefined) return;
    const isThere = (seq: number): boolean => chapters.some(chapter => chapter.seq === seq);
    if (!isThere(sought) || !isThere(past?.seq ?? sought)) {
      this.#sought = undefined;
      this.#change({ past: undefined });
    } else if (undone < sought) this.lookBack(sought, past?.told.viewer);
  }

  /** One step further than what is shown is shown as motion. */
  async #recalled(seq: number, past: Told): Promise<void> {
    const { past: before, told, chapters, status } = this.#session;
    // Whoever has gone back to the present, or on to another step, does not want this one any more.
    if (status !== 'shown' || seq !== this.#sought) return;
    const index = chapters.findIndex(chapter => chapter.seq === seq);
    const chapter = chapters[index];
    const change = (): void =>
      this.#change({ past: { seq, told: retold(before?.told ?? told, past) }, whyNot: undefined });
    this.#stage?.rest();
    const isNext = before !== undefined && before.seq === chapters[index - 1]?.seq;
    if (this.#stage === undefined || chapter === undefined || !isNext) change();
    else await this.#stage.show(chapter, past, change);
  }

  /** After a step: a bot moves, or another person takes the screen, or the viewer goes on. */
  #goOn(): void {
    const { table, told, past } = this.#session;
    // At a table elsewhere nobody shares this screen, and bots move by themselves.
    if (table === undefined || told === undefined || past !== undefined || table.you !== undefined) return;
    // When it is over, several people look at the same screen: nobody's hand stays open on it.
    if (told.toAct.length === 0)
      return people(table).length > 1 && told.viewer !== 'audience' ? this.#look('audience') : undefined;
    const waiting = told.toAct.map(seat => ({ seat, sitter: table.seats[seat] }));
    if (told.viewer !== 'audience' && told.toAct.includes(told.viewer)) return;
    if (waiting.some(({ sitter }) => sitter?.kind === 'bot')) return this.link.send({ kind: 'next' });
    const next = waiting[0]?.seat;
    // Nothing of the last viewer's stays in the page's memory while the screen is covered.
    if (next !== undefined) this.#change({ status: 'covered', next, told: undefined, chapters: [], past: undefined });
  }
}
