/** The six Elite characters. Their powers are printed; the names are ours. */
export const ELITES = ['haggler', 'turner', 'foreman', 'trader', 'guide', 'steward'] as const;
export type Elite = (typeof ELITES)[number];

const NAMES: readonly unknown[] = ELITES;
export const isElite = (value: unknown): value is Elite => NAMES.includes(value);

/** The numbers of their powers, all printed. */
export const ELITE_POWERS = {
  haggler: { discount: 1 },
  foreman: { price: 2 },
  trader: { chips: 2, flowers: 2, moves: 1 },
} as const;
