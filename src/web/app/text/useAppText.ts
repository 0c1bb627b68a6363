import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AppText } from './appText.ts';
import type { ByLanguage } from '#kernel';
import { useSettings } from '../settings.ts';

export const APP_TEXT: ByLanguage<AppText> = { en, fr };

/** The text of the platform in the reader's language. */
export const useAppText = (): AppText => APP_TEXT[useSettings(({ language }) => language)];
