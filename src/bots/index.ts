import { EXAMPLES } from '#games/examples';
import { MANIFESTS } from '#games/manifests';
import type { AnyGame } from '#kernel';
import { loadGreedy } from './greedy.ts';
import { randomBot, type AnyBot } from './random.ts';

export { randomBot, type AnyBot } from './random.ts';

const GREEDY = new Map<string, AnyBot>();
for (const manifest of [...MANIFESTS, ...EXAMPLES]) GREEDY.set(manifest.id, await loadGreedy(manifest));

/** The simple bots of a game, by name: for tests and the lab. */
export const botsOf = ({ id }: AnyGame): Readonly<Record<string, AnyBot>> => {
  const greedy = GREEDY.get(id);
  return { random: randomBot, ...(greedy && { greedy }) };
};
