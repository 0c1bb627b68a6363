import { at } from '#kernel';

/** Where the coach's bubble stands: beside what it speaks of, inside the window, over as little as possible. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The side of the bubble on which its tail is. */
export type Tail = 'left' | 'right' | 'up' | 'down' | 'none';

export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly tail: Tail;
  /** Along that side, in pixels from its start. */
  readonly tailAt: number;
}

const GAP = 22;
/** The tail stays clear of the round corners. */
const CORNER = 28;
/** So many pixels farther away is a place from which the tail can point. */
const UNPOINTED = 60;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

const overlap = (a: Box, b: Box): number => {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

const inside = ({ left, top }: { readonly left: number; readonly top: number }, size: Size, bounds: Box): Box => ({
  ...size,
  left: clamp(left, bounds.left, bounds.left + bounds.width - size.width),
  top: clamp(top, bounds.top, bounds.top + bounds.height - size.height),
});

/** How many columns and rows of further positions are tried where the four sides are taken. */
const GRID = 8;

/** On the four sides of the target, as near as the window allows; then all over the window. */
const candidates = (target: Box, size: Size, bounds: Box): readonly Box[] => {
  const { width, height } = size;
  const left = target.left + target.width / 2 - width / 2;
  const top = target.top + target.height / 2 - height / 2;
  const sides = [
    { left: target.left - GAP - width, top },
    { left: target.left + target.width + GAP, top },
    { left, top: target.top - GAP - height },
    { left, top: target.top + target.height + GAP },
  ];
  const grid = Array.from({ length: (GRID + 1) ** 2 }, (_, index) => ({
    left: bounds.left + ((bounds.width - width) * (index % (GRID + 1))) / GRID,
    top: bounds.top + ((bounds.height - height) * Math.floor(index / (GRID + 1))) / GRID,
  }));
  return [...sides, ...grid].map(corner => inside(corner, size, bounds));
};

/** From edge to edge. */
const distance = (a: Box, b: Box): number => {
  const across = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const down = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(across, down);
};

/** The tail points at the middle of the target, if that lies straight ahead. */
const tailOf = (box: Box, target: Box): Pick<Placement, 'tail' | 'tailAt'> => {
  const x = target.left + target.width / 2 - box.left;
  const y = target.top + target.height / 2 - box.top;
  const isBeside = y >= CORNER && y <= box.height - CORNER;
  const isAboveOrBelow = x >= CORNER && x <= box.width - CORNER;
  if (isAboveOrBelow && y > box.height) return { tail: 'down', tailAt: x };
  if (isAboveOrBelow && y < 0) return { tail: 'up', tailAt: x };
  if (isBeside && x > box.width) return { tail: 'right', tailAt: y };
  if (isBeside && x < 0) return { tail: 'left', tailAt: y };
  return { tail: 'none', tailAt: 0 };
};

/** What a bubble stands beside and among. */
export interface Surroundings {
  /** It stands beside the first, and covers none if it can. */
  readonly targets: readonly Box[];
  /** It covers as little of them as it can. */
  readonly others?: readonly Box[];
}

const overlaps = (box: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, other) => sum + overlap(box, other), 0);

export const placeBubble = (size: Size, { targets, others = [] }: Surroundings, bounds: Box): Placement => {
  const [target] = targets;
  if (target === undefined) {
    const corner = {
      left: bounds.left + (bounds.width - size.width) / 2,
      top: bounds.top + (bounds.height - size.height) * 0.6,
    };
    const { left, top } = inside(corner, size, bounds);
    return { left, top, tail: 'none', tailAt: 0 };
  }
  const rated = candidates(target, size, bounds).map(box => {
    const { tail } = tailOf(box, target);
    return {
      box,
      covered: overlaps(box, targets),
      hidden: overlaps(box, others),
      far: distance(box, target) + (tail === 'none' ? UNPOINTED : 0),
    };
  });
  const [best = at(rated, 0)] = rated.toSorted((a, b) => a.covered - b.covered || a.hidden - b.hidden || a.far - b.far);
  const { box } = best;
  const isOver = overlap(box, target) > 0;
  return { left: box.left, top: box.top, ...(isOver ? { tail: 'none', tailAt: 0 } : tailOf(box, target)) };
};

/** A path over the whole ground with holes where something is to be seen, for `fill-rule: evenodd`. */
export const spotlightPath = (ground: Box, holes: readonly Box[], radius = 14): string => {
  const whole = `M${ground.left} ${ground.top}h${ground.width}v${ground.height}h${-ground.width}z`;
  const hole = ({ left, top, width, height }: Box): string => {
    const r = Math.min(radius, width / 2, height / 2);
    const corner = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
    return `M${left + r} ${top}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
  };
  return [whole, ...holes.map(hole)].join('');
};

export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The part of a box inside another; nothing where they do not meet. */
export const clipped = (box: Box, bounds: Box): Box | undefined => {
  const left = Math.max(box.left, bounds.left);
  const top = Math.max(box.top, bounds.top);
  const width = Math.min(box.left + box.width, bounds.left + bounds.width) - left;
  const height = Math.min(box.top + box.height, bounds.top + bounds.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
};

/** One box for boxes that overlap: holes that cross would be filled again where they do. */
export const merged = (boxes: readonly Box[]): readonly Box[] => {
  const result: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let index = result.length - 1; index >= 0; index--) {
      const other = result[index];
      if (other === undefined || overlap(whole, other) === 0) continue;
      result.splice(index, 1);
      const left = Math.min(whole.left, other.left);
      const top = Math.min(whole.top, other.top);
      whole = {
        left,
        top,
        width: Math.max(whole.left + whole.width, other.left + other.width) - left,
        height: Math.max(whole.top + whole.height, other.top + other.height) - top,
      };
      // It may meet boxes now that it did not meet before.
      index = result.length;
    }
    result.push(whole);
  }
  return result;
};
