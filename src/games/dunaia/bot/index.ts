import { greedyBy, type Bot } from '#kernel';
import { dunaia, type Move, type View } from '../index.ts';
import { evaluate } from './evaluate.ts';

/** Takes whatever looks best right after it. */
export const greedy: Bot<View, Move> = greedyBy(dunaia, evaluate);
