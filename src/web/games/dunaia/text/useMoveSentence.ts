import type { Move } from '#games/dunaia/facts';
import { tableTexts } from '#games/dunaia/tableText';
import { useSettings } from '../../../app/settings.ts';
import { useBoard } from '../boardContext.ts';

/** A move in a sentence, as the list of moves says it. */
export const useMoveSentence = (): ((move: Move) => string) => {
  const { view, name } = useBoard();
  const language = useSettings(settings => settings.language);
  return move => tableTexts[language].move(move, view, name);
};
