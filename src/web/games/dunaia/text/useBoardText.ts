import type { ByLanguage } from '#kernel';
import { texts, type DunaiaText } from '#games/dunaia/text';
import { useSettings } from '../../../app/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { BoardText } from './text.ts';

const BOARD_TEXTS: ByLanguage<BoardText> = { en, fr };

/** What the board says, and what the game says of its pieces, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXTS[useSettings(({ language }) => language)];
export const useGameText = (): DunaiaText => texts[useSettings(({ language }) => language)];
