import '@fontsource-variable/cinzel';
import { iunu } from '#games/iunu';
import { texts } from '#games/iunu/text';
import { words } from '#games/iunu/words';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { flightsOf } from './flights.ts';
import type { Event, Move, View } from './game.ts';

/** Moves that have no piece of their own to click. */
const BUTTONS: readonly Move['type'][] = [
  'useAbility',
  'skipAbility',
  'stopBaking',
  'hireArtisan',
  'answerTribute',
  'endTurn',
];

export const client: GameClient<View, Move> = {
  game: iunu,
  text: texts,
  words,
  theme: 'theme-iunu',
  Board,
  isButton: ({ type }) => BUTTONS.includes(type),
  isAutomatic: ({ type }) => type !== 'endTurn',
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
