import type { AnyGame, RulesFault, RulesRef } from '#kernel';
import { EXAMPLES } from './examples.ts';
import { FROZEN_VERSIONS } from './frozenVersions.ts';
import { MANIFESTS } from './manifests.ts';
import { makeGameOf, missingRules as missingFrom } from './registry.ts';

export type { GameOf, RulesLookup } from './registry.ts';

/** The door of a game's folder, of which its manifest gives the name. */
const load = async ({ id }: { readonly id: string }): Promise<AnyGame> => {
  // True of every folder with a manifest: a test opens each.
  const { game } = (await import(`./${id}/index.ts`)) as { readonly game: AnyGame };
  return game;
};

/** The rules of all games that the home page lists, loaded: for whoever has no page to keep light. */
export const GAMES: readonly AnyGame[] = await Promise.all(MANIFESTS.map(load));

/** Games that can be played, but are listed nowhere. */
export const EXAMPLE_GAMES: readonly AnyGame[] = await Promise.all(EXAMPLES.map(load));

const BY_ID = new Map([...GAMES, ...EXAMPLE_GAMES].map(game => [game.id, game]));

/** A game by the rules that new tables are played by. */
export const gameById = (id: string): AnyGame | undefined => BY_ID.get(id);

/** The engine of a version that `npm run freeze` has put aside; nothing where it has not. */
export const loadFrozen = async (id: string, version: number): Promise<AnyGame | undefined> => {
  if (FROZEN_VERSIONS[id]?.some(row => row.version === version) !== true) return undefined;
  // True of every file on the list: a test opens each.
  const { game } = (await import(`./${id}/versions/${version}.js`)) as { readonly game: AnyGame };
  return game;
};

/** What of a table's rules is missing here: enough for a list. */
export const missingRules = (ref: RulesRef): RulesFault | undefined => missingFrom(ref, gameById(ref.game)?.version);

/** The game that a table's header names, by the rules it began with. */
export const gameOf = makeGameOf({ loadCurrent: async id => gameById(id), loadFrozen });
