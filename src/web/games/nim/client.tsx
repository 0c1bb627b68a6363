import { nim, type Move, type View } from '#games/nim';
import { tableTexts } from '#games/nim/tableText';
import { texts } from '#games/nim/text';
import type { GameClient } from '../client.ts';

/** Without a board: Nim is played on the plain table. */
export const client: GameClient<View, Move> = {
  game: nim,
  text: texts,
  tableText: tableTexts,
  isButton: ({ type }) => type === 'endTurn' || type === 'playCharm',
  isAutomatic: () => false,
};
