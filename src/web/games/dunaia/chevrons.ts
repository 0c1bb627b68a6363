import { at } from '#kernel';
import {
  chevronPointsAt,
  gainsAt,
  levelOf,
  NEIGHBOURS,
  NO_TILE,
  NOWHERE,
  SIDES,
  type Player,
  type Side,
} from './game.ts';

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

const isDone = ({ tiles, sites }: Player, square: number): boolean => tiles[square] !== NO_TILE && sites[square] === 0;

/**
 * The sides on which a Building's chevrons are active, or would be if it were complete. The rules are asked
 * about each neighbour on its own: they tell sums, and a board shows sides.
 */
export const litSides = (player: Player, square: number): readonly Side[] => {
  const tile = at(player.tiles, square);
  if (tile === NO_TILE || levelOf(tile) === 1) return [];
  const alone = worthOf(only(player, [square]), square);
  return SIDES.filter((_, index) => {
    const neighbour = at(at(NEIGHBOURS, square), index);
    if (neighbour === NOWHERE || !isDone(player, neighbour)) return false;
    return worthOf(only(player, [square, neighbour]), square) > alone;
  });
};

/** As a tile's drawing takes it: the first letters of the sides. */
export const lightsOf = (player: Player, square: number): string =>
  litSides(player, square)
    .map(side => side.charAt(0))
    .join('');

/** A board as it would be if this tile stood finished on a square. */
export const withBuilding = (player: Player, square: number, tile: number): Player => ({
  ...player,
  tiles: player.tiles.with(square, tile),
  sites: player.sites.with(square, 0),
});
