import { at, type NameOf } from '#kernel';
import { NO_TILE } from '../components/buildings.ts';
import type { MarketPlaceId } from '../components/market.ts';
import { priceOf, tileOn } from '../market.ts';
import { besideCircle, playerAt } from '../queries.ts';
import { levelOf } from '../tiles.ts';
import type { DunaiaText } from '../text/text.ts';
import type { Player, Source, State } from '../types.ts';
import type { PlayerView, View } from '../view.ts';
import { nextOnTrack, wantedBy, yieldOf } from './facts.ts';
import type { ChipWords, MoveWords, Phrases, SiteWords, SquareYield } from './phrases.ts';

/** What a table in words is made of: the words of the game, and those of the table. */
export interface Words {
  readonly text: DunaiaText;
  readonly phrases: Phrases;
}

/** A table, and the words for it. */
export interface Scene extends Words {
  readonly view: View;
  readonly world: State;
  readonly name: NameOf;
}

/** Whoever must act, as the rules see them. */
export const activePlayer = ({ world }: Scene): Player => playerAt(world, world.turn);

/** Whoever must act, as everybody sees them. */
export const activeView = ({ view }: Scene): PlayerView => at(view.players, view.turn);

export const squareYield = ({ text }: Words, player: Player, square: number, dunaia: number): SquareYield => ({
  square: at(text.squares, square),
  gives: yieldOf(player, square, dunaia),
});

/** What a Dunaia awakens where it stands, or in another circle. */
export const wakes = (words: Words, player: Player, dunaia: number, circle: number): MoveWords => {
  const [one, other] = besideCircle(circle);
  return {
    dunaia,
    circle: words.text.circle(circle),
    squares: [squareYield(words, player, one, dunaia), squareYield(words, player, other, dunaia)],
  };
};

export const siteWords = (scene: Scene, square: number): SiteWords => {
  const player = activePlayer(scene);
  return {
    square: at(scene.text.squares, square),
    building: scene.text.building(at(player.tiles, square)).name,
    ...nextOnTrack(player, square),
  };
};

export const chipWords = (scene: Scene, chip: number): ChipWords => {
  const { place, other } = wantedBy(chip);
  return { chip, place, other, hasOther: activeView(scene).chips.includes(other) };
};

/** The tile of a place, and its price for whoever must act, perhaps by another way; nothing where no tile is left. */
export const tileAt = (scene: Scene, from: MarketPlaceId | 'booked', way: Source = from) => {
  const player = activePlayer(scene);
  const tile = from === 'booked' ? player.booked : tileOn(scene.world, from);
  return tile === NO_TILE ? undefined : tileWords(scene, tile, way);
};

export const tileWords = (scene: Scene, tile: number, from: Source) => ({
  card: scene.text.building(tile),
  price: priceOf(activePlayer(scene), from, levelOf(tile)),
});
