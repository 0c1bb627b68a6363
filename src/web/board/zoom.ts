/** How a board is moved and enlarged: `x` and `y` in pixels of the screen. */
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

const MOST = 3;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The board never leaves its frame. */
const inside = ({ x, y, scale }: Zoom, { width, height }: Size): Zoom => ({
  scale,
  x: clamp(x, width * (1 - scale), 0),
  y: clamp(y, height * (1 - scale), 0),
});

export const panned = (zoom: Zoom, by: Point, size: Size): Zoom =>
  inside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);

export const middleOf = ([one, other]: readonly [Point, Point]): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const span = ([one, other]: readonly [Point, Point]): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Two fingers move apart: what was between them stays between them. */
export const pinched = (
  zoom: Zoom,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  size: Size,
): Zoom => {
  const scale = clamp((zoom.scale * span(after)) / Math.max(1, span(before)), 1, MOST);
  const [from, to] = [middleOf(before), middleOf(after)];
  const factor = scale / zoom.scale;
  return inside({ scale, x: to.x - (from.x - zoom.x) * factor, y: to.y - (from.y - zoom.y) * factor }, size);
};
