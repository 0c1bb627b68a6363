import type { Language } from '#kernel';
import { useSettings } from '../app/settings.ts';
import type { AnyClient } from './client.ts';

/** Each game's client, which brings its rules, words and board: a page loads the one it needs. */
const CLIENTS = import.meta.glob<AnyClient>('./*/client.tsx', { import: 'client' });

/** The games whose clients are on the page. */
const loaded = new Set<AnyClient>();

/** Fetches a language for all games on the page: whoever switches to it then finds all their words. */
export const loadLanguage = async (language: Language): Promise<void> =>
  void (await Promise.all([...loaded].map(client => client.loadLanguage?.(language))));

/** Fetches a game's rules, words and board when they are first needed. */
export const loadClient = async (id: string): Promise<AnyClient> => {
  const load = CLIENTS[`./${id}/client.tsx`];
  if (load === undefined) throw new Error(`there is no game "${id}" here`);
  const client = await load();
  loaded.add(client);
  await client.loadLanguage?.(useSettings.getState().language);
  return client;
};
