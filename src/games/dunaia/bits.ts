/** A set of small numbers in one number: copied for nothing, compared in one step. */
export type Bits = number;

export const NONE: Bits = 0;

export const has = (set: Bits, item: number): boolean => (set & (1 << item)) !== 0;
export const including = (set: Bits, item: number): Bits => set | (1 << item);
export const without = (set: Bits, item: number): Bits => set & ~(1 << item);

export const sizeOf = (set: Bits): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** In rising order. */
export const itemsOf = (set: Bits): readonly number[] => {
  const items: number[] = [];
  for (let item = 0; set >> item !== 0; item++) if (has(set, item)) items.push(item);
  return items;
};

export const bitsOf = (items: readonly number[]): Bits => items.reduce(including, NONE);
