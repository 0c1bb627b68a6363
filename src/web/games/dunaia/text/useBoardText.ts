import { elderIn, type ElderPlace, type View } from '#games/dunaia/facts';
import { languagePacks } from './languagePacks.ts';
import type { LanguagePack } from './text.ts';

/** What the board says, what the game says of its pieces, and the table in words, in the reader's language. */
export const useBoardText = (): LanguagePack['board'] => languagePacks.usePack().board;
export const useGameText = (): LanguagePack['game'] => languagePacks.usePack().game;
export const useTableText = (): LanguagePack['table'] => languagePacks.usePack().table;

/** The fragments of an unfinished Artefact, by the Elders beside whom their kinds lie. */
export const useFragmentNames = (): ((view: View, fragments: readonly ElderPlace[]) => string) => {
  const { elders } = useGameText();
  return (view, fragments) => fragments.map(place => elders[elderIn(view, place)].name).join(', ');
};
