export const ANIMATION_SPEEDS = ['slow', 'normal', 'fast', 'none'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

/** Durations in milliseconds. */
interface AnimationTimes {
  /** The flight of one piece. */
  readonly flight: number;
  /** The pause after somebody else's move. */
  readonly pause: number;
  /** How long each entry stays while a replay plays by itself. */
  readonly replay: number;
  /** Until the next row of the score sheet is counted. */
  readonly score: number;
}

export const ANIMATION_TIMES: { readonly [S in AnimationSpeed]: AnimationTimes } = {
  slow: { flight: 520, pause: 900, replay: 1800, score: 1100 },
  normal: { flight: 300, pause: 420, replay: 1000, score: 650 },
  fast: { flight: 160, pause: 120, replay: 450, score: 300 },
  none: { flight: 0, pause: 0, replay: 250, score: 0 },
};

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
