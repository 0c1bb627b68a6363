import type { BotModel } from '#kernel';
import type { Move, State, View } from '../index.ts';
import { aside } from './agreements.ts';
import { evaluate } from './evaluate.ts';
import { features } from './features.ts';
import { finish, isQuiet, playLight } from './policy.ts';
import { prune } from './prune.ts';
import { drawSecret, reopen } from './secrets.ts';

export const model: BotModel<State, Move, View> = {
  evaluate,
  temperature: 15,
  features,
  weights: {
    2: () => import('./weights/2.ts'),
    3: () => import('./weights/3.ts'),
    4: () => import('./weights/4.ts'),
  },
  prune,
  finish,
  isQuiet,
  playLight,
  reimagine: reopen,
  drawSecret,
  aside,
};
