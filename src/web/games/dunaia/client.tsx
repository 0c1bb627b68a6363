import '@fontsource-variable/oxanium';
import { dunaia, type Move, type View } from '#games/dunaia';
import { texts } from '#games/dunaia/text';
import { words } from '#games/dunaia/words';
import type { GameClient } from '../client.ts';

/** Moves that have no piece of their own to click. */
const BUTTONS: readonly Move['type'][] = ['checkProphecies', 'endTurn', 'stop', 'trade'];

/** Played on the plain table until it has a board of its own. */
export const client: GameClient<View, Move> = {
  game: dunaia,
  text: texts,
  words,
  theme: 'theme-dunaia',
  isButton: ({ type }) => BUTTONS.includes(type),
  isAutomatic: ({ type }) => type !== 'endTurn',
};
