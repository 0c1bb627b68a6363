import type { GameEvent } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import type { HistoryEntry } from '../table/history.ts';
import type { ByLanguage, NameOf } from './gameText.ts';
import type { Sentence } from './sentence.ts';

type ClauseKind = 'begin' | 'join' | 'series' | 'resume' | 'replace';

/** How an event that has words enters the log. */
export type LogRole =
  /** A heading with the same `key` as the last one of its level is not repeated: it begins a turn. */
  | { readonly as: 'heading'; readonly level: 1 | 2; readonly key?: number }
  | {
      readonly as: 'clause';
      /** The subject of the line, which its sentence leaves out: the reader is told the name before it. */
      readonly seat?: Seat;
      readonly topic: string;
      /**
       * `begin`: a line of its own. `join`: goes on with the line of this topic, if that is the last one.
       * `series`: the same, and events of one type become one clause. `resume`: words only where a line begins.
       * `replace`: goes on with the line and takes the place of what it said so far.
       */
      readonly how: ClauseKind;
    }
  /**
   * After the colon of the last line: what befalls a seat, or the table. An effect takes the place of an earlier one
   * with the same `subject`; those of a series are told together.
   */
  | { readonly as: 'effect'; readonly seat?: Seat; readonly subject?: string; readonly isSeries?: true };

/** What a seat gains or loses: after the colon of the last line, where amounts of a kind are added up. */
export interface LogAmount<Counted extends string> {
  readonly seat: Seat;
  readonly counted: Counted;
  readonly amount: number;
}

/** How an event enters the log without words: as amounts, as the beginning of a turn, or not at all. */
export type QuietRole<Counted extends string> = readonly LogAmount<Counted>[] | 'turn' | 'silent';

export const heading = (level: 1 | 2 = 1, key?: number): LogRole => ({
  as: 'heading',
  level,
  ...(key !== undefined && { key }),
});
export const begins = (topic: string, seat?: Seat): LogRole => clause('begin', topic, seat);
export const joins = (topic: string, seat?: Seat): LogRole => clause('join', topic, seat);
export const series = (topic: string, seat?: Seat): LogRole => clause('series', topic, seat);
export const resumes = (topic: string, seat?: Seat): LogRole => clause('resume', topic, seat);
export const replaces = (topic: string, seat?: Seat): LogRole => clause('replace', topic, seat);
export const effect = (seat?: Seat, subject?: string): LogRole => ({
  as: 'effect',
  ...(seat !== undefined && { seat }),
  ...(subject !== undefined && { subject }),
});
export const effectSeries = (seat: Seat): LogRole => ({ as: 'effect', seat, isSeries: true });

const clause = (how: ClauseKind, topic: string, seat: Seat | undefined): LogRole => ({
  as: 'clause',
  how,
  topic,
  ...(seat !== undefined && { seat }),
});

/** A role for each event of a game; only those in `Spoken` have words. */
export type LogRoles<Event extends GameEvent, Spoken extends Event['type'], Counted extends string> = {
  readonly [T in Event['type']]: T extends Spoken
    ? (event: Extract<Event, { type: T }>) => LogRole | QuietRole<Counted>
    : ((event: Extract<Event, { type: T }>) => QuietRole<Counted>) | undefined;
};

export interface LogContext<View> {
  /** The present view, for what does not change in the course of a game. */
  readonly view: View;
  readonly name: NameOf;
}

/** The sentences of a game's log in one language, without their subject. A missing one does not compile. */
export interface LogText<Event extends GameEvent, Spoken extends Event['type'], Counted extends string, Piece, View> {
  readonly clauses: {
    readonly [T in Spoken]: (
      event: Extract<Event, { type: T }>,
      context: LogContext<View>,
      /** All events of a `series`, this one first. */
      series: readonly Extract<Event, { type: T }>[],
    ) => Sentence<Piece>;
  };
  readonly amounts: { readonly [C in Counted]: (amount: number) => string };
}

export interface GameLog<Event extends GameEvent, Spoken extends Event['type'], Counted extends string, Piece, View> {
  readonly roles: LogRoles<Event, Spoken, Counted>;
  readonly texts: ByLanguage<LogText<Event, Spoken, Counted, Piece, View>>;
  /** How much a line with this event matters to whoever was away, if not 1; what is 0 alone is left out. */
  readonly weights: { readonly [T in Spoken]?: 0 | 2 | 3 };
}

/** The log text of any game, for code that knows none. */
export interface AnyLogText {
  readonly clauses: object;
  readonly amounts: Readonly<Record<string, (amount: number) => string>>;
}

export interface AnyGameLog {
  readonly roles: object;
  readonly texts: ByLanguage<AnyLogText>;
  readonly weights: Readonly<Record<string, number>>;
}

/** An event with its role in a line. */
export type LoggedEvent =
  | { readonly event: GameEvent; readonly role: LogRole }
  | { readonly event: GameEvent; readonly role: readonly LogAmount<string>[] };

/** A line of the log: one sentence about one or several entries. */
export interface LogLine {
  readonly kind: 'line';
  /** The first and the last entry that it tells of. */
  readonly from: number;
  readonly seq: number;
  readonly seat: Seat | undefined;
  readonly topic: string;
  /** Whether another turn begins with it. */
  readonly isNewTurn: boolean;
  readonly events: readonly LoggedEvent[];
}

export interface LogHeading {
  readonly kind: 'heading';
  readonly level: 1 | 2;
  readonly seq: number;
  readonly events: readonly LoggedEvent[];
}

export type LogItem = LogLine | LogHeading;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type OpenLine = Mutable<Omit<LogLine, 'events'>> & { events: LoggedEvent[] };

type AnyRole = LogRole | QuietRole<string> | undefined;

const roleOf = ({ roles }: AnyGameLog, event: GameEvent): AnyRole => {
  const table = roles as Readonly<Record<string, ((event: GameEvent) => AnyRole) | undefined>>;
  // True of every GameLog: its roles hold a function, or nothing, for each type of event.
  return Object.hasOwn(table, event.type) ? table[event.type]?.(event) : undefined;
};

/** Whether amounts come before what they pay for, in the same entry. */
const isPrice = (amounts: readonly LogAmount<string>[], later: readonly { readonly role: AnyRole }[]): boolean => {
  const next = later.find(({ role }) => role === 'turn' || (typeof role === 'object' && 'as' in role))?.role;
  return (
    typeof next === 'object' &&
    'as' in next &&
    next.as === 'clause' &&
    amounts.some(({ seat, amount }) => seat === next.seat && amount < 0)
  );
};

/** Puts the events of a history into lines and headings. */
class LogBuilder {
  readonly items: (OpenLine | LogHeading)[] = [];
  #isNewTurn = false;
  #key: number | undefined;
  /** Amounts that belong to a line which begins later in the same entry, such as a price. */
  readonly #held: LoggedEvent[] = [];

  addEntry(seq: number, events: readonly { readonly event: GameEvent; readonly role: AnyRole }[]): void {
    for (const [index, { event, role }] of events.entries()) {
      if (role === undefined || role === 'silent') continue;
      if (role === 'turn') this.#isNewTurn = true;
      else if ('as' in role) this.#addSpoken(seq, event, role);
      else if (role.length > 0) {
        if (isPrice(role, events.slice(index + 1))) this.#held.push({ event, role });
        else this.#append(seq, { event, role });
      }
    }
  }

  #addSpoken(seq: number, event: GameEvent, role: LogRole): void {
    if (role.as === 'heading') this.#addHeading(seq, event, role);
    else if (role.as === 'effect') this.#append(seq, { event, role });
    else if (role.how !== 'begin' && this.#isOpenFor(role)) this.#append(seq, { event, role });
    else this.#begin(seq, { event, role }, role.seat, role.topic);
    if (role.as === 'clause') for (const price of this.#held.splice(0)) this.#append(seq, price);
  }

  #addHeading(seq: number, event: GameEvent, role: Extract<LogRole, { as: 'heading' }>): void {
    this.#isNewTurn = true;
    if (role.key !== undefined && this.#key === role.key) return;
    this.#key = role.key;
    this.#dropEmptyHeadings(role.level);
    this.items.push({ kind: 'heading', level: role.level, seq, events: [{ event, role }] });
  }

  /** Nothing happened under a heading that is followed by one as high. */
  #dropEmptyHeadings(level: number): void {
    for (let last = this.items.at(-1); last?.kind === 'heading' && last.level >= level; last = this.items.at(-1))
      this.items.pop();
  }

  #isOpenFor({ topic, seat, how }: Extract<LogRole, { as: 'clause' }>): boolean {
    const last = this.items.at(-1);
    if (last?.kind !== 'line' || this.#isNewTurn || last.topic !== topic) return false;
    if (how === 'replace') last.seat = seat;
    return seat === undefined || last.seat === seat;
  }

  /** Adds to the last line, or begins one where there is none. */
  #append(seq: number, logged: LoggedEvent): void {
    const last = this.items.at(-1);
    const { role } = logged;
    const seat = 'as' in role ? (role.as === 'heading' ? undefined : role.seat) : role[0]?.seat;
    if (last?.kind !== 'line' || this.#isNewTurn) return this.#begin(seq, logged, seat, '');
    last.events.push(logged);
    last.seq = seq;
  }

  #begin(seq: number, logged: LoggedEvent, seat: Seat | undefined, topic: string): void {
    this.items.push({ kind: 'line', from: seq, seq, seat, topic, isNewTurn: this.#isNewTurn, events: [logged] });
    this.#isNewTurn = false;
  }
}

/** The log of a history: headings, and one line for what belongs together. */
export const logItems = (log: AnyGameLog, history: readonly HistoryEntry[]): readonly LogItem[] => {
  const builder = new LogBuilder();
  for (const { seq, events } of history)
    builder.addEntry(
      seq,
      events.map(event => ({ event, role: roleOf(log, event) })),
    );
  return builder.items;
};

/** What a line matters to whoever was away: see `weights`. */
export const lineWeight = ({ weights }: AnyGameLog, { events }: LogLine): number =>
  Math.max(...events.map(({ event, role }) => ('as' in role ? (weights[event.type] ?? 1) : 1)));
