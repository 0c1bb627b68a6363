import type { BotModel } from '#kernel';
// oxlint-disable-next-line import/no-unassigned-import -- so that the build leaves in the file of the rules what both use
import '../index.ts';
import type { Move, State, View } from '../index.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { prune } from './prune.ts';

export const model: BotModel<State, Move, View> = {
  evaluate,
  temperature: 3,
  features,
  weights: {
    2: () => import('./weights/2.ts'),
    3: () => import('./weights/3.ts'),
    4: () => import('./weights/4.ts'),
  },
  prune,
};
