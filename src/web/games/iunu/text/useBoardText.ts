import { languagePacks } from './languagePacks.ts';
import type { LanguagePack } from './text.ts';

/** What the board says, and what the game says of its cards, in the reader's language. */
export const useBoardText = (): LanguagePack['board'] => languagePacks.usePack().board;
export const useGameText = (): LanguagePack['game'] => languagePacks.usePack().game;
