import { derived, printed, reconstructed, type SourcedValue } from '#kernel';
import type { BySide } from './board.ts';
import type { Colour } from './colours.ts';

export type Level = 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3];

/** What a die on a completed Level 1 Building does. */
export type RecyclingEffect =
  | { readonly kind: 'flowers'; readonly amount: number }
  | { readonly kind: 'moves'; readonly amount: number }
  | { readonly kind: 'advance' }
  | { readonly kind: 'chips'; readonly amount: number };

/** What a Level 2 Building gives, at its centre or by a chevron. */
export type Gain = 'flower' | 'chip' | 'move';

export interface PointChevron {
  readonly colour: Colour;
  readonly points: number;
}

interface AnyBuilding<L extends Level> {
  readonly id: string;
  readonly level: L;
  readonly colour: SourcedValue<Colour | 'multicoloured'>;
  /** Construction squares: a token starts on the first, and the Building is complete when it reaches the last. */
  readonly squares: SourcedValue<number>;
}

export interface Level1 extends AnyBuilding<1> {
  readonly effect: SourcedValue<RecyclingEffect>;
}

/** A chevron of a Level 2 Building looks for the tile's own colour. */
export interface Level2 extends AnyBuilding<2> {
  readonly centre: SourcedValue<Gain>;
  readonly chevrons: SourcedValue<BySide<Gain>>;
}

export interface Level3 extends AnyBuilding<3> {
  readonly chevrons: SourcedValue<BySide<PointChevron> | 'none'>;
}

export type Building = Level1 | Level2 | Level3;

const level1 = (id: string, colour: Colour, effect: RecyclingEffect): Level1 => ({
  id,
  level: 1,
  colour: derived(colour),
  squares: derived(3),
  effect: printed(effect),
});

const level2 = (id: string, colour: Colour, centre: Gain, chevrons: SourcedValue<BySide<Gain>>): Level2 => ({
  id,
  level: 2,
  colour: derived(colour),
  squares: derived(4),
  centre: derived(centre),
  chevrons,
});

const level3 = (id: string, colour: SourcedValue<Colour>, chevrons: SourcedValue<BySide<PointChevron>>): Level3 => ({
  id,
  level: 3,
  colour,
  squares: derived(5),
  chevrons,
});

const multicoloured = (id: string): Level3 => ({
  id,
  level: 3,
  colour: derived('multicoloured'),
  squares: derived(5),
  chevrons: derived('none'),
});

/** The same on all four sides. */
const around = <T>(each: T): BySide<T> => ({ up: each, right: each, down: each, left: each });

/** One gain above and below, the other to the right and to the left. */
const across = (upright: Gain, sideways: Gain): BySide<Gain> => ({
  up: upright,
  right: sideways,
  down: upright,
  left: sideways,
});

const twoFor = (colour: Colour): BySide<PointChevron> => around({ colour, points: 2 });

const THREE_FLOWERS: RecyclingEffect = { kind: 'flowers', amount: 3 };
const THREE_MOVES: RecyclingEffect = { kind: 'moves', amount: 3 };
const ADVANCE: RecyclingEffect = { kind: 'advance' };
const TWO_CHIPS: RecyclingEffect = { kind: 'chips', amount: 2 };

/** The forty tiles. A tile is known by its place in this list; the README says what stands behind each value. */
export const BUILDINGS: readonly Building[] = [
  level1('L1-01', 'green', THREE_FLOWERS),
  level1('L1-02', 'yellow', THREE_FLOWERS),
  level1('L1-03', 'purple', THREE_FLOWERS),
  level1('L1-04', 'red', THREE_FLOWERS),
  level1('L1-05', 'green', THREE_MOVES),
  level1('L1-06', 'yellow', THREE_MOVES),
  level1('L1-07', 'purple', THREE_MOVES),
  level1('L1-08', 'red', THREE_MOVES),
  level1('L1-09', 'green', ADVANCE),
  level1('L1-10', 'yellow', ADVANCE),
  level1('L1-11', 'purple', ADVANCE),
  level1('L1-12', 'red', ADVANCE),
  level1('L1-13', 'green', TWO_CHIPS),
  level1('L1-14', 'yellow', TWO_CHIPS),
  level1('L1-15', 'purple', TWO_CHIPS),
  level1('L1-16', 'red', TWO_CHIPS),
  level2('L2-01', 'green', 'flower', derived(around('flower'))),
  level2('L2-02', 'yellow', 'flower', derived(around('flower'))),
  level2('L2-03', 'purple', 'flower', derived(around('flower'))),
  level2('L2-04', 'red', 'flower', derived(around('flower'))),
  level2('L2-05', 'green', 'chip', reconstructed(across('flower', 'chip'))),
  level2('L2-06', 'yellow', 'chip', reconstructed(across('chip', 'flower'))),
  level2('L2-07', 'purple', 'chip', reconstructed(across('flower', 'chip'))),
  level2('L2-08', 'red', 'chip', reconstructed(across('chip', 'flower'))),
  level2('L2-09', 'green', 'move', reconstructed(across('move', 'flower'))),
  level2('L2-10', 'yellow', 'move', reconstructed(across('flower', 'move'))),
  level2('L2-11', 'purple', 'move', reconstructed(across('move', 'flower'))),
  level2('L2-12', 'red', 'move', reconstructed(across('flower', 'move'))),
  level3('L3-01', reconstructed('green'), reconstructed(twoFor('red'))),
  level3('L3-02', reconstructed('green'), reconstructed(twoFor('yellow'))),
  level3('L3-03', reconstructed('yellow'), reconstructed(twoFor('green'))),
  level3('L3-04', reconstructed('yellow'), reconstructed(twoFor('purple'))),
  level3('L3-05', reconstructed('purple'), reconstructed(twoFor('yellow'))),
  level3('L3-06', reconstructed('purple'), reconstructed(twoFor('red'))),
  level3('L3-07', printed('red'), derived(twoFor('purple'))),
  level3('L3-08', reconstructed('red'), reconstructed(twoFor('green'))),
  multicoloured('L3-09'),
  multicoloured('L3-10'),
  multicoloured('L3-11'),
  multicoloured('L3-12'),
];

export const NO_TILE = -1;
export const ALL_TILES: readonly number[] = BUILDINGS.map((_, tile) => tile);
