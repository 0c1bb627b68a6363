import { reconstructed, type SourcedValue } from '#kernel';
import type { Level } from './buildings.ts';

/** Where a tile for sale lies: a slot, or the visible top of a pile. */
interface MarketPlace {
  readonly level: Level;
  readonly kind: 'slot' | 'pile';
  /** In flowers. That one Level 3 Building costs 3 is printed. */
  readonly price: SourcedValue<number>;
}

export const MARKET = {
  'slot-1': { level: 1, kind: 'slot', price: reconstructed(1) },
  'slot-2': { level: 2, kind: 'slot', price: reconstructed(2) },
  'slot-3': { level: 3, kind: 'slot', price: reconstructed(3) },
  'pile-1': { level: 1, kind: 'pile', price: reconstructed(2) },
  'pile-2': { level: 2, kind: 'pile', price: reconstructed(3) },
  'pile-3': { level: 3, kind: 'pile', price: reconstructed(4) },
} as const satisfies Readonly<Record<string, MarketPlace>>;

export type MarketPlaceId = keyof typeof MARKET;

// Object.keys forgets the literal types; the table above has exactly these keys.
export const MARKET_PLACES = Object.keys(MARKET) as readonly MarketPlaceId[];

const NAMES: readonly unknown[] = MARKET_PLACES;
export const isMarketPlace = (value: unknown): value is MarketPlaceId => NAMES.includes(value);
