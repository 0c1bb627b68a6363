import { EXAMPLES } from '#games/examples';
import { MANIFESTS } from '#games/manifests';
import type { AnyGame, GameManifest } from '#kernel';
import { forOtherRules } from './forOtherRules.ts';
import { randomBot, type AnyBot } from './random.ts';

export { randomBot, type AnyBot } from './random.ts';

const load = async ({ id }: { readonly id: string }): Promise<readonly [id: string, greedy: AnyBot]> => {
  // True of every folder with a manifest: its bot looks one move ahead, and only its own types know at which views.
  const { greedy } = (await import(`../games/${id}/bot/index.ts`)) as { readonly greedy: AnyBot };
  return [id, greedy];
};

const GREEDY = new Map(await Promise.all([...MANIFESTS, ...EXAMPLES].map(load)));

const VERSIONS = new Map([...MANIFESTS, ...EXAMPLES].map(({ id, version }: GameManifest) => [id, version]));

/** The bots that can sit at a table of this game, by name; also of an earlier version of it. */
export const botsOf = ({ id, version }: AnyGame): Readonly<Record<string, AnyBot>> => {
  const greedy = GREEDY.get(id);
  const isCurrent = VERSIONS.get(id) === version;
  return { random: randomBot, ...(greedy && { greedy: isCurrent ? greedy : forOtherRules(greedy, randomBot) }) };
};
