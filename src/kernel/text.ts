import type { GameEvent, GameRefusal } from './game.ts';
import type { Seat } from './ids.ts';

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

interface Typed {
  readonly type: string;
}

/**
 * The words every game has, in one language; a game adds those of its cards.
 * Functions rather than sentences with holes: plurals and agreement are ordinary code. A missing text does not compile.
 */
export interface GameText<
  Move extends Typed,
  Event extends GameEvent,
  Refusal extends GameRefusal,
  Options,
  Line extends string,
> {
  readonly title: string;
  readonly options: { readonly [O in keyof Options]: OptionText<Options[O]> };
  /** What a player is about to do, as a button says it. */
  readonly moves: { readonly [T in Move['type']]: (move: Extract<Move, { type: T }>, name: NameOf) => string };
  /** A line of the log; `undefined` where the log says nothing. */
  readonly events: {
    readonly [T in Event['type']]: ((event: Extract<Event, { type: T }>, name: NameOf) => string) | undefined;
  };
  readonly refusals: { readonly [C in Refusal['code']]: (refusal: Extract<Refusal, { code: C }>) => string };
  readonly score: { readonly [L in Line]: string };
}
