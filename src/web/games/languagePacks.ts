import type { AnyGameText, ByLanguage, Language } from '#kernel';
import { lazyPart, type LazyPart } from '../board/lazyPart.ts';

/** All that is said in one language: by the game, by the table in words, and by the board. */
export interface LanguagePack<Game extends AnyGameText, Table, Board> {
  readonly game: Game;
  readonly table: Table;
  readonly board: Board;
}

type AnyPack = LanguagePack<AnyGameText, unknown, unknown>;

interface LanguagePacks<Pack extends AnyPack> {
  readonly packs: { readonly [L in Language]: LazyPart<Pack> };
  readonly gameTexts: ByLanguage<Pack['game']>;
  readonly tableTexts: ByLanguage<Pack['table']>;
}

/** A game's texts by language, loaded lazily: a reader needs one language at once, and the other seldom. */
export const languagePacks = <Pack extends AnyPack>(
  load: {
    readonly [L in Language]: () => Promise<Pack>;
  },
): LanguagePacks<Pack> => {
  const packs = { en: lazyPart(load.en), fr: lazyPart(load.fr) };
  const inEachLanguage = <Part extends keyof Pack>(part: Part): ByLanguage<Pack[Part]> => ({
    get en() {
      return (packs.en.loaded() ?? packs.en.read())[part];
    },
    get fr() {
      return (packs.fr.loaded() ?? packs.fr.read())[part];
    },
  });
  return { packs, gameTexts: inEachLanguage('game'), tableTexts: inEachLanguage('table') };
};
