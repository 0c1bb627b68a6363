import { dragonDune } from '#games/dragon-dune';
import { factionOf, type Event, type Move, type View } from '#games/dragon-dune/facts';
import { lazyPart } from '../../board/lazyPart.ts';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { flightsOf } from './flights.ts';
import { drawComponent, figures } from './lazy.tsx';
import { EMBLEMS } from './pieces/FactionSign.tsx';
import { PlayerFacts } from './parts/PlayerFacts.tsx';
import { BAR_MOVES } from './targets.ts';
import { languagePacks } from './text/languagePacks.ts';

/**
 * Never made by themselves: what ends a turn or a stage allows second thoughts,
 * and a "no" that came at once would tell everybody that there was no Ace.
 */
const DELIBERATE: readonly Move['type'][] = [
  'decline',
  'halt',
  'passCouncil',
  'passBid',
  'endEmerging',
  'dropHire',
  'endTurn',
];

export const client: GameClient<View, Move> = {
  game: dragonDune,
  loadLanguage: languagePacks.load,
  text: languagePacks.inEachLanguage('game'),
  tableText: languagePacks.inEachLanguage('table'),
  log: lazyPart(() => import('./log.tsx')),
  moments: lazyPart(async () => (await import('#games/dragon-dune/moments')).moments),
  Board,
  isButton: ({ type }) => BAR_MOVES.includes(type),
  isAutomatic: ({ type }) => !DELIBERATE.includes(type),
  emblem: (view, seat) => EMBLEMS[factionOf(view, seat)],
  PlayerFacts,
  figures,
  drawComponent,
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
