import { at } from '#kernel';
import type { Slab } from './layout.ts';
import { EDGES } from './layout.ts';
import { around, scatter } from './random.ts';

type Pair = readonly [x: number, y: number];

const fixed = (value: number): string => `${Math.round(value * 10) / 10}`;
const joined = (points: readonly Pair[]): string => points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L');
const moved = (points: readonly Pair[], dx: number, dy: number): readonly Pair[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

/** A broken edge down the wall. */
const edgeOf = (x: number, top: number, bottom: number, seed: string): readonly Pair[] => {
  const random = scatter(seed);
  const points: Pair[] = [];
  for (let y = top; y < bottom; y += 22 * (0.7 + random() * 0.6)) points.push([x + around(random, 5), y]);
  return [...points, [x, bottom]];
};

/** Where each terrace begins, higher to the left. */
const TOPS: readonly number[] = [4, 9, 14, 22];
const FILLS: readonly string[] = ['#e6b673', '#d9a260', '#c98d4e', '#b87b42'];
/** The wall goes on beyond the edge of the picture, for screens of another shape. */
const LEFT = -160;

/** A step of the wall: its face, its shadow and cliff, and the light on its edges. */
export interface Terrace {
  readonly fill: string;
  readonly face: string;
  readonly shadow: string;
  readonly cliff: string;
  readonly cracks: string;
  readonly edge: string;
  readonly top: string;
}

const terraceOf = (index: number, height: number): Terrace => {
  const right = at(EDGES, index + 1);
  const top = at(TOPS, index);
  const edge = edgeOf(right, top, height, `edge ${index}`);
  const random = scatter(`top ${index}`);
  const crest: readonly Pair[] = Array.from({ length: 10 }, (_, step) => [
    (right * step) / 10,
    top + around(random, 3),
  ]);
  const back = `L${LEFT} ${height}L${LEFT} ${top}`;
  return {
    fill: at(FILLS, index),
    face: `M${joined(edge)}${back}L${joined(crest)}z`,
    shadow: `M${joined(moved(edge, 20, 6))}${back}z`,
    cliff: `M${joined(moved(edge, 11, 5))}${back}z`,
    cracks: edge
      .slice(1, -1)
      .map(([x, y]) => `M${fixed(x + 2)} ${fixed(y + 6)}l8 3`)
      .join(''),
    edge: `M${joined(edge)}`,
    top: `M${joined(crest)}L${right} ${top}`,
  };
};

/** The lowest first, so that each higher one lies over it and throws its shadow. */
export const layTerraces = (height: number): readonly Terrace[] =>
  FILLS.map((_, index) => terraceOf(FILLS.length - 1 - index, height));

export const seaEdge = (height: number): string => joined(edgeOf(938, 34, height, 'sea'));

export const waveOf = (index: number, height: number): string => {
  const steps = Math.ceil(height / 34);
  const swings = Array.from({ length: steps }, (_, step) => `q${(step + index) % 2 === 0 ? -7 : 7} 17 0 34`);
  return `M${944 + at([0, 14, 32, 52, 74, 98], index)} 36${swings.join('')}`;
};

/** A slab with broken corners, in a box of its own size or moved out of it, as its foot is. */
export const slabPath = (
  { width, height }: Pick<Slab, 'width' | 'height'>,
  seed: string,
  [dx, dy]: Pair = [0, 0],
): string => {
  const random = scatter(seed);
  const j = (most: number): number => around(random, most);
  const c = 9;
  const corners: readonly Pair[] = [
    [c + j(2.4), j(1.2)],
    [width * 0.5, j(1.6)],
    [width - c + j(2.4), j(1.2)],
    [width + j(1), c + j(2.4)],
    [width + j(1.3), height - c + j(2.4)],
    [width - c + j(2.4), height + j(1)],
    [width * 0.45, height + j(1.5)],
    [c + j(2.4), height + j(1)],
    [j(1), height - c + j(2.4)],
    [j(1.2), c + j(2.4)],
  ];
  return `M${joined(moved(corners, dx, dy))}z`;
};
