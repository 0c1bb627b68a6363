import type { ValueWeights } from '#kernel';

export const WEIGHTS = undefined as unknown as ValueWeights;
