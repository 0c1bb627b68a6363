import { at } from '../data/at.ts';

/** All that a rule may ask of luck. Where the answer comes from is the caller's business. */
export interface Chance {
  /** 1 to `sides`. */
  die(sides: number): number;
  /** 0 to `count` - 1. */
  pick(count: number): number;
  /** In place. */
  shuffle<T>(items: T[]): void;
}

/** Luck that nobody has to be able to check: a bot's, or that of a random game. */
export type Rng = Chance;

type Below = (count: number) => number;

export const shuffleBy =
  (below: Below) =>
  <T>(items: T[]): void => {
    for (let last = items.length - 1; last > 0; last--) {
      const other = below(last + 1);
      const item = at(items, last);
      items[last] = at(items, other);
      items[other] = item;
    }
  };

export const chanceFrom = (below: Below): Chance => ({
  die: sides => below(sides) + 1,
  pick: below,
  shuffle: shuffleBy(below),
});

/** A shuffled copy. */
export const shuffled = <T>(items: readonly T[], chance: Chance): T[] => {
  const copy = items.slice();
  chance.shuffle(copy);
  return copy;
};

const WARM_UP = 12;

/** sfc32: quick and well spread, but whoever sees some of it can guess the rest. Never for a live table. */
export const fastChance = (seed: number): Chance => {
  let a = 0;
  let b = seed | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < WARM_UP; i++) next();
  return chanceFrom(count => Math.floor((next() / 0x1_0000_0000) * count));
};

/** For tests: dice and picks come out as written, and a shuffle leaves the order alone. */
export const scriptedChance = (...outcomes: readonly number[]): Chance => {
  let used = 0;
  const next = (): number => at(outcomes, used++);
  return { die: next, pick: next, shuffle: () => {} };
};
