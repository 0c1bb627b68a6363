import { use } from 'react';
import type { Language } from '#kernel';
import { parseRulebook, type Rulebook } from './rulebook.ts';

const FILES = import.meta.glob<string>('../../../games/*/rules/{en,fr}.md', { query: '?raw', import: 'default' });

/** The rules of a game, and the language they are written in. */
export interface Written {
  readonly book: Rulebook;
  readonly language: Language;
}

const MISSING = Promise.resolve(undefined);
const read = new Map<string, Promise<Written>>();

const load = async (file: () => Promise<string>, language: Language): Promise<Written> => ({
  book: parseRulebook(await file()),
  language,
});

const written = (game: string, wanted: Language): Promise<Written | undefined> => {
  for (const language of [wanted, 'en'] as const) {
    const path = `../../../games/${game}/rules/${language}.md`;
    const file = FILES[path];
    if (file === undefined) continue;
    const known = read.get(path) ?? load(file, language);
    read.set(path, known);
    known.catch(() => read.delete(path));
    return known;
  }
  return MISSING;
};

/** The rules in the reader's language, in English where there are no others, or nothing. */
export const useRulebook = (game: string, language: Language): Written | undefined => use(written(game, language));
