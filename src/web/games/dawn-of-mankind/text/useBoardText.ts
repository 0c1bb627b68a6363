import { languagePacks } from './languagePacks.ts';
import type { BoardText, LanguagePack } from './text.ts';

export type { BoardText };

/** The words on the board, those of the game's pieces, and its sentences, in the reader's language. */
export const useBoardText = (): LanguagePack['board'] => languagePacks.usePack().board;
export const useGameText = (): LanguagePack['game'] => languagePacks.usePack().game;
export const useTableText = (): LanguagePack['table'] => languagePacks.usePack().table;
