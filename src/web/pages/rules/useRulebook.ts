import { use } from 'react';
import type { Language } from '#kernel';
import { parseRulebook, type Rulebook } from './rulebook.ts';

const FILES = import.meta.glob<string>('../../../games/*/rules/{en,fr}.md', { query: '?raw', import: 'default' });

/** The rules of a game, and their language. */
export interface LoadedRulebook {
  readonly book: Rulebook;
  readonly language: Language;
}

const MISSING = Promise.resolve(undefined);
const cache = new Map<string, Promise<LoadedRulebook>>();

const load = async (file: () => Promise<string>, language: Language): Promise<LoadedRulebook> => ({
  book: parseRulebook(await file()),
  language,
});

const loadRulebook = (game: string, wanted: Language): Promise<LoadedRulebook | undefined> => {
  for (const language of [wanted, 'en'] as const) {
    const path = `../../../games/${game}/rules/${language}.md`;
    const file = FILES[path];
    if (file === undefined) continue;
    const loaded = cache.get(path) ?? load(file, language);
    cache.set(path, loaded);
    loaded.catch(() => cache.delete(path));
    return loaded;
  }
  return MISSING;
};

/** The rules in the reader's language, else in English; `undefined` where there are none. It suspends while they load. */
export const useRulebook = (game: string, language: Language): LoadedRulebook | undefined =>
  use(loadRulebook(game, language));
