const TERMS = 6;
const HALVINGS = 10;
const LIMIT = 60;

/** e to the x by sums and products alone: `Math.exp` may differ from engine to engine, and then so would the moves. */
export const exponential = (x: number): number => {
  const small = Math.max(-LIMIT, Math.min(LIMIT, x)) / 2 ** HALVINGS;
  let power = 1;
  for (let term = TERMS; term > 0; term--) power = 1 + (small / term) * power;
  for (let step = 0; step < HALVINGS; step++) power *= power;
  return power;
};

/** Turns scores into chances that sum to one, in place. */
export const softmax = (scores: Float64Array): void => {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > best) best = score;
  let sum = 0;
  for (let index = 0; index < scores.length; index++) {
    const power = exponential((scores[index] ?? 0) - best);
    scores[index] = power;
    sum += power;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] ?? 0) / sum;
};
