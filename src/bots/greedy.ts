import type { AnyBot } from './random.ts';

/** A game's bot that looks one move ahead by `evaluate`. */
export const loadGreedy = async ({ id }: { readonly id: string }): Promise<AnyBot> => {
  // True of every folder with a manifest; only the game's own types know which views its bot takes.
  const { greedy } = (await import(`../games/${id}/bot/index.ts`)) as { readonly greedy: AnyBot };
  return greedy;
};
