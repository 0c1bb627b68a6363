import { dunaia } from '#games/dunaia';
import { pointsNow, type Event, type Move, type View } from '#games/dunaia/facts';
import { lazyPart } from '../../board/lazyPart.ts';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { flightsOf } from './flights.ts';
import { drawComponent, figures } from './lazy.tsx';
import { PlayerFacts } from './parts/PlayerFacts.tsx';
import { languagePacks } from './text/languagePacks.ts';

/** Moves that have no piece of their own to click. */
const BUTTONS: readonly Move['type'][] = ['checkProphecies', 'endTurn', 'stop', 'trade'];

export const client: GameClient<View, Move> = {
  game: dunaia,
  loadLanguage: languagePacks.load,
  text: languagePacks.inEachLanguage('game'),
  tableText: languagePacks.inEachLanguage('table'),
  log: lazyPart(() => import('./log.tsx')),
  moments: lazyPart(async () => (await import('#games/dunaia/moments')).moments),
  Board,
  isButton: ({ type }) => BUTTONS.includes(type),
  isAutomatic: ({ type }) => type !== 'endTurn',
  points: pointsNow,
  PlayerFacts,
  figures,
  drawComponent,
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
