import '@fontsource/caveat-brush';
import { dawnOfMankind, type Move, type View } from '#games/dawn-of-mankind';
import { texts } from '#games/dawn-of-mankind/text';
import { words } from '#games/dawn-of-mankind/words';
import type { GameClient } from '../client.ts';

/** Played on the plain table until it has a board of its own. */
export const client: GameClient<View, Move> = {
  game: dawnOfMankind,
  text: texts,
  words,
  theme: 'theme-dawn',
  isButton: () => false,
  isAutomatic: ({ type }) => type !== 'endTurn' && type !== 'rest',
};
