import type { ByLanguage, TableText } from '#kernel';
import { texts, type DawnText } from '#games/dawn-of-mankind/text';
import { words } from '#games/dawn-of-mankind/tableText';
import { useSettings } from '../../app/settings.ts';
import type { Move, View } from './game.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { BoardText } from './text/text.ts';

export type { BoardText };

const BOARD_TEXT: ByLanguage<BoardText> = { en, fr };

/** The words on the board, those of the game's pieces, and its sentences, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXT[useSettings(({ language }) => language)];
export const useGameText = (): DawnText => texts[useSettings(({ language }) => language)];
export const useTableWords = (): TableText<View, Move> => words[useSettings(({ language }) => language)];
