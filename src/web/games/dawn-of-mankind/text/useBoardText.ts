import type { ByLanguage, TableText } from '#kernel';
import { texts, type DawnText } from '#games/dawn-of-mankind/text';
import { tableTexts } from '#games/dawn-of-mankind/tableText';
import { useSettings } from '../../../app/settings.ts';
import type { Move, View } from '#games/dawn-of-mankind/facts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { BoardText } from './text.ts';

export type { BoardText };

const BOARD_TEXTS: ByLanguage<BoardText> = { en, fr };

/** The words on the board, those of the game's pieces, and its sentences, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXTS[useSettings(({ language }) => language)];
export const useGameText = (): DawnText => texts[useSettings(({ language }) => language)];
export const useTableText = (): TableText<View, Move> => tableTexts[useSettings(({ language }) => language)];
