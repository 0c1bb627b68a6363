import { nim, type Move, type View } from '#games/nim';
import { tableTexts } from '#games/nim/tableText';
import { texts } from '#games/nim/text';
import { lazyPart } from '../../board/lazyPart.ts';
import type { GameClient } from '../client.ts';

/** Without a board: Nim is played on the plain table. */
export const client: GameClient<View, Move> = {
  game: nim,
  text: texts,
  tableText: tableTexts,
  log: lazyPart(() => import('./log.tsx')),
  moments: lazyPart(async () => (await import('#games/nim/moments')).moments),
  isButton: ({ type }) => type === 'endTurn' || type === 'playCharm',
  isAutomatic: () => false,
};
