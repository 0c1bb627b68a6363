import type { Language } from '#kernel';
import { useSettings } from '../app/settings.ts';
import type { GameId } from '../app/text/text.ts';
import type { AnyClient } from './client.ts';

export interface CatalogEntry {
  readonly id: GameId;
  readonly theme: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: string;
  /** 1 to 5. */
  readonly weight: number;
}

/** The four games, as the home page shows them, without loading any of them. */
export const CATALOG: readonly CatalogEntry[] = [
  { id: 'iunu', theme: 'theme-iunu', players: { min: 1, max: 4 }, minutes: '30–45', weight: 2 },
  { id: 'dunaia', theme: 'theme-dunaia', players: { min: 2, max: 4 }, minutes: '40–80', weight: 3 },
  { id: 'dawn-of-mankind', theme: 'theme-dawn', players: { min: 2, max: 5 }, minutes: '40–65', weight: 3 },
  { id: 'dragon-dune', theme: 'theme-dragon', players: { min: 2, max: 4 }, minutes: '30–120', weight: 4 },
];

const LOADERS: Readonly<Record<GameId, () => Promise<{ readonly client: unknown }>>> = {
  iunu: () => import('./iunu/client.tsx'),
  dunaia: () => import('./dunaia/client.tsx'),
  'dawn-of-mankind': () => import('./dawn-of-mankind/client.tsx'),
  'dragon-dune': () => import('./dragon-dune/client.tsx'),
};

/** The games whose clients are on the page. */
const loaded = new Set<AnyClient>();

/** Fetches a language for all games on the page: whoever switches to it then finds all their words. */
export const learn = async (language: Language): Promise<void> =>
  void (await Promise.all([...loaded].map(client => client.learn?.(language))));

/** Fetches a game's rules, words and board when they are first needed. */
export const loadClient = async (id: string): Promise<AnyClient> => {
  if (!Object.hasOwn(LOADERS, id)) throw new Error(`there is no game "${id}" here`);
  // Each loader names a module that exports a client; only its own types know of which game.
  const client = (await LOADERS[id as GameId]()).client as AnyClient;
  loaded.add(client);
  await client.learn?.(useSettings.getState().language);
  return client;
};
