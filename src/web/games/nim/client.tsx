import { nim, type Move, type View } from '#games/nim';
import { words } from '#games/nim/tableText';
import { texts } from '#games/nim/text';
import type { GameClient } from '../client.ts';

/** Without a board: Nim is played on the plain table. */
export const client: GameClient<View, Move> = {
  game: nim,
  text: texts,
  words,
  isButton: ({ type }) => type === 'endTurn' || type === 'playCharm',
  isAutomatic: () => false,
};
