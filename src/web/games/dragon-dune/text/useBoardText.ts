import type { TextRow } from '#kernel';
import type { Artifact, Move, Territory } from '#games/dragon-dune/facts';
import type { DragonBoard } from '../boardContext.ts';
import { languagePacks } from './languagePacks.ts';
import type { LanguagePack } from './text.ts';

/** What the board says, what the game says of its pieces, and the table in words, in the reader's language. */
export const useBoardText = (): LanguagePack['board'] => languagePacks.usePack().board;
export const useGameText = (): LanguagePack['game'] => languagePacks.usePack().game;
export const useTableText = (): LanguagePack['table'] => languagePacks.usePack().table;

type Reader = Pick<DragonBoard, 'view' | 'name'>;

/** A move as a sentence. */
export const useMoveText = ({ view, name }: Reader): ((move: Move) => string) => {
  const table = useTableText();
  return move => table.move(move, view, name);
};

/** What there is in a territory, as the table in words says it. */
export const useTerritoryText = ({ view, name }: Reader): ((where: Territory) => TextRow) => {
  const table = useTableText();
  return where => table.territory(where, view, name);
};

/** What the table in words says of a card in the viewer's hand. */
export const useCardText = ({ view }: Pick<Reader, 'view'>): ((card: Artifact) => string) => {
  const table = useTableText();
  return card => table.card(card, view);
};

/** Whom the viewer's Queen and Jack can betray. */
export const useTreacheryText = ({ view, name }: Reader): string => useTableText().treacheries(view, name);
