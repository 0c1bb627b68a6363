import type { ByLanguage } from '#kernel';
import { elderIn, type ElderPlace, type View } from '#games/dunaia/facts';
import { texts, type DunaiaText } from '#games/dunaia/text';
import { useSettings } from '../../../app/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { BoardText } from './text.ts';

const BOARD_TEXTS: ByLanguage<BoardText> = { en, fr };

/** What the board says, and what the game says of its pieces, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXTS[useSettings(({ language }) => language)];
export const useGameText = (): DunaiaText => texts[useSettings(({ language }) => language)];

/** The fragments of an unfinished Artefact, by the Elders beside whom their kinds lie. */
export const useFragmentNames = (): ((view: View, fragments: readonly ElderPlace[]) => string) => {
  const { elders } = useGameText();
  return (view, fragments) => fragments.map(place => elders[elderIn(view, place)].name).join(', ');
};
