import type { ByLanguage, Language } from '#kernel';
import { late, type Late } from '../../../board/late.ts';
import type { LanguagePack } from './text.ts';

/** The texts of each language, loaded lazily: a reader needs one at once, and the other seldom. */
export const LANGUAGE_PACKS: { readonly [L in Language]: Late<LanguagePack> } = {
  en: late(async () => (await import('./en.ts')).languagePack),
  fr: late(async () => (await import('./fr.ts')).languagePack),
};

const inEachLanguage = <Part extends keyof LanguagePack>(part: Part): ByLanguage<LanguagePack[Part]> => ({
  get en() {
    return (LANGUAGE_PACKS.en.known() ?? LANGUAGE_PACKS.en.read())[part];
  },
  get fr() {
    return (LANGUAGE_PACKS.fr.known() ?? LANGUAGE_PACKS.fr.read())[part];
  },
});

export const gameTexts = inEachLanguage('game');
export const tableTexts = inEachLanguage('table');
