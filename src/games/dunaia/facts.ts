import { at, type Seat } from '#kernel';
import { litSides, withBuilding } from './chevrons.ts';
import { CORNERS, LINES, REWARDS, SQUARES, type Reward, type Side } from './components/board.ts';
import { BOX, DUNAIAS } from './components/box.ts';
import { LEVELS, NO_TILE, type Level } from './components/buildings.ts';
import type { Colour } from './components/colours.ts';
import { ELDER_PLACES, FIXED_CHIPS, type Elder, type ElderPlace } from './components/elders.ts';
import { MARKET, MARKET_PLACES, type MarketPlaceId } from './components/market.ts';
import { PROPHECY_TILES, type Condition, type Prophecy } from './components/prophecies.ts';
import { dieFor, hasDie } from './dice.ts';
import { gainsAt } from './effects/awakening.ts';
import { isMet } from './effects/prophecies.ts';
import { hasChipsFor, placeIndex } from './elders.ts';
import { imaginedState } from './imaginedState.ts';
import { priceOf, tileOn } from './market.ts';
import { besideCircle, circleOf, completedCount, isCompleted, isInserted, playerAt } from './queries.ts';
import { chevronPointsAt, scoreOf } from './scoring/outcome.ts';
import { chevronAims, lastSquareOf, levelOf } from './tiles.ts';
import type { Player, Source } from './types.ts';
import type { DieView, PlayerView, View } from './view.ts';

// What a board, or a table in words, may read off a view; with the component tables and the types it needs.
export { CIRCLES, REWARDS, SIDES, SQUARES, START_CIRCLES, type Side } from './components/board.ts';
export { BOX, CHIPS, COMMON_ACTIONS, DUNAIAS, type CommonAction } from './components/box.ts';
export { BUILDINGS, LEVELS, NO_TILE, type Building, type Level } from './components/buildings.ts';
export { COLOURS, type Colour } from './components/colours.ts';
export {
  ELDER_PLACES,
  ELDER_POWERS,
  ELDERS,
  FIXED_CHIPS,
  type Elder,
  type ElderPlace,
} from './components/elders.ts';
export { isElite, type Elite } from './components/elites.ts';
export { isMarketPlace, type MarketPlaceId } from './components/market.ts';
export { PROPHECIES, PROPHECY_TILES, type Prophecy } from './components/prophecies.ts';
export { besideCircle, circleOf } from './queries.ts';
export { buildingAt, lastSquareOf, levelOf } from './tiles.ts';
export type { Event, Move, MoveOf, RecyclingPlace, Step } from './types.ts';
export type { DieView, PlayerView, View } from './view.ts';

/** A player as the rules know them, for what they alone can work out. */
const playerIn = (view: View, seat: Seat): Player => playerAt(imaginedState(view), seat);

export const ownSeat = ({ viewer }: View): Seat | undefined => (viewer === 'audience' ? undefined : viewer);

/** What a seat would score if the game ended now. */
export const pointsNow = (view: View, seat: Seat): number => scoreOf(imaginedState(view), seat);

export const opposite = (face: number): number => BOX.dieSides.value + 1 - face;

/** What a completed Level 2 Building gives. */
export type Gains = Readonly<ReturnType<typeof gainsAt>>;

/** What a square gives, as it stands now, when a Dunaia beside it awakens. */
export type AwakeningEffect =
  | { readonly kind: 'flower' | 'nothing' }
  | { readonly kind: 'chip'; readonly chip: number; readonly isInserted: boolean }
  | { readonly kind: 'advance'; readonly to: number; readonly last: number }
  | { readonly kind: 'gains'; readonly gains: Gains };

/** The next square of a construction's track. */
export const nextOnTrack = ({ tiles, sites }: PlayerView | Player, square: number) => ({
  to: at(sites, square) + 1,
  last: lastSquareOf(at(tiles, square)),
});

export const awakeningEffectAt = (view: View, seat: Seat, square: number, dunaia: number): AwakeningEffect => {
  const player = playerIn(view, seat);
  const tile = at(player.tiles, square);
  if (tile === NO_TILE) {
    if (at(REWARDS, square).value === 'flower') return { kind: 'flower' };
    return { kind: 'chip', chip: dunaia, isInserted: isInserted(player, dunaia) };
  }
  if (!isCompleted(player, square)) return { kind: 'advance', ...nextOnTrack(player, square) };
  return levelOf(tile) === 2 ? { kind: 'gains', gains: gainsAt(player, square) } : { kind: 'nothing' };
};

/** A square of a board and what lies there. */
export type SquareContent =
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

export const squareContentAt = (view: View, seat: Seat, square: number): SquareContent => {
  const player = playerIn(view, seat);
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
    hasDie: hasDie(imaginedState(view), seat, square),
  };
};

/** The Dunaias that touch a square. */
export const dunaiasBeside = (player: PlayerView, square: number): readonly number[] =>
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

/** Rules 5.1 and 5.2: whether a seat that names the face of this die takes it, or one just like it. */
export const isTakenByFace = (view: View, seat: Seat, { face, owner }: DieView): boolean => {
  const die = dieFor(imaginedState(view), seat, face);
  return die >= 0 && at(view.dice, die).owner === owner;
};

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

export const offersIn = (view: View): readonly Offer[] => {
  const state = imaginedState(view);
  const seat = ownSeat(view);
  const player = seat === undefined ? undefined : playerAt(state, seat);
  return MARKET_PLACES.map(from => {
    const { level, price: listed } = MARKET[from];
    const price = player === undefined ? listed.value : priceOf(player, from, level);
    return { from, level, tile: tileOn(state, from), price };
  });
};

/** What a tile of a level costs a player who gets it from there. */
export const priceFor = (view: View, seat: Seat, from: Source, level: Level): number =>
  priceOf(playerIn(view, seat), from, level);

/** The lowest price at which a player could start a construction; nothing where no tile is left. */
export const cheapestFor = (view: View, seat: Seat): number | undefined => {
  const state = imaginedState(view);
  const player = playerAt(state, seat);
  const prices = MARKET_PLACES.flatMap(from =>
    tileOn(state, from) === NO_TILE ? [] : [priceOf(player, from, MARKET[from].level)],
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

export const elderIn = ({ elders }: Pick<View, 'elders'>, place: ElderPlace): Elder => at(elders, placeIndex(place));

export const eldersOf = ({ elders, fragments }: View): readonly ElderFact[] =>
  ELDER_PLACES.map((place, index) => ({
    place,
    elder: at(elders, index),
    chips: FIXED_CHIPS[place].value,
    fragmentsLeft: at(fragments, index),
  }));

/** What a player lacks for a call. */
export const lackFor = (view: View, seat: Seat, place: ElderPlace) => {
  const player = playerIn(view, seat);
  return {
    fixed: FIXED_CHIPS[place].value.filter(chip => !isInserted(player, chip)),
    isPaid: hasChipsFor(player, placeIndex(place)),
  };
};

/** The place that asks for a chip by its number, and the other chip it asks for. */
export const wantedBy = (chip: number): { readonly place: ElderPlace; readonly other: number } => {
  const place = ELDER_PLACES.find(id => FIXED_CHIPS[id].value.includes(chip)) ?? 'A';
  const [one, other] = FIXED_CHIPS[place].value;
  return { place, other: chip === one ? other : one };
};

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
export const progressOf = (view: View, seat: Seat, prophecy: Prophecy): readonly Goal[] =>
  goalsOf(playerIn(view, seat), PROPHECY_TILES[prophecy].condition.value);

/** The Prophecy tiles that a check would bring this player now. */
export const propheciesMet = (view: View, seat: Seat): readonly Prophecy[] => {
  const player = playerIn(view, seat);
  return view.prophecies
    .filter(({ prophecy, owner }) => owner === 'nobody' && isMet(player, PROPHECY_TILES[prophecy].condition.value))
    .map(({ prophecy }) => prophecy);
};

/** A tile that is not there yet, as if it stood finished on a square. */
interface AddedTile {
  readonly tile: number;
  readonly square: number;
}

/** The sides on which the chevrons of a square's tile are active, or would be if it were complete. */
export const litSidesAt = (view: View, seat: Seat, square: number, added?: AddedTile): readonly Side[] => {
  const player = playerIn(view, seat);
  return litSides(added === undefined ? player : withBuilding(player, added.square, added.tile), square);
};

export { capitalize } from './text/capitalize.ts';
