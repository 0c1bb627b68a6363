import type { ByLanguage, Language } from '#kernel';
import { lazyPart, type LazyPart } from '../../../board/lazyPart.ts';
import type { LanguagePack } from './text.ts';

/** The texts of each language, loaded lazily: a reader needs one at once, and the other seldom. */
export const LANGUAGE_PACKS: { readonly [L in Language]: LazyPart<LanguagePack> } = {
  en: lazyPart(async () => (await import('./en.ts')).languagePack),
  fr: lazyPart(async () => (await import('./fr.ts')).languagePack),
};

const inEachLanguage = <Part extends keyof LanguagePack>(part: Part): ByLanguage<LanguagePack[Part]> => ({
  get en() {
    return (LANGUAGE_PACKS.en.loaded() ?? LANGUAGE_PACKS.en.read())[part];
  },
  get fr() {
    return (LANGUAGE_PACKS.fr.loaded() ?? LANGUAGE_PACKS.fr.read())[part];
  },
});

export const gameTexts = inEachLanguage('game');
export const tableTexts = inEachLanguage('table');
