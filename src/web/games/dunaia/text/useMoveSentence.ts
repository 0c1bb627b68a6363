import type { Move } from '#games/dunaia/facts';
import { useBoard } from '../boardContext.ts';
import { useTableText } from './useBoardText.ts';

/** A move in a sentence, as the list of moves says it. */
export const useMoveSentence = (): ((move: Move) => string) => {
  const { view, name } = useBoard();
  const table = useTableText();
  return move => table.move(move, view, name);
};
