import { at } from '#kernel';
import { AREAS, COLUMNS, LINES, SPACE_INFO, SPACES, type Area, type Space } from '#games/dawn-of-mankind/facts';

/** The wall is so many units wide; its height is what the screen leaves. All places on it are worked out from the graph. */
export const WIDTH = 1010;
export const LOWEST = 470;
export const HIGHEST = 720;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tile: its middle and its size. */
export interface Slab extends Point {
  readonly width: number;
  readonly height: number;
}

/** A Ready Area, a ring; the shore is a tall one. */
export interface Ring extends Point {
  readonly radius: number;
  readonly tall: number;
}

interface ColumnShape {
  /** Where the tiles begin, and how wide they are. */
  readonly x: number;
  readonly width: number;
  /** Where the Ready Areas before them are, and how large. */
  readonly ringX: number;
  readonly radius: number;
  /** Where its name is written, above its first tile or beside it. */
  readonly nameX: number;
  /** Room above the first tile. */
  readonly top: number;
  /** Room around the tiles, in tiles. */
  readonly slack: number;
}

const SHAPES: readonly ColumnShape[] = [
  { x: 108, width: 100, ringX: 44, radius: 36, nameX: 158, top: 46, slack: 0.35 },
  { x: 316, width: 105, ringX: 250, radius: 22, nameX: 344, top: 44, slack: 0.3 },
  { x: 531, width: 105, ringX: 464, radius: 22, nameX: 482, top: 20, slack: 0.12 },
  { x: 773, width: 116, ringX: 680, radius: 22, nameX: 831, top: 52, slack: 0.5 },
];
const SHORE_X = 968;

/** The left and right edge of each terrace. */
export const EDGES: readonly number[] = [0, 216, 430, 646, 897];

const columnOf = (space: Space): number => COLUMNS.indexOf(SPACE_INFO[space].column.value);

export const spacesOf = (column: number): readonly Space[] => SPACES.filter(space => columnOf(space) === column);

/** The column a Ready Area leads into; the shore lies behind the last. */
export const columnOfArea = (area: Area): number => {
  const line = LINES.find(({ value }) => value.from === area);
  return line === undefined ? COLUMNS.length : columnOf(line.value.to);
};

/** The tile whose exit an area is; the first has none, the shore many. */
export const spaceBefore = (area: Area): Space | undefined =>
  SPACES.find(space => SPACE_INFO[space].exit.value === area);

/** How far apart the tiles of a column are. */
const pitchOf = (column: number, height: number): number => {
  const { top, slack } = at(SHAPES, column);
  return (height - top) / (spacesOf(column).length + slack);
};

const slabHeight = (height: number): number => {
  const least = Math.min(...COLUMNS.map((_, column) => pitchOf(column, height)));
  return Math.max(46, Math.min(60, least * 0.8));
};

const placeSlabs = (height: number): ReadonlyMap<Space, Slab> => {
  const tall = slabHeight(height);
  return new Map(
    COLUMNS.flatMap((_, column) => {
      const { x, width, top } = at(SHAPES, column);
      const spaces = spacesOf(column);
      const pitch = pitchOf(column, height);
      const middle = (height + top) / 2;
      return spaces.map((space, row): readonly [Space, Slab] => [
        space,
        { x: x + width / 2, y: middle + (row - (spaces.length - 1) / 2) * pitch, width, height: tall },
      ]);
    }),
  );
};

const placeRing = (area: Area, slabs: ReadonlyMap<Space, Slab>, height: number): Ring => {
  const column = columnOfArea(area);
  const shape = SHAPES[column];
  if (shape === undefined) return { x: SHORE_X, y: height * 0.56, radius: 34, tall: 62 };
  const before = spaceBefore(area);
  const ahead = spacesOf(column);
  const middle = ahead[Math.floor(ahead.length / 2)];
  const y = slabs.get(before ?? middle ?? at(SPACES, 0))?.y ?? height / 2;
  return { x: shape.ringX, y, radius: shape.radius, tall: shape.radius };
};

export interface WallLayout {
  readonly height: number;
  readonly slabs: ReadonlyMap<Space, Slab>;
  readonly rings: ReadonlyMap<Area, Ring>;
}

/** Tiles and Ready Areas on a wall of this height. */
export const layWall = (height: number): WallLayout => {
  const slabs = placeSlabs(height);
  return { height, slabs, rings: new Map(AREAS.map(area => [area, placeRing(area, slabs, height)])) };
};

/** Where the name of each terrace is written: above its first tile, or beside it where there is no room above. */
export const terraceNames = ({ slabs }: WallLayout): readonly Point[] =>
  COLUMNS.map((_, column) => {
    const { nameX: x, top } = at(SHAPES, column);
    const first = slabs.get(at(spacesOf(column), 0));
    const y = first === undefined ? top : first.y - first.height / 2;
    return { x, y: y > 46 ? y - 20 : 34 };
  });

export const slabAt = ({ slabs }: WallLayout, space: Space): Slab => {
  const slab = slabs.get(space);
  if (slab === undefined) throw new Error(`no place for tile ${space}`);
  return slab;
};

export const ringAt = ({ rings }: WallLayout, area: Area): Ring => {
  const ring = rings.get(area);
  if (ring === undefined) throw new Error(`no place for area ${area}`);
  return ring;
};

/** The middle of a terrace with its Ready Areas and tiles; behind the last, that of the shore. */
export const middleOf = (column: number): number => {
  const shape = SHAPES[column];
  return shape === undefined ? WIDTH : (shape.ringX + shape.x + shape.width) / 2 + 12;
};
