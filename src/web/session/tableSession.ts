import { seat as toSeat, type HistoryEntry, type Seat, type TableUpdate, type TypedMove, type Viewer } from '#kernel';
import type { TableReply, TableSummary } from './protocol.ts';
import { INITIAL_STATE, type RefusalNotice, type SessionState } from './sessionState.ts';
import { shareUnchangedUpdate } from './shareUnchangedUpdate.ts';
import type { TableConnection } from './tableConnection.ts';

/** Animates a history entry: calls `change`, which renders the new position, and resolves when the animation has ended. */
export interface TableAnimator {
  animate(entry: HistoryEntry, update: TableUpdate, change: () => void): Promise<void>;
  /** Ends the animation that runs, and shows what follows without any until the viewer is to act. */
  skip(): void;
  /** Animates again after a skip. */
  resume(): void;
}

const personSeats = ({ seats }: TableSummary): readonly Seat[] =>
  seats.flatMap((sitter, index) => (sitter.kind === 'person' ? [toSeat(index)] : []));

/** With so many replies queued, as after a lost connection, entries are shown without animation. */
const MAX_QUEUED = 6;

/** The client side of one table: sends moves and undos, holds the state that is rendered, covers the screen between two people (hand-over). */
export class TableSession {
  readonly connection: TableConnection;
  readonly #id: string;
  readonly #listeners = new Set<() => void>();
  #stop = (): void => {};
  #state = INITIAL_STATE;
  #animator: TableAnimator | undefined;
  /** Replies that came while an entry was still being animated. */
  readonly #queue: TableReply[] = [];
  #isProcessing = false;
  /** The number of the past entry that is shown, or was asked for last. */
  #pastSeq: number | undefined;
  /** Whether a move of this page is not acknowledged yet, whatever happens meanwhile. */
  #isMovePending = false;

  constructor(connection: TableConnection, id: string) {
    this.connection = connection;
    this.#id = id;
  }

  setAnimator(animator: TableAnimator | undefined): void {
    this.#animator = animator;
  }

  /** For `useSyncExternalStore`: the table is open as long as somebody subscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  readonly snapshot = (): SessionState => this.#state;

  /** The next person takes the covered screen (hand-over). */
  takeScreen(seat: Seat): void {
    this.#setViewer(seat);
  }

  play(move: TypedMove): void {
    const seat = this.#seatToAct();
    if (seat === undefined) return;
    this.#change({ isBusy: true, refusalNotice: undefined });
    this.connection.send({ kind: 'move', seat, move });
  }

  /** Plays the only legal move, and remembers that the player did not choose it. */
  playForced(move: TypedMove): void {
    const { update, forcedEntries, past } = this.#state;
    if (past !== undefined) return;
    if (update !== undefined) this.#change({ forcedEntries: new Set([...forcedEntries, update.length]) });
    this.play(move);
  }

  undo(): void {
    const seat = this.#seatToAct();
    if (seat === undefined) return;
    this.#change({ isBusy: true, refusalNotice: undefined });
    this.connection.send({ kind: 'undo', seat });
  }

  /** Skips the animation that runs, and the bots' pauses until the viewer is to act. */
  skip(): void {
    this.#animator?.skip();
  }

  /** Shows the table as it was after an entry: as its viewer saw it or, when the game is over, as another viewer did. */
  showPast(seq: number, viewer = this.#state.update?.viewer): void {
    if (this.#state.isBusy) this.#animator?.skip();
    if (viewer === undefined) return;
    this.#pastSeq = seq;
    this.connection.send({ kind: 'fetchPast', seq, viewer });
  }

  showPresent(): void {
    this.#pastSeq = undefined;
    if (this.#state.past === undefined) return;
    this.#change({ past: undefined });
    this.#continue();
  }

  showRefusal(refusalNotice: RefusalNotice | undefined): void {
    this.#change({ refusalNotice });
  }

  #start(): void {
    this.#queue.length = 0;
    this.#stop = this.connection.listen(reply => this.#receive(reply));
    this.connection.send({ kind: 'open', id: this.#id });
  }

  /** The viewer's seat, while it may send a move or an undo. */
  #seatToAct(): Seat | undefined {
    const { update, isBusy, past } = this.#state;
    return update === undefined || update.viewer === 'audience' || isBusy || past !== undefined
      ? undefined
      : update.viewer;
  }

  #change(changes: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** Replies are processed in order: an entry that comes while another is being animated waits for it. */
  #receive(reply: TableReply): void {
    this.#queue.push(reply);
    if (!this.#isProcessing) void this.#processQueue();
  }

  async #processQueue(): Promise<void> {
    this.#isProcessing = true;
    try {
      for (let reply = this.#queue.shift(); reply !== undefined; reply = this.#queue.shift()) {
        const animated = this.#process(reply);
        if (animated !== undefined) await animated;
      }
    } finally {
      this.#isProcessing = false;
    }
  }

  #process(reply: TableReply): Promise<void> | void {
    if ('update' in reply) this.#isMovePending = reply.isMovePending === true;
    switch (reply.kind) {
      case 'opened':
        return this.#opened(reply.table, reply.seedHash);
      case 'viewLoaded':
        this.#show(reply.update, reply.history);
        this.#leaveUndonePast();
        return this.#continue();
      case 'entryAdded':
        return this.#entryAdded(reply.update, reply.entry);
      case 'entryUndone':
        this.#show(
          reply.update,
          this.#state.history.filter(({ seq }) => seq !== reply.seq),
        );
        this.#leaveUndonePast(reply.seq);
        return this.#continue();
      case 'past':
        return this.#pastLoaded(reply.seq, reply.past);
      case 'moveSettled':
        this.#isMovePending = false;
        return this.#change({ isBusy: false });
      case 'historyLoaded':
        this.#change({ history: reply.history });
        return this.#leaveUndonePast();
      case 'tableChanged':
        return this.#change({ table: reply.table });
      case 'refused':
        return this.#change({ isBusy: false, refusalNotice: { refusal: reply.refusal, anchor: undefined } });
      case 'failed':
        return this.#fail(reply);
      default:
        return undefined;
    }
  }

  #fail({ message, fault }: Extract<TableReply, { kind: 'failed' }>): void {
    this.#change({
      // A past position that could not be fetched does not settle a pending move.
      ...(message !== 'noPast' && { isBusy: false }),
      failure: message,
      fault,
      ...(this.#state.update === undefined && { status: 'lost' }),
    });
  }

  /** With one person at the table nothing has to be covered; with none the page watches as the audience. */
  #opened(table: TableSummary, seedHash: string): void {
    this.#change({ table, seedHash });
    const [only, ...others] = personSeats(table);
    this.#setViewer(table.you ?? (others.length === 0 ? only : undefined) ?? 'audience');
  }

  #setViewer(viewer: Viewer): void {
    this.connection.send({ kind: 'setViewer', viewer });
  }

  #show(update: TableUpdate, history: readonly HistoryEntry[], isBusy = this.#isMovePending): void {
    this.#change({
      status: 'shown',
      update: shareUnchangedUpdate(this.#state.update, update),
      ...(update.viewer === 'audience' && { publicView: update.view }),
      history,
      isBusy,
      refusalNotice: undefined,
      nextSeat: undefined,
    });
  }

  async #entryAdded(update: TableUpdate, entry: HistoryEntry): Promise<void> {
    const change = (): void => this.#show(update, [...this.#state.history, entry], true);
    // No animation over a board that shows a past position.
    if (this.#animator === undefined || this.#queue.length >= MAX_QUEUED || this.#state.past !== undefined) change();
    else await this.#animator.animate(entry, update, change);
    this.#change({ isBusy: this.#isMovePending });
    this.#continue();
  }

  /** After an undo: leaves a past position whose entry is gone, and fetches one again that came after the undone entry. */
  #leaveUndonePast(undone = Infinity): void {
    const { history, past } = this.#state;
    const wanted = this.#pastSeq;
    if (wanted === undefined) return;
    const isInHistory = (seq: number): boolean => history.some(entry => entry.seq === seq);
    if (!isInHistory(wanted) || !isInHistory(past?.seq ?? wanted)) {
      this.#pastSeq = undefined;
      this.#change({ past: undefined });
    } else if (undone < wanted) this.showPast(wanted, past?.update.viewer);
  }

  /** The entry right after the one that is shown is animated; a jump is not. */
  async #pastLoaded(seq: number, past: TableUpdate): Promise<void> {
    const { past: before, update, history, status } = this.#state;
    // The player has gone back to the present, or on to another entry.
    if (status !== 'shown' || seq !== this.#pastSeq) return;
    const index = history.findIndex(entry => entry.seq === seq);
    const entry = history[index];
    const change = (): void =>
      this.#change({
        past: { seq, update: shareUnchangedUpdate(before?.update ?? update, past) },
        refusalNotice: undefined,
      });
    this.#animator?.resume();
    const isNext = before !== undefined && before.seq === history[index - 1]?.seq;
    if (this.#animator === undefined || entry === undefined || !isNext) change();
    else await this.#animator.animate(entry, past, change);
  }

  /** At a local table: a bot moves, or another person takes the screen, or the viewer goes on. */
  #continue(): void {
    const { table, update, past } = this.#state;
    // Nobody shares the screen of an online table, and its server moves the bots.
    if (table === undefined || update === undefined || past !== undefined || table.you !== undefined) return;
    // After the game several people look at the same screen: no hand stays visible on it.
    if (update.toAct.length === 0)
      return personSeats(table).length > 1 && update.viewer !== 'audience' ? this.#setViewer('audience') : undefined;
    if (update.viewer !== 'audience' && update.toAct.includes(update.viewer)) return;
    if (update.toAct.some(seat => table.seats[seat]?.kind === 'bot')) return this.connection.send({ kind: 'botMove' });
    const [nextSeat] = update.toAct;
    // Nothing of the last viewer's view stays in the page's memory while the screen is covered.
    if (nextSeat !== undefined)
      this.#change({ status: 'covered', nextSeat, update: undefined, history: [], past: undefined });
  }
}
