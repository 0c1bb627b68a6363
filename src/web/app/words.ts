import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { AppText } from './text/text.ts';
import type { ByLanguage } from '#kernel';
import { useSettings } from './settings.ts';

export const APP_TEXT: ByLanguage<AppText> = { en, fr };

/** The words of the platform in the reader's language. */
export const useText = (): AppText => APP_TEXT[useSettings(({ language }) => language)];
