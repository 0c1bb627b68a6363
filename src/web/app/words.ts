import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { AppText } from './text/text.ts';
import type { ByLanguage, GameManifest, ManifestText } from '#kernel';
import { useSettings } from './settings.ts';

export const APP_TEXT: ByLanguage<AppText> = { en, fr };

/** The words of the platform in the reader's language. */
export const useText = (): AppText => APP_TEXT[useSettings(({ language }) => language)];

/** What a game's manifest says in the reader's language. */
export const useManifestText = ({ text }: GameManifest): ManifestText => text[useSettings(({ language }) => language)];
