import type { AnyGameFixture } from '#kernel/testing';
import { EXAMPLES } from './examples.ts';
import { MANIFESTS } from './manifests.ts';

const load = async ({ id }: { readonly id: string }): Promise<readonly [id: string, fixture: AnyGameFixture]> => {
  // True of every folder with a manifest: its `testing.ts` is for the contract suite.
  const { fixture } = (await import(`./${id}/testing.ts`)) as { readonly fixture: AnyGameFixture };
  return [id, fixture];
};

/** What tests and the lab know of each game, by the game's id. */
export const FIXTURES: Readonly<Record<string, AnyGameFixture>> = Object.fromEntries(
  await Promise.all([...MANIFESTS, ...EXAMPLES].map(load)),
);
