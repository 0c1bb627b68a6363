import { canonical, hashOf, type Hash } from '../data/canonical.ts';
import type { GameEvent, TableConfig } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';
import type { RulesRef } from '../contract/rulesRef.ts';

/** What a table is, before anything has happened on it. */
export interface Header<Options> extends RulesRef {
  readonly config: TableConfig<Options>;
  /** Shown before the salts are given; the seed itself only after the last move. */
  readonly seedHash: string;
  /** What the players threw in, so that nobody could pick a seed he likes. */
  readonly salts: readonly string[];
}

export type Deed<Move> =
  | { readonly kind: 'setup' }
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: Move }
  | { readonly kind: 'undo'; readonly seat: Seat };

export interface Entry<Move> {
  readonly seq: number;
  /** Milliseconds, from the caller: the kernel has no clock. */
  readonly time: number;
  readonly deed: Deed<Move>;
  /** Every die, pick and shuffle, in the order drawn. Secret until the game is over: it tells the deck. */
  readonly chance: readonly number[];
  /** What the rules made of it, hashed: other rules are found out here. Logs of before have none. */
  readonly result?: string;
  readonly hash: string;
}

/** In every so many entries the result covers the state too: to write one down costs as much as a move. */
const STATE_INTERVAL = 16;

/** So many digits of SHA-256: the chain proves that nobody has changed them. */
const RESULT_DIGITS = 16;

/** What an entry led to: its events, of which all changes are made, and now and then the whole state. */
export const resultOf = (
  seq: number,
  { events, state }: { readonly events: readonly GameEvent[]; readonly state: unknown },
  hash: Hash = hashOf,
): string => {
  const result = seq % STATE_INTERVAL === 0 ? { events, state } : { events };
  return hash(canonical(result)).slice(0, RESULT_DIGITS);
};

/** Header and entries reproduce every state; the seed, once shown, proves the luck. */
export interface Log<Move, Options> {
  readonly header: Header<Options>;
  readonly entries: readonly Entry<Move>[];
  readonly seed?: string;
}

/** Where a chain begins: the hash that entry 0 is linked to. */
export const headerHash = <Options>(header: Header<Options>): string => hashOf(canonical(header));

/** Links an entry to all that came before it. */
export const chainEntry = <Move>(
  previous: string,
  entry: Omit<Entry<Move>, 'hash'>,
  hash: Hash = hashOf,
): Entry<Move> => {
  const { seq, time, deed, chance, result } = entry;
  const content = result === undefined ? { chance, deed, seq, time } : { chance, deed, result, seq, time };
  return { ...content, hash: hash(`${previous}${canonical(content)}`) };
};
