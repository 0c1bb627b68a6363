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

/** On the four sides of the target, as near as the window allows. */
const candidates = (target: Box, { width, height }: Size): readonly (readonly [Tail, number, number])[] => {
  const middleX = target.left + target.width / 2;
  const middleY = target.top + target.height / 2;
  return [
    ['right', target.left - GAP - width, middleY - height / 2],
    ['left', target.left + target.width + GAP, middleY - height / 2],
    ['down', middleX - width / 2, target.top - GAP - height],
    ['up', middleX - width / 2, target.top + target.height + GAP],
  ];
};

const tailAt = (tail: Tail, box: Box, target: Box): number => {
  if (tail === 'up' || tail === 'down')
    return clamp(target.left + target.width / 2 - box.left, CORNER, box.width - CORNER);
  return clamp(target.top + target.height / 2 - box.top, CORNER, box.height - CORNER);
};

/** `targets` come in order of importance: the bubble stands beside the first, and covers none if it can. */
export const placeBubble = (size: Size, targets: readonly Box[], bounds: Box): Placement => {
  const [target] = targets;
  if (target === undefined) {
    const left = bounds.left + (bounds.width - size.width) / 2;
    const { left: x, top } = inside({ left, top: bounds.top + (bounds.height - size.height) * 0.6 }, size, bounds);
    return { left: x, top, tail: 'none', tailAt: 0 };
  }
  const rated = candidates(target, size).map(([tail, left, top]) => {
    const box = inside({ left, top }, size, bounds);
    const covered = targets.reduce((sum, other, index) => sum + overlap(box, other) * (index === 0 ? 4 : 1), 0);
    return { tail, box, covered, moved: Math.hypot(box.left - left, box.top - top) };
  });
  const best = rated.toSorted((a, b) => a.covered - b.covered || a.moved - b.moved)[0];
  if (best === undefined) throw new Error('there are four sides');
  const { tail, box } = best;
  const isAway = overlap(box, target) > 0;
  return { left: box.left, top: box.top, tail: isAway ? 'none' : tail, tailAt: tailAt(tail, box, target) };
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
