import { at } from '#kernel';

const RUNS = 5;

export const median = (numbers: readonly number[]): number =>
  at(
    [...numbers].sort((a, b) => a - b),
    Math.floor(numbers.length / 2),
  );

/** Some work, which says how much of it was done. */
export type Work = () => number;

/** Calls `work` for a while; answers how much that makes in a second. */
const rate = (work: Work, milliseconds: number): number => {
  const start = performance.now();
  let done = 0;
  let now = start;
  while (now - start < milliseconds) {
    done += work();
    now = performance.now();
  }
  return (done * 1000) / (now - start);
};

/** The median of some runs, after one that warms up. */
export const measure = (work: Work, milliseconds: number): number => {
  rate(work, milliseconds);
  return median(Array.from({ length: RUNS }, () => rate(work, milliseconds)));
};
