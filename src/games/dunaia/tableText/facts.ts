import { at, fastChance, type Seat } from '#kernel';
import { CORNERS, LINES, REWARDS, SQUARES, type Reward } from '../components/board.ts';
import { BOX, DUNAIAS } from '../components/box.ts';
import { LEVELS, NO_TILE, type Level } from '../components/buildings.ts';
import type { Colour } from '../components/colours.ts';
import { ELDER_PLACES, FIXED_CHIPS, type Elder, type ElderPlace } from '../components/elders.ts';
import { MARKET, MARKET_PLACES, type MarketPlaceId } from '../components/market.ts';
import { PROPHECY_TILES, type Condition, type Prophecy } from '../components/prophecies.ts';
import { hasDie } from '../dice.ts';
import { gainsAt } from '../effects/awakening.ts';
import { isMet } from '../effects/prophecies.ts';
import { hasChipsFor, placeIndex } from '../elders.ts';
import { imagine } from '../imagine.ts';
import { priceOf, tileOn } from '../market.ts';
import { besideCircle, circleOf, completedCount, isCompleted, isInserted, playerAt } from '../queries.ts';
import { chevronPointsAt } from '../scoring/outcome.ts';
import { chevronAims, lastSquareOf, levelOf } from '../tiles.ts';
import type { Player, State } from '../types.ts';
import type { PlayerView, View } from '../view.ts';

// Facts of a view that both languages word, and a board draws.

// A list of moves asks of one view many times.
const WORLDS = new WeakMap<View, State>();

/** A world that fits the view, to ask the rules about. Nothing here looks into a pile, so any such world will do. */
export const worldOf = (view: View): State => {
  const known = WORLDS.get(view);
  if (known !== undefined) return known;
  const world = imagine(view, fastChance(1));
  WORLDS.set(view, world);
  return world;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ownSeat = ({ viewer }: View): Seat | undefined => (viewer === 'audience' ? undefined : viewer);

export const opposite = (face: number): number => BOX.dieSides.value + 1 - face;

export type Gains = Readonly<ReturnType<typeof gainsAt>>;

/** What a square gives, as it stands now, when a Dunaia beside it awakens. */
export type Yield =
  | { readonly kind: 'flower' | 'nothing' }
  | { readonly kind: 'chip'; readonly chip: number; readonly isInserted: boolean }
  | { readonly kind: 'advance'; readonly to: number; readonly last: number }
  | { readonly kind: 'gains'; readonly gains: Gains };

/** The next square of a construction's track. */
export const nextOnTrack = ({ tiles, sites }: PlayerView | Player, square: number) => ({
  to: at(sites, square) + 1,
  last: lastSquareOf(at(tiles, square)),
});

export const yieldOf = (player: Player, square: number, dunaia: number): Yield => {
  const tile = at(player.tiles, square);
  if (tile === NO_TILE) {
    if (at(REWARDS, square).value === 'flower') return { kind: 'flower' };
    return { kind: 'chip', chip: dunaia, isInserted: isInserted(player, dunaia) };
  }
  if (!isCompleted(player, square)) return { kind: 'advance', ...nextOnTrack(player, square) };
  return levelOf(tile) === 2 ? { kind: 'gains', gains: gainsAt(player, square) } : { kind: 'nothing' };
};

/** A square of a board and what lies there. */
export type Lot =
  | { readonly kind: 'empty'; readonly reward: Reward }
  | {
      readonly kind: 'site';
      readonly tile: number;
      readonly colours: readonly Colour[];
      readonly reached: number;
      readonly last: number;
    }
  | {
      readonly kind: 'built';
      readonly tile: number;
      readonly colours: readonly Colour[];
      readonly level: Level;
      /** What it gives now; nothing unless it is of Level 2. */
      readonly gains: Gains;
      /** What its chevrons are worth now; missing unless it is of Level 3 and has any. */
      readonly points: number | undefined;
      readonly hasDie: boolean;
    };

export const lotAt = (view: View, world: State, seat: Seat, square: number): Lot => {
  const player = playerAt(world, seat);
  const tile = at(player.tiles, square);
  if (tile === NO_TILE) return { kind: 'empty', reward: at(REWARDS, square).value };
  const colours = at(at(view.players, seat).colours, square);
  if (!isCompleted(player, square)) {
    return { kind: 'site', tile, colours, reached: at(player.sites, square), last: lastSquareOf(tile) };
  }
  return {
    kind: 'built',
    tile,
    colours,
    level: levelOf(tile),
    gains: gainsAt(player, square),
    points: chevronAims(tile).length === 0 ? undefined : chevronPointsAt(player, square),
    hasDie: hasDie(world, seat, square),
  };
};

/** The Dunaias that touch a square. */
export const dunaiasBeside = (player: Player, square: number): readonly number[] =>
  DUNAIAS.filter(dunaia => besideCircle(circleOf(player, dunaia)).includes(square));

export const squaresWithTiles = ({ tiles }: PlayerView): readonly number[] =>
  tiles.flatMap((tile, square) => (tile === NO_TILE ? [] : [square]));

export const builtCount = ({ tiles, sites }: PlayerView): number =>
  tiles.filter((tile, square) => tile !== NO_TILE && sites[square] === 0).length;

/** The faces of the neutral dice in the row, in rising order. */
export const neutralFaces = ({ dice }: View): readonly number[] =>
  dice
    .flatMap(({ owner, face, at: where }) => (owner === 'neutral' && where === 'row' ? [face] : []))
    .sort((one, other) => one - other);

/** The die in the active player's hand, by its face; 0 for none. */
export const faceInHand = ({ dice }: View): number => dice.find(({ at: where }) => where === 'hand')?.face ?? 0;

export interface Offer {
  readonly from: MarketPlaceId;
  readonly level: Level;
  /** `NO_TILE` where none is left. */
  readonly tile: number;
  /** For whoever looks, the Haggler's discount taken off. */
  readonly price: number;
}

export const offers = (view: View, world: State): readonly Offer[] => {
  const seat = ownSeat(view);
  const player = seat === undefined ? undefined : playerAt(world, seat);
  return MARKET_PLACES.map(from => {
    const { level, price: listed } = MARKET[from];
    const price = player === undefined ? listed.value : priceOf(player, from, level);
    return { from, level, tile: tileOn(world, from), price };
  });
};

/** The lowest price at which a player could start a construction; nothing where no tile is left. */
export const cheapestFor = (world: State, player: Player): number | undefined => {
  const prices = MARKET_PLACES.flatMap(from =>
    tileOn(world, from) === NO_TILE ? [] : [priceOf(player, from, MARKET[from].level)],
  );
  if (player.booked !== NO_TILE) prices.push(priceOf(player, 'booked', levelOf(player.booked)));
  return prices.length === 0 ? undefined : Math.min(...prices);
};

export interface ElderFact {
  readonly place: ElderPlace;
  readonly elder: Elder;
  readonly chips: readonly [number, number];
  readonly fragmentsLeft: number;
}

export const eldersOf = ({ elders, fragments }: View): readonly ElderFact[] =>
  ELDER_PLACES.map((place, index) => ({
    place,
    elder: at(elders, index),
    chips: FIXED_CHIPS[place].value,
    fragmentsLeft: at(fragments, index),
  }));

/** What a player lacks for a call. */
export const lackFor = (player: Player, place: ElderPlace) => ({
  fixed: FIXED_CHIPS[place].value.filter(chip => !isInserted(player, chip)),
  isPaid: hasChipsFor(player, placeIndex(place)),
});

/** The place that asks for a chip by its number, and the other chip it asks for. */
export const wantedBy = (chip: number): { readonly place: ElderPlace; readonly other: number } => {
  const place = ELDER_PLACES.find(id => FIXED_CHIPS[id].value.includes(chip)) ?? 'A';
  const [one, other] = FIXED_CHIPS[place].value;
  return { place, other: chip === one ? other : one };
};

/** The same in every language, such as "1 + 2 (A)". */
export const WANTED_CHIPS = ELDER_PLACES.map(place => `${FIXED_CHIPS[place].value.join(' + ')} (${place})`).join(', ');

export interface Goal {
  readonly what: 'buildings' | 'flowers' | 'artefacts' | 'corners' | 'line' | 'levels';
  readonly have: number;
  readonly need: number;
}

const completedIn = (player: Player, squares: readonly number[]): number =>
  squares.filter(square => isCompleted(player, square)).length;

const levelsBuilt = (player: Player): number => {
  const levels = new Set<Level>();
  for (let square = 0; square < SQUARES; square++) {
    if (isCompleted(player, square)) levels.add(levelOf(at(player.tiles, square)));
  }
  return levels.size;
};

const goalsOf = (player: Player, condition: Condition): readonly Goal[] => {
  switch (condition.kind) {
    case 'buildings':
      return [{ what: 'buildings', have: completedCount(player), need: condition.count }];
    case 'wealth':
      return [
        { what: 'flowers', have: player.flowers, need: condition.flowers } as const,
        { what: 'artefacts', have: player.artefacts, need: condition.artefacts } as const,
      ].filter(({ need }) => need > 0);
    case 'corners':
      return [{ what: 'corners', have: completedIn(player, CORNERS), need: CORNERS.length }];
    case 'line':
      return [{ what: 'line', have: Math.max(...LINES.map(line => completedIn(player, line))), need: 3 }];
    case 'levels':
      return [{ what: 'levels', have: levelsBuilt(player), need: LEVELS.length }];
  }
};

/** How far a player is with a Prophecy tile. */
export const progressOf = (player: Player, prophecy: Prophecy): readonly Goal[] =>
  goalsOf(player, PROPHECY_TILES[prophecy].condition.value);

/** The Prophecy tiles that a check would bring this player now. */
export const propheciesMet = ({ prophecies }: View, player: Player): readonly Prophecy[] =>
  prophecies
    .filter(({ prophecy, owner }) => owner === 'nobody' && isMet(player, PROPHECY_TILES[prophecy].condition.value))
    .map(({ prophecy }) => prophecy);
