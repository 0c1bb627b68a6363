import { dawnOfMankind } from '#games/dawn-of-mankind';
import { lazyPart } from '../../board/lazyPart.ts';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { flightsOf } from './flights.ts';
import type { Event, Move, View } from '#games/dawn-of-mankind/facts';
import { drawComponent, figures } from './lazy.tsx';
import { PlayerFacts } from './parts/PlayerFacts.tsx';
import { languagePacks } from './text/languagePacks.ts';

/** Moves that have no piece of their own to click. */
const BUTTONS: readonly Move['type'][] = ['endTurn', 'skipArt', 'stopGiving', 'skipMeal', 'perform', 'decline', 'stay'];

export const client: GameClient<View, Move> = {
  game: dawnOfMankind,
  loadLanguage: languagePacks.load,
  text: languagePacks.inEachLanguage('game'),
  tableText: languagePacks.inEachLanguage('table'),
  log: lazyPart(() => import('./log.tsx')),
  moments: lazyPart(async () => (await import('#games/dawn-of-mankind/moments')).moments),
  Board,
  isButton: ({ type }) => BUTTONS.includes(type),
  PlayerFacts,
  figures,
  drawComponent,
  isAutomatic: ({ type }) => type !== 'endTurn' && type !== 'rest',
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
