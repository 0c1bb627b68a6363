import type { GameRefusal } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import type { TypedMove } from '../contract/moveRule.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = { readonly [L in Language]: T };

/** How a seat is called at this table. */
export type NameOf = (seat: Seat) => string;

export interface OptionText<Value> {
  readonly name: string;
  /** One line for whoever opens a table. */
  readonly help: string;
  /** What each choice is called; nothing for a switch or a number. */
  readonly choices: [Value] extends [boolean]
    ? undefined
    : number extends Value
      ? undefined
      : { readonly [V in Value & (string | number)]: string };
}

/**
 * The words every game has, in one language; a game adds those of its cards. Its log has a text of its own (`gameLog.ts`).
 * Functions rather than sentences with holes: plurals and agreement are ordinary code. A missing text does not compile.
 */
export interface GameText<Move extends TypedMove, Refusal extends GameRefusal, Options, Line extends string> {
  readonly title: string;
  readonly options: { readonly [O in keyof Options]: OptionText<Options[O]> };
  /** What a player is about to do, as a button says it. */
  readonly moves: { readonly [T in Move['type']]: (move: Extract<Move, { type: T }>, name: NameOf) => string };
  readonly refusals: {
    readonly [C in Refusal['code']]: (refusal: Extract<Refusal, { code: C }>, name: NameOf) => string;
  };
  readonly score: { readonly [L in Line]: string };
}

/** The words of any game, for code that knows none. */
export interface AnyGameText {
  readonly title: string;
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly help: string; readonly choices: unknown }>
  >;
  readonly moves: object;
  readonly refusals: object;
  readonly score: Readonly<Record<string, string>>;
}

type Wording = Readonly<Record<string, ((thing: unknown, name: NameOf) => string) | undefined>>;

const word = (table: object, key: string, thing: unknown, name: NameOf): string | undefined =>
  // True of every GameText: its tables hold a function, or nothing, for each type of thing.
  Object.hasOwn(table, key) ? (table as Wording)[key]?.(thing, name) : undefined;

/** What a button for this move says. */
export const moveText = ({ moves }: AnyGameText, move: TypedMove, name: NameOf): string | undefined =>
  word(moves, move.type, move, name);

export const refusalText = ({ refusals }: AnyGameText, refusal: GameRefusal, name: NameOf): string | undefined =>
  word(refusals, refusal.code, refusal, name);

/** When each kind of move can be made: a whole sentence, for whoever tries it at another step. */
export type MoveMoments<Move extends TypedMove> = { readonly [T in Move['type']]: string };
export type AnyMoveMoments = Readonly<Record<string, string>>;

/** A move that comes at the wrong step (`notNow` of `makeGame`) is told when it can be made. */
export const momentText = (
  moments: AnyMoveMoments,
  refusal: GameRefusal,
  move: TypedMove | undefined,
): string | undefined => (refusal.code === 'notNow' && move !== undefined ? moments[move.type] : undefined);
