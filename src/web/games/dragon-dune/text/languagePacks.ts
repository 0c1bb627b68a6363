import { makeLanguagePacks } from '../../../board/languagePacks.ts';
import type { LanguagePack } from './text.ts';

export const languagePacks = makeLanguagePacks<LanguagePack>({
  en: async () => (await import('./en.ts')).languagePack,
  fr: async () => (await import('./fr.ts')).languagePack,
});
