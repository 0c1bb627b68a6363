import { iunu } from '#games/iunu';
import { openScoreOf, type Event, type Move, type View } from '#games/iunu/facts';
import { lazyPart } from '../../board/lazyPart.ts';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { flightsOf } from './flights.ts';
import { drawComponent, figures } from './lazy.tsx';
import { PlayerFacts } from './parts/PlayerFacts.tsx';
import { drawScoreLine } from './scoreLine.tsx';
import { languagePacks } from './text/languagePacks.ts';

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
  loadLanguage: languagePacks.load,
  text: languagePacks.inEachLanguage('game'),
  tableText: languagePacks.inEachLanguage('table'),
  log: lazyPart(() => import('./log.tsx')),
  moments: lazyPart(async () => (await import('#games/iunu/moments')).moments),
  Board,
  isButton: ({ type }) => BUTTONS.includes(type),
  isAutomatic: ({ type }) => type !== 'endTurn',
  figures,
  drawComponent,
  points: (view, seat) => openScoreOf(view, seat).points,
  PlayerFacts,
  drawScoreLine,
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
