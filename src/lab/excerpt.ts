const WIDTH = 120;

/** Where two texts part. */
export const firstDifference = (one: string, other: string): number => {
  let index = 0;
  while (index < one.length && index < other.length && one[index] === other[index]) index++;
  return index;
};

/** The part of a long text that starts a little before `index`. */
const excerpt = (text: string, index: number): string => {
  const from = Math.max(0, index - WIDTH / 4);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + WIDTH)}${text.length > from + WIDTH ? '…' : ''}`;
};

/** Two texts, cut to the part where they differ. */
export const contrast = (expected: string, found: string): string => {
  const index = firstDifference(expected, found);
  return `expected ${excerpt(expected, index)}, found ${excerpt(found, index)}`;
};
