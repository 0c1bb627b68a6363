import type { AnyGame } from '#kernel';
import { EXAMPLES } from './examples.ts';
import { MANIFESTS } from './manifests.ts';

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

export const gameById = (id: string): AnyGame | undefined => BY_ID.get(id);
