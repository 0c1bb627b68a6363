import { at } from '#kernel';
import { LINES, SPACE_INFO, SPACES, type Area, type Sign, type Space } from '#games/dawn-of-mankind/facts';
import { columnOfArea, ringAt, slabAt, type WallLayout, type Point } from './layout.ts';

type Curve = readonly [Point, Point, Point, Point];

interface SignPlace extends Point {
  readonly sign: Sign;
}

/** A line of the graph as a painted path. */
export interface Way {
  readonly from: Area;
  readonly to: Space;
  readonly d: string;
  /** Where it ends, and the arrow there. */
  readonly end: Point;
  readonly head: string;
  /** Points that a walking meeple passes. */
  readonly stops: readonly Point[];
  readonly signs: readonly SignPlace[];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const pointAt = (curve: Curve, t: number): Point => {
  const u = 1 - t;
  const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  const along = (axis: 'x' | 'y'): number =>
    a * curve[0][axis] + b * curve[1][axis] + c * curve[2][axis] + d * curve[3][axis];
  return { x: along('x'), y: along('y') };
};

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const HEAD: readonly (readonly [ahead: number, aside: number])[] = [
  [-3, -5.2],
  [7, 0],
  [-3, 5.2],
];

/** An arrow's head at the end of a curve, turned as the curve ends. */
const headOf = (curve: Curve): string => {
  const [, , , tip] = curve;
  const before = pointAt(curve, 0.9);
  const length = apart(before, tip);
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const corners = HEAD.map(([ahead, aside]) => {
    const x = tip.x + ahead * dx - aside * dy;
    const y = tip.y + ahead * dy + aside * dx;
    return `${round(x)} ${round(y)}`;
  });
  return `M${corners.join('L')}z`;
};

/** How far a curve leaves its ring before it bends, by column. */
const BENDS: readonly number[] = [0.72, 0.5, 0.5, 0.42];
const ENDS = LINES.map(({ value }) => value);

/** Lines into a tile are ordered by where they come from, so that they never swap at its edge. */
const curveOf = (layout: WallLayout, from: Area, to: Space): Curve => {
  const ring = ringAt(layout, from);
  const slab = slabAt(layout, to);
  const outs = ENDS.filter(end => end.from === from).sort((a, b) => slabAt(layout, a.to).y - slabAt(layout, b.to).y);
  const ins = ENDS.filter(end => end.to === to).sort((a, b) => ringAt(layout, a.from).y - ringAt(layout, b.from).y);
  const out = outs.findIndex(end => end.to === to) - (outs.length - 1) / 2;
  const angle = out * (outs.length > 2 ? 0.62 : 0.5);
  const start = {
    x: ring.x + (ring.radius + 3) * Math.cos(angle),
    y: ring.y + (ring.radius + 3) * Math.sin(angle),
  };
  const space = ins.length > 1 ? Math.min(13, (slab.height - 8) / (ins.length - 1)) : 0;
  const end = {
    x: slab.x - slab.width / 2 - 9,
    y: slab.y + (ins.findIndex(other => other.from === from) - (ins.length - 1) / 2) * space,
  };
  const reach = (end.x - start.x) * (BENDS[columnOfArea(from)] ?? 0.5);
  return [
    start,
    { x: start.x + reach * Math.cos(angle), y: start.y + reach * 0.55 * Math.sin(angle) },
    { x: end.x - reach, y: end.y },
    end,
  ];
};

const SAMPLES = 24;
const samplesOf = (curve: Curve): readonly Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, index) => pointAt(curve, index / SAMPLES));

const nearest = (point: Point, others: readonly Point[], most: number): number =>
  others.reduce((least, other) => Math.min(least, apart(point, other)), most);

interface Crowd {
  readonly others: readonly Point[];
  readonly signs: readonly Point[];
  readonly rings: readonly (Point & { readonly radius: number })[];
}

/** A sign stands where its line is far from other lines, signs and rings, near the middle if it can. */
const signPlace = (samples: readonly Point[], { others, signs, rings }: Crowd): Point => {
  let best = at(samples, SAMPLES / 2);
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 6; index <= SAMPLES - 6; index++) {
    const point = at(samples, index);
    const fromRings = rings.reduce((least, ring) => Math.min(least, apart(point, ring) - ring.radius - 2), 99);
    const worth =
      nearest(point, others, 15) +
      Math.min(nearest(point, signs, 99) - 12, 16) * 1.6 +
      Math.min(fromRings, 14) -
      Math.abs(index - SAMPLES / 2) * 0.2;
    if (worth > most) {
      most = worth;
      best = point;
    }
  }
  return best;
};

/** Every line of the graph, with its signs. */
export const layWays = (layout: WallLayout): readonly Way[] => {
  const curves = ENDS.map(({ from, to }) => curveOf(layout, from, to));
  const samples = curves.map(samplesOf);
  const rings = [...layout.rings.values()];
  const placed: Point[] = [];
  return ENDS.map(({ from, to, signs }, index) => {
    const curve = at(curves, index);
    const own = at(samples, index);
    const column = columnOfArea(from);
    const others = samples
      .filter((_, other) => other !== index && columnOfArea(at(ENDS, other).from) === column)
      .flat();
    const [a, b, c, d] = curve.map(({ x, y }) => `${round(x)} ${round(y)}`);
    return {
      from,
      to,
      d: `M${a}C${b} ${c} ${d}`,
      end: curve[3],
      head: headOf(curve),
      stops: [pointAt(curve, 0.3), pointAt(curve, 0.65)],
      signs: signs.map(sign => {
        const place = signPlace(own, { others, signs: placed, rings });
        placed.push(place);
        return { ...place, sign };
      }),
    };
  });
};

/** The short way out behind a tile. */
export interface Exit {
  readonly space: Space;
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
}

/** Elder tiles all end at the shore, at its beach. */
const BEACH = 915;

export const layExits = (layout: WallLayout): readonly Exit[] =>
  SPACES.map(space => {
    const { x, y, width } = slabAt(layout, space);
    const exit = SPACE_INFO[space].exit.value;
    const ring = ringAt(layout, exit);
    const isShore = ring.tall > ring.radius;
    return { space, x1: x + width / 2 + 2, x2: isShore ? BEACH : ring.x - ring.radius - 4, y };
  });
