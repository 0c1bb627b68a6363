import type { ByLanguage, Language } from '#kernel';
import { useSettings } from '../app/settings.ts';
import { lazyPart, type LazyPart } from './lazyPart.ts';

/** All that is said in one language: by the game, by the table in words, and by the board. */
export interface LanguagePack<Game, Table, Board> {
  readonly game: Game;
  readonly table: Table;
  readonly board: Board;
}

/** The texts of a game, by language and loaded lazily: a reader needs one language at once, and the other seldom. */
export interface LanguagePacks<Pack> {
  /** To be prefetched: whoever plays without a network may switch the language, too. */
  readonly parts: readonly LazyPart<Pack>[];
  readonly load: (language: Language) => Promise<Pack>;
  /** One part of the texts, by language; a component that reads a language which is not loaded yet waits for it. */
  readonly inEachLanguage: <Part extends keyof Pack>(part: Part) => ByLanguage<Pack[Part]>;
  /** The texts in the reader's language. */
  readonly usePack: () => Pack;
}

export const makeLanguagePacks = <Pack>(loaders: ByLanguage<() => Promise<Pack>>): LanguagePacks<Pack> => {
  const packs: ByLanguage<LazyPart<Pack>> = { en: lazyPart(loaders.en), fr: lazyPart(loaders.fr) };
  const read = (language: Language): Pack => packs[language].loaded() ?? packs[language].read();
  return {
    parts: [packs.en, packs.fr],
    load: language => packs[language].fetch(),
    inEachLanguage: part => ({
      get en() {
        return read('en')[part];
      },
      get fr() {
        return read('fr')[part];
      },
    }),
    usePack: () => packs[useSettings(({ language }) => language)].read(),
  };
};
