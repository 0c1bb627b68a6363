export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The picture of the island, in its own units. */
export const WIDTH = 1000;
export const HEIGHT = 720;

const hash = (x: number, y: number, seed: number): number => {
  let value = (x * 374_761_393 + y * 668_265_263 + seed * 982_451_653) | 0;
  value = ((value ^ (value >>> 13)) * 1_274_126_177) | 0;
  return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_295;
};

const eased = (part: number): number => part * part * (3 - 2 * part);

/** Smooth noise between -0.5 and 0.5, the same on every machine. */
export const makeNoise =
  () =>
  (x: number, y: number, seed: number): number => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [eased(x - column), eased(y - row)];
    const at = (dx: number, dy: number): number => hash(column + dx, row + dy, seed);
    const above = at(0, 0) * (1 - across) + at(1, 0) * across;
    const below = at(0, 1) * (1 - across) + at(1, 1) * across;
    return above * (1 - down) + below * down - 0.5;
  };

/** How far outside a box with round corners a point is; less than nothing inside. */
export const roundedBox = ([left, top, right, bottom]: Box, radius: number, [x, y]: Point): number => {
  const across = Math.max(left - x, x - right) + radius;
  const down = Math.max(top - y, y - bottom) + radius;
  return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius;
};
