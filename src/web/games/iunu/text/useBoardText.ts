import type { ByLanguage } from '#kernel';
import { texts, type IunuText } from '#games/iunu/text';
import { useSettings } from '../../../app/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { BoardText } from './text.ts';

export const BOARD_TEXTS: ByLanguage<BoardText> = { en, fr };

/** What the board says, and what the game says of its cards, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXTS[useSettings(({ language }) => language)];
export const useGameText = (): IunuText => texts[useSettings(({ language }) => language)];
