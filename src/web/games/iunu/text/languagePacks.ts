import { languagePacks } from '../../languagePacks.ts';
import type { LanguagePack } from './text.ts';

export const {
  packs: LANGUAGE_PACKS,
  gameTexts,
  tableTexts,
} = languagePacks<LanguagePack>({
  en: async () => (await import('./en.ts')).languagePack,
  fr: async () => (await import('./fr.ts')).languagePack,
});
