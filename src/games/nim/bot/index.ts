import { greedyBy, type Bot, type Seat } from '#kernel';
import { nim, type Move, type State, type View } from '../index.ts';

const balance = (heaps: readonly number[]): number => heaps.reduce((sum, stones) => sum ^ stones, 0);

/** Whether this seat, in the middle of its turn, can still leave heaps that balance each other. */
const canBalance = ({ heaps, step }: State): boolean =>
  heaps.some((stones, heap) => (step.at !== 'taking' || step.heap === heap) && (stones ^ balance(heaps)) < stones);

/** Whoever has to play on heaps that balance each other loses, says the theory of two players without charms. */
const evaluate = (state: State, seat: Seat): number => {
  if (state.step.at === 'over') return (state.turn === seat) === state.options.lastStoneLoses ? 0 : 3;
  if (state.turn !== seat) return balance(state.heaps) === 0 ? 2 : 0;
  return canBalance(state) || balance(state.heaps) === 0 ? 1 : 0;
};

/** Takes whatever looks best right after it. */
export const greedy: Bot<View, Move> = greedyBy(nim, evaluate);
