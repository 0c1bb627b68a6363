import { canonical, hashOf, type Hash } from '../data/canonical.ts';
import type { TableConfig } from '../contract/game.ts';
import type { Seat } from '../contract/ids.ts';

/** What a table is, before anything has happened on it. */
export interface Header<Options> {
  readonly game: string;
  readonly version: number;
  readonly components: string;
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
  readonly hash: string;
}

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
  const { seq, time, deed, chance } = entry;
  return { seq, time, deed, chance, hash: hash(`${previous}${canonical({ chance, deed, seq, time })}`) };
};
