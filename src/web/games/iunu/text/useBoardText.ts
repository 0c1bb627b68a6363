import { useSettings } from '../../../app/settings.ts';
import { LANGUAGE_PACKS } from './languagePacks.ts';
import type { LanguagePack } from './text.ts';

const useLanguagePack = (): LanguagePack => LANGUAGE_PACKS[useSettings(({ language }) => language)].read();

/** What the board says, and what the game says of its cards, in the reader's language. */
export const useBoardText = (): LanguagePack['board'] => useLanguagePack().board;
export const useGameText = (): LanguagePack['game'] => useLanguagePack().game;
