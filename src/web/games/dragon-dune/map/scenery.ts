import { at } from '#kernel';
import { groundColour, type GroundColour } from './grounds.ts';
import { TERRITORIES } from '#games/dragon-dune/facts';
import { geometryOf, type Orientation, type Shape } from './geometry.ts';
import type { Point } from './makeShapes.ts';
import { clearingsOf } from './spots.ts';

/** The same wood on every machine: a small generator of its own. */
const makeRandom = () => {
  let seed = 7;
  return (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
};

type Random = () => number;

const isInside = ({ points }: Shape, [x, y]: Point): boolean => {
  let inside = false;
  for (let index = 0, last = points.length - 1; index < points.length; last = index++) {
    const [[ax, ay], [bx, by]] = [at(points, index), at(points, last)];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
};

const anywhereIn = ({ left, top, width, height }: Shape, random: Random): Point => [
  left + random() * width,
  top + random() * height,
];

const fits = (shape: Shape, [x, y]: Point, [across, up, down]: readonly [number, number, number]): boolean =>
  isInside(shape, [x - across, y]) &&
  isInside(shape, [x + across, y]) &&
  isInside(shape, [x, y - up]) &&
  isInside(shape, [x, y + down]);

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isFir: boolean;
}

const TRIES = 700;
const APART = 15;

/** Trees stand apart from each other and leave a clearing for the name and the armies. */
const woodOf = (orientation: Orientation, where: number, random: Random): readonly Tree[] => {
  const shape = at(geometryOf(orientation).shapes, where);
  const clearings = clearingsOf(orientation, where);
  const trees: Tree[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const [x, y] = anywhereIn(shape, random);
    const isFree =
      fits(shape, [x, y], [9, 20, 4]) &&
      !trees.some(tree => Math.hypot(tree.x - x, (tree.y - y) * 1.4) < APART) &&
      !clearings.some(([cx, cy, w, h]) => Math.abs(cx - x) < w && Math.abs(cy - y + 8) < h);
    if (isFree) trees.push({ x, y, size: 0.85 + random() * 0.35, isFir: random() < 0.45 });
  }
  return trees;
};

interface Scenery {
  readonly trees: readonly Tree[];
  readonly bushes: readonly Point[];
  readonly dunes: string;
  readonly tufts: string;
  readonly sand: string;
  readonly ripples: string;
}

const bushesAlong = (points: readonly Point[]): readonly Point[] => {
  const bushes: Point[] = [];
  let since = 6;
  for (let index = 1; index < points.length; index++) {
    const [[ax, ay], [bx, by]] = [at(points, index - 1), at(points, index)];
    since += Math.hypot(bx - ax, by - ay);
    if (since < 11) continue;
    since = 0;
    bushes.push([bx, by]);
  }
  return bushes;
};

const MARKS = {
  dune: (x: number, y: number) => `M${x - 12} ${y}q7-7 13-1q5-5 11 1`,
  tuft: (x: number, y: number) => `M${x - 3} ${y}q-1-3-2-4M${x} ${y}v-5M${x + 3} ${y}q1-3 2-4`,
  grain: (x: number, y: number) => `M${x} ${y}h.1`,
  ripple: (x: number, y: number) => `M${x - 8} ${y}q4-4 8 0q4 4 8 0`,
} as const;

interface Sowing {
  readonly mark: keyof typeof MARKS;
  /** One to so many square units. */
  readonly area: number;
  readonly room: readonly [number, number, number];
}

const sow = (shape: Shape, { mark, area, room }: Sowing, random: Random): string => {
  let path = '';
  for (let left = (shape.width * shape.height) / area; left > 0; left--) {
    const point = anywhereIn(shape, random);
    if (fits(shape, point, room)) path += MARKS[mark](Math.round(point[0]), Math.round(point[1]));
  }
  return path;
};

const sowAll = (shapes: readonly Shape[], sowing: Sowing, random: Random): string =>
  shapes.map(shape => sow(shape, sowing, random)).join('');

const make = (orientation: Orientation): Scenery => {
  const random = makeRandom();
  const { shapes, lakes, orcish } = geometryOf(orientation);
  const of = (colour: GroundColour): readonly number[] => TERRITORIES.filter(where => groundColour(where) === colour);
  const shapesOf = (colour: GroundColour): readonly Shape[] => of(colour).map(where => at(shapes, where));
  const sand = shapesOf('sand');
  return {
    trees: of('trees')
      .flatMap(where => woodOf(orientation, where, random))
      .toSorted((a, b) => a.y - b.y),
    bushes: orcish.flatMap(bushesAlong),
    dunes: sowAll(sand, { mark: 'dune', area: 1700, room: [18, 6, 6] }, random),
    sand: sowAll(sand, { mark: 'grain', area: 260, room: [2, 2, 2] }, random),
    tufts: sowAll(shapesOf('grass'), { mark: 'tuft', area: 1100, room: [8, 8, 4] }, random),
    ripples: sowAll(lakes, { mark: 'ripple', area: 800, room: [12, 7, 7] }, random),
  };
};

const made: Partial<Record<Orientation, Scenery>> = {};

/** What grows on the island; made once for each orientation. */
export const sceneryOf = (orientation: Orientation): Scenery => (made[orientation] ??= make(orientation));
