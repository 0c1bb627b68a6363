import type { ByLanguage, Language } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { lazyPart, type LazyPart } from '../../board/lazyPart.ts';
import type { Tongue } from './text/boardText.ts';

/** A reader needs one language at once, and the other seldom. */
export const TONGUES: { readonly [L in Language]: LazyPart<Tongue> } = {
  en: lazyPart(async () => (await import('./text/en.ts')).tongue),
  fr: lazyPart(async () => (await import('./text/fr.ts')).tongue),
};

const inEach = <Part extends keyof Tongue>(part: Part): ByLanguage<Tongue[Part]> => ({
  get en() {
    return (TONGUES.en.loaded() ?? TONGUES.en.read())[part];
  },
  get fr() {
    return (TONGUES.fr.loaded() ?? TONGUES.fr.read())[part];
  },
});

export const texts = inEach('text');
export const words = inEach('words');

export const useTongue = (): Tongue => TONGUES[useSettings(({ language }) => language)].read();
