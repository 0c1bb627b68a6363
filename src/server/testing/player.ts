import { at, fastChance, type Rng, type Viewer } from '#kernel';
import type { HistoryEntry, ServerMessage, TableView } from '#wire';
import type { Line, Person } from './person.ts';
import { Seat } from './seat.ts';

/** What a player asks for: a move, or without one an undo. */
export interface Deed {
  /** How much of the log the player had seen. */
  readonly seen: number;
  readonly move?: unknown;
}

/** What became of a deed that was answered. */
export interface Answered extends Deed {
  /**
   * `acknowledged`: it is entry `length - 1`. `told`: it was asked twice, and the answer to the second asking was that it
   * is there already. `unknown`: asked twice, and by then the game was over.
   */
  readonly as: 'acknowledged' | 'told' | 'unknown';
  readonly length?: number;
}

/** What somebody was shown, for comparison with the log. */
export interface Shown {
  readonly steps: { readonly length: number; readonly entry?: HistoryEntry; readonly undone?: number }[];
  readonly history: HistoryEntry[];
  readonly tableViews: { readonly length: number; readonly tableView: TableView }[];
}

const nothing = (): Shown => ({ steps: [], history: [], tableViews: [] });

/** One chance in so many. */
const UNDO = 12;
const ASIDE = 10;
const OUT_OF_TURN = 25;
const TALK = 50;
/** Where the server says that something went wrong, it is asked again after so many milliseconds. */
const AGAIN_AFTER = 100;
/** A player who is refused so often in a row, with nothing new to see, has been misled. */
const MOST_REFUSALS = 5;

/** Plays whatever it may, as fast as it can, at random; and goes on where it was after any loss of the connection. */
export class Player {
  readonly person: Person;
  readonly table: string;
  readonly viewer: Viewer;
  readonly answered: Answered[] = [];
  /** What was said and acknowledged. */
  readonly said: string[] = [];
  readonly faults: string[] = [];
  seat: Seat | undefined;
  closeCode: number | undefined;
  /** How many answers of each kind came. */
  readonly counts: Record<string, number> = {};
  onAnswer: () => void = () => {};
  readonly #rng: Rng;
  #shown = nothing();
  #pending: Deed | undefined;
  #isWaiting = false;
  #isPlaying = true;
  /** It must have seen so much before it acts again: an answer comes before what it is about. */
  #known = 0;
  #refusals = 0;
  #talk = 0;

  constructor(person: Person, table: string, viewer: Viewer, seed: number) {
    this.person = person;
    this.table = table;
    this.viewer = viewer;
    this.#rng = fastChance(seed);
  }

  get isOver(): boolean {
    return this.seat?.isOver === true;
  }

  /** Whether something was asked that has not been answered. */
  get isPending(): boolean {
    return this.#pending !== undefined;
  }

  get isConnected(): boolean {
    return this.seat?.line.socket.readyState === 1;
  }

  /** Comes to the table at this address, and asks again what was not answered. */
  async come(address: string): Promise<void> {
    const line = await this.person.at(address).connect();
    line.socket.on('close', code => (this.closeCode = code));
    const seat = new Seat(line, this.table);
    this.seat = seat;
    this.#isWaiting = true;
    line.hear(message => this.#note(seat, message));
    seat.onChange = () => this.#act();
    await seat.watch();
    this.#isWaiting = false;
    if (this.#pending === undefined) this.#act();
    else void this.#ask(line, this.#pending, true);
  }

  /** Stops asking for anything new. */
  rest(): void {
    this.#isPlaying = false;
  }

  play(): void {
    this.#isPlaying = true;
    this.#act();
  }

  leave(): void {
    this.seat?.line.socket.terminate();
  }

  /** All that was shown since this was last asked. */
  takeShown(): Shown {
    const shown = this.#shown;
    this.#shown = nothing();
    const { tableView, length } = this.seat ?? {};
    if (tableView !== undefined && length !== undefined) shown.tableViews.push({ length, tableView });
    return shown;
  }

  #note(seat: Seat, message: ServerMessage): void {
    if (message.kind === 'ack' && message.length !== undefined && message.length <= seat.length)
      this.faults.push(`entry ${message.length - 1} was shown before it was acknowledged`);
    if (!('table' in message) || message.table !== this.table) return;
    if (message.kind === 'step') {
      const { length, entry, undone } = message;
      this.#shown.steps.push({ length, ...(entry && { entry }), ...(undone !== undefined && { undone }) });
    } else if (message.kind === 'shown') {
      this.#shown.tableViews.push({ length: message.length, tableView: message.tableView });
      this.#shown.history.push(...message.history);
    }
    if (seat === this.seat) this.#act();
  }

  #act(): void {
    const { seat } = this;
    if (seat === undefined || this.#isWaiting || !this.#isPlaying || seat.isOver || seat.length < this.#known) return;
    if (this.#pending !== undefined || seat.line.socket.readyState !== 1) return;
    const deed = this.#choose(seat);
    if (deed !== undefined) void this.#ask(seat.line, deed, false);
    if (seat.moves.length > 0 && this.#rng.pick(TALK) === 0) void this.#say(seat.line);
  }

  #choose({ tableView, length: seen }: Seat): Deed | undefined {
    const rng = this.#rng;
    const { moves = [], asides = [], canUndo = false } = tableView ?? {};
    if (canUndo && rng.pick(UNDO) === 0) return { seen };
    const isAside = asides.length > 0 && rng.pick(moves.length > 0 ? ASIDE : OUT_OF_TURN) === 0;
    const among = isAside ? asides : moves;
    return among.length === 0 ? undefined : { seen, move: at(among, rng.pick(among.length)) };
  }

  async #ask(line: Line, deed: Deed, isRepeat: boolean): Promise<void> {
    this.#pending = deed;
    const { table } = this;
    const { seen, move } = deed;
    const request =
      move === undefined
        ? ({ kind: 'undo', table, at: seen } as const)
        : ({ kind: 'move', table, at: seen, move: move as { type: string } } as const);
    const answer = await line.ask(request).catch(() => undefined);
    // Nobody knows what became of it: it is asked again over the next connection.
    if (answer === undefined) return;
    this.counts[answer.kind] = (this.counts[answer.kind] ?? 0) + 1;
    this.#hear(line, deed, answer, isRepeat);
  }

  #hear(line: Line, deed: Deed, answer: ServerMessage, isRepeat: boolean): void {
    if (answer.kind === 'error' && answer.code === 'wentWrong') {
      setTimeout(() => void this.#ask(line, deed, true), AGAIN_AFTER);
      return;
    }
    this.#pending = undefined;
    if (answer.kind === 'ack') this.#acknowledged(deed, answer.length ?? -1);
    else if (answer.kind === 'refused') this.#refused(deed, answer.refusal);
    else if (answer.kind === 'error') this.#failed(deed, answer.code, isRepeat);
    this.onAnswer();
    this.#act();
  }

  #acknowledged(deed: Deed, length: number): void {
    this.#refusals = 0;
    this.#known = length;
    this.answered.push({ ...deed, as: 'acknowledged', length });
  }

  #refused(deed: Deed, refusal: unknown): void {
    this.#refusals++;
    if (this.#refusals > MOST_REFUSALS && this.seat?.length === deed.seen)
      this.faults.push(`what was offered at ${deed.seen} is refused: ${JSON.stringify([deed.move, refusal])}`);
  }

  #failed(deed: Deed, code: string, isRepeat: boolean): void {
    if (code === 'notRunning') {
      if (isRepeat) this.answered.push({ ...deed, as: 'unknown' });
    } else if (code === 'stale' && isRepeat) this.answered.push({ ...deed, as: 'told' });
    else this.faults.push(`${code} at ${deed.seen}`);
  }

  async #say(line: Line): Promise<void> {
    const text = `${this.viewer} says something for the ${++this.#talk}th time`;
    const answer = await line.ask({ kind: 'say', table: this.table, text }).catch(() => undefined);
    if (answer?.kind === 'ack') this.said.push(text);
  }
}
