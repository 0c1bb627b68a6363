import { useMemo } from 'react';
import type { ByLanguage, TableWords } from '#kernel';
import { texts, type DragonDuneText } from '#games/dragon-dune/text';
import { words } from '#games/dragon-dune/words';
import { useSettings } from '../../app/settings.ts';
import type { BoardText } from './boardText.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { idOf, MOUNTAIN, TERRITORIES, type Move, type View } from './game.ts';
import type { DragonTable } from './table.ts';

const BOARD_TEXT: ByLanguage<BoardText> = { en, fr };

/** The words on the board, and those of the game and its moves, in the reader's language. */
export const useBoardText = (): BoardText => BOARD_TEXT[useSettings(({ language }) => language)];
export const useGameText = (): DragonDuneText => texts[useSettings(({ language }) => language)];
export const useWords = (): TableWords<View, Move> => words[useSettings(({ language }) => language)];

/** A move as a sentence. */
export const useSayMove = ({ view, name }: Pick<DragonTable, 'view' | 'name'>): ((move: Move) => string) => {
  const { move: say } = useWords();
  return move => say(move, view, name);
};

type Grounds = readonly string[];

const made = new WeakMap<View, { readonly words: TableWords<View, Move>; readonly grounds: Grounds }>();

/** What there is in each territory, as the table in words says it. */
export const useGroundText = ({ view, name }: Pick<DragonTable, 'view' | 'name'>): Grounds => {
  const words = useWords();
  return useMemo(() => {
    const known = made.get(view);
    if (known?.words === words) return known.grounds;
    const rows = words.describe(view, name).flatMap(section => section.rows);
    const grounds = TERRITORIES.map(where => {
      const id = idOf(where);
      const row = rows.find(({ label }) => label === id || (where === MOUNTAIN && label.startsWith(id)));
      return row === undefined ? id : `${row.label}: ${row.text}`;
    });
    made.set(view, { words, grounds });
    return grounds;
  }, [view, name, words]);
};

/** What the table in words says of a card in one's hand. */
export const useCardText = ({ view, name }: Pick<DragonTable, 'view' | 'name'>, card: string): string => {
  const words = useWords();
  const rows = words.describe(view, name).flatMap(section => section.rows);
  return rows.find(({ label, isOwn }) => isOwn === true && label === card)?.text ?? card;
};
