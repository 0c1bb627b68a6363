import type { Point } from './makeShapes.ts';

/** A line between two regions, from one meeting point to the next. */
export interface BorderLine {
  readonly left: string;
  readonly right: string;
  readonly points: readonly Point[];
}

interface Side {
  readonly to: number;
  readonly left: string;
  readonly right: string;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
}

type RegionOf = (column: number, row: number) => string;

const FACTOR = 10_000;
const corner = (column: number, row: number): number => column * FACTOR + row;

/** For each corner of the grid, the sides of cells that part two regions and end there. */
const sidesOf = (regionOf: RegionOf, { columns, rows }: Grid): ReadonlyMap<number, readonly Side[]> => {
  const sides = new Map<number, Side[]>();
  const add = (from: number, to: number, left: string, right: string): void => {
    sides.set(from, [...(sides.get(from) ?? []), { to, left, right }]);
    sides.set(to, [...(sides.get(to) ?? []), { to: from, left: right, right: left }]);
  };
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const here = regionOf(column, row);
      const [above, before] = [regionOf(column, row - 1), regionOf(column - 1, row)];
      if (above !== here && column < columns) add(corner(column, row), corner(column + 1, row), above, here);
      if (before !== here && row < rows) add(corner(column, row), corner(column, row + 1), here, before);
    }
  return sides;
};

const follow = (sides: ReadonlyMap<number, readonly Side[]>, start: number, first: Side, used: Set<string>) => {
  const corners = [start];
  let [previous, side] = [start, first];
  for (;;) {
    used.add(`${previous}>${side.to}`).add(`${side.to}>${previous}`);
    corners.push(side.to);
    const onward = sides.get(side.to) ?? [];
    if (onward.length !== 2 || side.to === start) return corners;
    const next = onward.find(({ to }) => to !== previous);
    if (next === undefined) return corners;
    [previous, side] = [side.to, next];
  }
};

const mean = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point => [
  (ax + 2 * bx + cx) / 4,
  (ay + 2 * by + cy) / 4,
];

const ROUNDS = 8;

/** Ends stay where they are, so that lines still meet; a closed line has none. */
const smooth = (points: readonly Point[], isClosed: boolean): readonly Point[] => {
  let now = points;
  for (let round = 0; round < ROUNDS; round++) {
    const before = now;
    now = before.map((point, index) => {
      const isEnd = index === 0 || index === before.length - 1;
      if (isEnd && !isClosed) return point;
      const last = before[index === 0 ? before.length - 2 : index - 1] ?? point;
      const next = before[index === before.length - 1 ? 1 : index + 1] ?? point;
      return mean(last, point, next);
    });
  }
  return now;
};

const SPARSE = 5;

const thin = (points: readonly Point[]): readonly Point[] =>
  points.filter((_, index) => index === points.length - 1 || index % SPARSE === 0);

/** All lines between regions, smoothed. */
export const linesOf = (regionOf: RegionOf, grid: Grid): readonly BorderLine[] => {
  const sides = sidesOf(regionOf, grid);
  const used = new Set<string>();
  const lines: BorderLine[] = [];
  const starts = [...sides].toSorted(([, a], [, b]) => Number(a.length === 2) - Number(b.length === 2));
  for (const [start, from] of starts)
    for (const side of from) {
      if (used.has(`${start}>${side.to}`)) continue;
      const corners = follow(sides, start, side, used);
      const points = corners.map((at): Point => [Math.floor(at / FACTOR) * grid.step, (at % FACTOR) * grid.step]);
      lines.push({ left: side.left, right: side.right, points: thin(smooth(points, corners.at(-1) === start)) });
    }
  return lines;
};
