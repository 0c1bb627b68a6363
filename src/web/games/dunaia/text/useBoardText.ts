import { elderIn, type ElderPlace, type View } from '#games/dunaia/facts';
import { useSettings } from '../../../app/settings.ts';
import { LANGUAGE_PACKS } from './languagePacks.ts';
import type { LanguagePack } from './text.ts';

const useLanguagePack = (): LanguagePack => LANGUAGE_PACKS[useSettings(({ language }) => language)].read();

/** What the board says, what the game says of its pieces, and its sentences, in the reader's language. */
export const useBoardText = (): LanguagePack['board'] => useLanguagePack().board;
export const useGameText = (): LanguagePack['game'] => useLanguagePack().game;
export const useTableText = (): LanguagePack['table'] => useLanguagePack().table;

/** The fragments of an unfinished Artefact, by the Elders beside whom their kinds lie. */
export const useFragmentNames = (): ((view: View, fragments: readonly ElderPlace[]) => string) => {
  const { elders } = useGameText();
  return (view, fragments) => fragments.map(place => elders[elderIn(view, place)].name).join(', ');
};
