import type { ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OnlineText } from './onlineText.ts';

const ONLINE_TEXT: ByLanguage<OnlineText> = { en, fr };

/** The text of the online parts in the reader's language. */
export const useOnlineText = (): OnlineText => ONLINE_TEXT[useSettings(({ language }) => language)];
