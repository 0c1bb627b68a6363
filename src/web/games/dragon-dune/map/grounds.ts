import { IS_CASTLE, IS_PLAIN, MOUNTAIN, territory } from '#games/dragon-dune/facts';

export type GroundColour = 'grass' | 'sand' | 'trees' | 'mountain';

const SAND: readonly number[] = (['1', '18', '3', '5★', '7', '9', '10', '14', '15★'] as const).map(territory);

/** As the printed board colours it; no rule reads it. */
export const groundColour = (where: number): GroundColour => {
  if (where === MOUNTAIN) return 'mountain';
  if (SAND.includes(where)) return 'sand';
  return IS_PLAIN[where] === true || IS_CASTLE[where] === true ? 'grass' : 'trees';
};
