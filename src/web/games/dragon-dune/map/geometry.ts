import type { CSSProperties } from 'react';
import { at } from '#kernel';
import { IS_ORCISH, TERRITORIES, type Territory } from '#games/dragon-dune/facts';
import { LINES } from './island.ts';
import { HEIGHT, WIDTH, type Point } from './makeShapes.ts';

/** The island lies, drawn as high as there is room, or stands turned to the left where the screen is narrow. */
export type Orientation = 'wide' | 'square' | 'tall';

interface Picture {
  readonly width: number;
  readonly height: number;
}

export const PICTURES: { readonly [L in Orientation]: Picture } = {
  wide: { width: WIDTH, height: 735 },
  square: { width: WIDTH, height: 920 },
  tall: { width: HEIGHT, height: WIDTH },
};

interface BorderLine {
  readonly left: string;
  readonly right: string;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

export interface Shape {
  /** For `d`. */
  readonly path: string;
  readonly points: readonly Point[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** For `clip-path`, in parts of its box. */
  readonly outline: string;
}

interface Geometry extends Picture {
  readonly shapes: readonly Shape[];
  readonly lakes: readonly Shape[];
  readonly coast: string;
  readonly shores: string;
  readonly borders: string;
  /** The line of bushes round the orcish land. */
  readonly orcish: readonly (readonly Point[])[];
}

const readLine = (text: string): BorderLine => {
  const [left = '', right = '', ...numbers] = text.split(' ');
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    x += Number(numbers[index]) / 2;
    y += Number(numbers[index + 1]) / 2;
    points.push([x, y]);
  }
  const [first, last] = [points[0], points.at(-1)];
  return { left, right, points, isClosed: first?.[0] === last?.[0] && first?.[1] === last?.[1] };
};

/** Where a point of the data is in a picture. */
export const toPicture = (orientation: Orientation, [x, y]: Point): Point =>
  orientation === 'tall' ? [y, WIDTH - x] : [x, (y * PICTURES[orientation].height) / HEIGHT];

const short = (value: number): number => Math.round(value * 10) / 10;
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

const third = ([x, y]: Point, from: Point, to: Point, sign: number): Point => [
  x + (sign * (to[0] - from[0])) / 6,
  y + (sign * (to[1] - from[1])) / 6,
];

/** A smooth curve through all points. */
const curve = (points: readonly Point[], isClosed: boolean): string => {
  const last = points.length - 1;
  let path = '';
  for (let index = 0; index < last; index++) {
    const [here, next] = [at(points, index), at(points, index + 1)];
    const before = points[index - 1] ?? (isClosed ? at(points, last - 1) : here);
    const after = points[index + 2] ?? (isClosed ? at(points, 1) : next);
    path += `C${pair(third(here, before, next, 1))} ${pair(third(next, here, after, -1))} ${pair(next)}`;
  }
  return path;
};

const pathOf = ({ points, isClosed }: BorderLine): string => `M${pair(at(points, 0))}${curve(points, isClosed)}`;

const turned = ({ left, right, points, isClosed }: BorderLine): BorderLine => ({
  left: right,
  right: left,
  points: points.toReversed(),
  isClosed,
});

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The lines round a region, each with the region on its left, put in order. */
const ringsOf = (lines: readonly BorderLine[], name: string): readonly (readonly BorderLine[])[] => {
  const open = lines.flatMap(line => (line.left === name ? [line] : line.right === name ? [turned(line)] : []));
  const rings: BorderLine[][] = [];
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const ring = [first];
    let end = at(first.points, first.points.length - 1);
    while (!isSame(end, at(first.points, 0))) {
      const next = open.findIndex(({ points }) => isSame(at(points, 0), end));
      const line = open[next];
      if (line === undefined) break;
      open.splice(next, 1);
      ring.push(line);
      end = at(line.points, line.points.length - 1);
    }
    rings.push(ring);
  }
  return rings;
};

const ringPath = (ring: readonly BorderLine[]): string =>
  `M${pair(at(at(ring, 0).points, 0))}${ring.map(({ points, isClosed }) => curve(points, isClosed)).join('')}z`;

const shapeOf = (lines: readonly BorderLine[], name: string): Shape => {
  const rings = ringsOf(lines, name);
  const points = at(rings, 0).flatMap(line => line.points.slice(1));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const corners = points.map(([x, y]) => `${short(((x - left) / width) * 100)}% ${short(((y - top) / height) * 100)}%`);
  return {
    path: rings.map(ringPath).join(''),
    points,
    left,
    top,
    width,
    height,
    outline: `polygon(${corners.join(',')})`,
  };
};

const isLand = (name: string): boolean => /^\d/.test(name);
const isOrcishLand = (name: string): boolean => IS_ORCISH[Number(name)] === true;

const make = (orientation: Orientation): Geometry => {
  const lines = LINES.map(readLine).map(line => ({
    ...line,
    points: line.points.map(point => toPicture(orientation, point)),
  }));
  const waters = new Set(lines.flatMap(({ left, right }) => [left, right]).filter(name => /^[wt]/.test(name)));
  const inner = lines.filter(({ left, right }) => isLand(left) && isLand(right));
  return {
    ...PICTURES[orientation],
    shapes: TERRITORIES.map(where => shapeOf(lines, `${where}`)),
    lakes: [...waters].map(name => shapeOf(lines, name)),
    coast: lines
      .filter(({ left, right }) => (left === 'sea') !== (right === 'sea'))
      .map(pathOf)
      .join(''),
    shores: lines
      .filter(({ left, right }) => isLand(left) !== isLand(right))
      .map(pathOf)
      .join(''),
    borders: inner.map(pathOf).join(''),
    orcish: inner.filter(({ left, right }) => isOrcishLand(left) !== isOrcishLand(right)).map(({ points }) => points),
  };
};

const made: Partial<Record<Orientation, Geometry>> = {};

/** Made once for each orientation. */
export const geometryOf = (orientation: Orientation): Geometry => (made[orientation] ??= make(orientation));

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box of the picture, in parts of it: it stays in place whatever size the map has. */
export const boxStyle = (orientation: Orientation, { left, top, width, height }: PictureBox): CSSProperties => {
  const whole = PICTURES[orientation];
  return {
    left: percent(left, whole.width),
    top: percent(top, whole.height),
    width: percent(width, whole.width),
    height: percent(height, whole.height),
  };
};

export const shapeIn = (orientation: Orientation, where: Territory): Shape => at(geometryOf(orientation).shapes, where);
