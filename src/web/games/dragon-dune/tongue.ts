import type { ByLanguage, Language } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { late, type Late } from '../../board/late.ts';
import type { Tongue } from './text/boardText.ts';

/** A reader needs one language at once, and the other seldom. */
export const TONGUES: { readonly [L in Language]: Late<Tongue> } = {
  en: late(async () => (await import('./text/en.ts')).tongue),
  fr: late(async () => (await import('./text/fr.ts')).tongue),
};

const inEach = <Part extends keyof Tongue>(part: Part): ByLanguage<Tongue[Part]> => ({
  get en() {
    return (TONGUES.en.known() ?? TONGUES.en.read())[part];
  },
  get fr() {
    return (TONGUES.fr.known() ?? TONGUES.fr.read())[part];
  },
});

export const texts = inEach('text');
export const words = inEach('words');

export const useTongue = (): Tongue => TONGUES[useSettings(({ language }) => language)].read();
