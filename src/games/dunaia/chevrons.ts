import { at } from '#kernel';
import { NEIGHBOURS, NOWHERE, SIDES, type Side } from './components/board.ts';
import { NO_TILE } from './components/buildings.ts';
import { gainsAt } from './effects/awakening.ts';
import { isCompleted } from './queries.ts';
import { chevronPointsAt } from './scoring/outcome.ts';
import { levelOf } from './tiles.ts';
import type { Player } from './types.ts';

/** A board on which only these squares hold their tiles, all of them completed. */
const only = (player: Player, squares: readonly number[]): Player => ({
  ...player,
  tiles: player.tiles.map((tile, square) => (squares.includes(square) ? tile : NO_TILE)),
  sites: player.sites.map((site, square) => (squares.includes(square) ? 0 : site)),
});

/** What a Building brings, in one number; only whether it grows matters. */
const worthOf = (player: Player, square: number): number => {
  const { flower, chip, move } = gainsAt(player, square);
  return flower + chip + move + chevronPointsAt(player, square);
};

/**
 * The sides on which a Building's chevrons are active, or would be if it were complete. The rules are asked
 * about each neighbour on its own: they tell sums, and here it is sides.
 */
export const litSides = (player: Player, square: number): readonly Side[] => {
  const tile = at(player.tiles, square);
  if (tile === NO_TILE || levelOf(tile) === 1) return [];
  const alone = worthOf(only(player, [square]), square);
  return SIDES.filter((_, index) => {
    const neighbour = at(at(NEIGHBOURS, square), index);
    if (neighbour === NOWHERE || !isCompleted(player, neighbour)) return false;
    return worthOf(only(player, [square, neighbour]), square) > alone;
  });
};

/** A board as it would be if this tile stood finished on a square. */
export const withBuilding = (player: Player, square: number, tile: number): Player => ({
  ...player,
  tiles: player.tiles.with(square, tile),
  sites: player.sites.with(square, 0),
});
