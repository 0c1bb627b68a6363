import type { ByLanguage } from '#kernel';
import { texts, type DunaiaText } from '#games/dunaia/text';
import { words } from '#games/dunaia/tableText';
import { useSettings } from '../../app/settings.ts';
import { useTable } from './table.ts';
import type { Move } from './game.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { BoardText } from './words/text.ts';

const BOARD_TEXT: ByLanguage<BoardText> = { en, fr };

/** The words on the board, and those of the game's pieces, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXT[useSettings(({ language }) => language)];
export const useGameText = (): DunaiaText => texts[useSettings(({ language }) => language)];

/** A move in a sentence, as the list of moves says it. */
export const useSay = (): ((move: Move) => string) => {
  const { view, name } = useTable();
  const language = useSettings(settings => settings.language);
  return move => words[language].move(move, view, name);
};

export { PANELS, PHASES, type BoardText, type Panel, type Phase } from './words/text.ts';
