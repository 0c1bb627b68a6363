import { useSettings } from '../../../app/settings.ts';
import { LANGUAGE_PACKS } from './languagePacks.ts';
import type { LanguagePack } from './text.ts';

const useLanguagePack = (): LanguagePack => LANGUAGE_PACKS[useSettings(({ language }) => language)].read();

/** The words on the board, those of the game's pieces, and its sentences, in the reader's language. */
export const useBoardText = (): LanguagePack['board'] => useLanguagePack().board;
export const useGameText = (): LanguagePack['game'] => useLanguagePack().game;
export const useTableText = (): LanguagePack['table'] => useLanguagePack().table;
