import type { Game, GameEvent, GameRefusal, Log, TableConfig, Viewer } from '#kernel';

/** A game under test, with what only its author can say about it. */
export interface GameFixture<S, M, O = unknown> {
  readonly game: Game<S, M, GameEvent, unknown, GameRefusal, O>;
  /** Every move that can be written down, legal or not: `offer` and `refuse` are compared over it. */
  universe(state: S): readonly M[];
  /** What neither play nor imagination may change, such as the number of cards. */
  conserved(state: S): unknown;
  /** By name, what must be true after each single event. */
  readonly invariants: Readonly<Record<string, Invariant<S>>>;
  /** By name, what a viewer must not know. Each must come out otherwise at least once when it is imagined. */
  secrets(state: S, viewer: Viewer): Readonly<Record<string, unknown>>;
  /** Whether everybody at the table sees exactly which move this is, even where no trace of it stays on the board. */
  isInTheOpen?(move: M): boolean;
  /**
   * Plays a game, made by this seed, in which seats try to break the promises that the game lets them make.
   * Throws a `Violation` where one succeeds. For games in which something can be promised.
   */
  cheat?(config: TableConfig<O>, seed: number): CheatReport;
  /** No random game has more moves. State a turn cap of the rules here, where they allow stalling. */
  readonly limit: number;
}

/** What a cheater did in a game. */
export interface CheatReport {
  readonly moves: number;
  /** How many lines were tried besides the one that was played. */
  readonly lines: number;
  /** How many agreements came to bind. */
  readonly promises: number;
}

/** An object with a method, because methods let a list hold fixtures of all games. */
export interface Invariant<S> {
  holds(state: S): boolean;
}

/** Any fixture, for code that knows no game. */
export type AnyGameFixture = GameFixture<unknown, unknown>;

/** A promise of the contract that a game broke. */
export class Violation extends Error {
  override readonly name = 'Violation';
  /** The log of the game in which it happened, where it happened on a table. */
  readonly log: Log<unknown, unknown> | undefined;

  constructor(what: string, { log, cause }: { readonly log?: Log<unknown, unknown>; readonly cause?: unknown } = {}) {
    super(what, { cause });
    this.log = log;
  }
}

/** JSON, for comparing: two values are the same when a player could not tell their messages apart. */
export const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const expectSame = (what: string, expected: unknown, found: unknown): void => {
  const [a, b] = [text(expected), text(found)];
  if (a === b) return;
  throw new Violation(`${what}\n  expected ${excerpt(a, b)}\n  found    ${excerpt(b, a)}`);
};

const WIDTH = 160;

/** The part of a long text around the first place where it differs from another. */
const excerpt = (one: string, other: string): string => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const from = Math.max(0, start - WIDTH / 4);
  return `${from > 0 ? '…' : ''}${one.slice(from, from + WIDTH)}${one.length > from + WIDTH ? '…' : ''}`;
};
