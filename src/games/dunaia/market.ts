import { at } from '#kernel';
import { LEVELS, NO_TILE, type Level } from './components/buildings.ts';
import { ELITE_POWERS } from './components/elites.ts';
import { MARKET, MARKET_PLACES, type MarketPlaceId } from './components/market.ts';
import { hasFreeSquare } from './queries.ts';
import { levelOf } from './tiles.ts';
import type { Player, Refusal, Source, State } from './types.ts';

export const pileOf = ({ piles }: State, level: Level): readonly number[] => at(piles, level - 1);

export const topOf = (state: State, level: Level): number => pileOf(state, level).at(-1) ?? NO_TILE;

/** The tile for sale at a place, or `NO_TILE`. */
export const tileOn = (state: State, from: MarketPlaceId): number => {
  const { level, kind } = MARKET[from];
  return kind === 'slot' ? at(state.slots, level - 1) : topOf(state, level);
};

const SLOT_PRICE: readonly number[] = LEVELS.map(level => MARKET[`slot-${level}`].price.value);
const PILE_PRICE: readonly number[] = LEVELS.map(level => MARKET[`pile-${level}`].price.value);

/** Rules 7.3, 9.7 and 12.8. */
const listPrice = (from: Source, level: Level): number => {
  if (from === 'search') return at(PILE_PRICE, level - 1);
  if (from === 'booked') return Math.min(at(SLOT_PRICE, level - 1), at(PILE_PRICE, level - 1));
  return MARKET[from].price.value;
};

/** Rule 12.2. */
export const priceOf = ({ elite }: Player, from: Source, level: Level): number => {
  const price = listPrice(from, level);
  return elite === 'haggler' ? Math.max(0, price - ELITE_POWERS.haggler.discount) : price;
};

const canPay = (player: Player, from: Source, tile: number): boolean =>
  tile !== NO_TILE && player.flowers >= priceOf(player, from, levelOf(tile));

const hasAffordable = (state: State, player: Player): boolean => {
  if (canPay(player, 'booked', player.booked)) return true;
  for (const from of MARKET_PLACES) if (canPay(player, from, tileOn(state, from))) return true;
  return false;
};

/** Rule 7.2: whether the player could start a construction, leaving the price aside. */
export const hasRoomToBuild = (player: Player): boolean => player.tokens > 0 && hasFreeSquare(player);

/** Rule 7.2: whether a die may be put on the building action. */
export const canBuild = (state: State, player: Player): boolean =>
  hasRoomToBuild(player) && hasAffordable(state, player);

/** Rule 9.7: the piles that a search can pay for. */
export const canSearch = (state: State, player: Player, level: Level): boolean =>
  pileOf(state, level).length > 0 && player.flowers >= priceOf(player, 'search', level);

/** Why a die may not be put on the building action. */
export const refuseToBuild = (state: State, player: Player): Refusal | undefined => {
  if (player.tokens === 0) return { code: 'noTokenLeft', rule: '3.7' };
  if (!hasFreeSquare(player)) return { code: 'boardFull', rule: '7.2' };
  if (hasAffordable(state, player)) return undefined;
  return { code: 'nothingAffordable', rule: '7.2', flowers: player.flowers };
};

/** Why a tile may not be bought here. */
export const refuseToBuy = (player: Player, from: Source, tile: number): Refusal | undefined => {
  if (tile === NO_TILE) return { code: 'noTileThere', rule: '7.2' };
  const price = priceOf(player, from, levelOf(tile));
  if (player.flowers >= price) return undefined;
  return { code: 'tooExpensive', rule: '7.3', price, flowers: player.flowers };
};
