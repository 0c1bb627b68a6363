import { ours } from '#kernel';

/** Rule 1.1: the stones of each heap. */
export const HEAPS = ours([3, 4, 5]);

export const CHARMS = ['owl', 'fox'] as const;
export type Charm = (typeof CHARMS)[number];

/** Rule 1.2: how many of each charm are in the bag. */
export const CHARM_COUNTS = { owl: ours(3), fox: ours(3) } as const;

/** Every charm of the box, sorted. */
export const allCharms = (): Charm[] =>
  CHARMS.flatMap(charm => Array.from({ length: CHARM_COUNTS[charm].value }, () => charm));

/** All that a log is made with: another box makes another log. */
export const COMPONENTS = { heaps: HEAPS, charms: CHARM_COUNTS };
