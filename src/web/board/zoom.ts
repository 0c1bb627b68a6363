/** The pan and zoom of a board: `x` and `y` in pixels of the screen. */
export interface Zoom {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const NO_ZOOM: Zoom = { x: 0, y: 0, scale: 1 };

const MAX_SCALE = 3;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Keeps the board over its whole frame. */
const keepInFrame = ({ x, y, scale }: Zoom, { width, height }: Size): Zoom => ({
  scale,
  x: clamp(x, width * (1 - scale), 0),
  y: clamp(y, height * (1 - scale), 0),
});

export const pan = (zoom: Zoom, by: Point, size: Size): Zoom =>
  keepInFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);

const middleOf = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const distance = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A pinch: what was between the two fingers stays between them. */
export const pinch = (
  zoom: Zoom,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  size: Size,
): Zoom => {
  const scale = clamp((zoom.scale * distance(after)) / Math.max(1, distance(before)), 1, MAX_SCALE);
  const [from, to] = [middleOf(before), middleOf(after)];
  const factor = scale / zoom.scale;
  return keepInFrame({ scale, x: to.x - (from.x - zoom.x) * factor, y: to.y - (from.y - zoom.y) * factor }, size);
};
