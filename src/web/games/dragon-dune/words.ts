import type { NameOf, TextRow } from '#kernel';
import { idOf, MOUNTAIN, TERRITORIES, type Move, type View } from './game.ts';
import type { DragonTable } from './table.ts';
import type { Tongue } from './text/boardText.ts';
import { useTongue } from './tongue.ts';

/** The words on the board, and those of the game and its moves, in the reader's language. */
export const useBoardText = (): Tongue['board'] => useTongue().board;
export const useGameText = (): Tongue['text'] => useTongue().text;
export const useWords = (): Tongue['words'] => useTongue().words;

/** A move as a sentence. */
export const useSayMove = ({ view, name }: Pick<DragonTable, 'view' | 'name'>): ((move: Move) => string) => {
  const { move: say } = useWords();
  return move => say(move, view, name);
};

interface Described {
  readonly words: Tongue['words'];
  readonly rows: readonly TextRow[];
  /** By territory. */
  readonly grounds: readonly string[];
}

const described = new WeakMap<View, Described>();

/** The table in words is made once for each view: every part of the board speaks with it. */
const describe = (words: Tongue['words'], view: View, name: NameOf): Described => {
  const known = described.get(view);
  if (known?.words === words) return known;
  const rows = words.describe(view, name).flatMap(section => section.rows);
  const byLabel = new Map(rows.map(row => [row.label, row]));
  const mountain = rows.find(({ label }) => label.startsWith(idOf(MOUNTAIN)));
  const grounds = TERRITORIES.map(where => {
    const row = where === MOUNTAIN ? mountain : byLabel.get(idOf(where));
    return row === undefined ? idOf(where) : `${row.label}: ${row.text}`;
  });
  const made = { words, rows, grounds };
  described.set(view, made);
  return made;
};

type Scene = Pick<DragonTable, 'view' | 'name'>;

/** What there is in each territory, as the table in words says it. */
export const useGroundText = ({ view, name }: Scene): readonly string[] => describe(useWords(), view, name).grounds;

/** What the table in words says of a card in one's hand. */
export const useCardText = ({ view, name }: Scene): ((card: string) => string) => {
  const { rows } = describe(useWords(), view, name);
  return card => rows.find(({ label, isOwn }) => isOwn === true && label === card)?.text ?? card;
};

/** The line of the table in words that holds all of these. */
export const useLineWith = ({ view, name }: Scene, parts: readonly string[]): string | undefined =>
  describe(useWords(), view, name).rows.find(({ text }) => parts.every(part => text.includes(part)))?.text;
