import { Suspense, type ReactNode } from 'react';
import { dragonDune } from '#games/dragon-dune';
import { lazyFigures } from '../../board/lazyFigures.tsx';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { piecesIn } from './chips.tsx';
import { FIGURED } from './figured.ts';
import { flightsOf } from './flights.ts';
import { factionOf, type Event, type Move, type View } from './game.ts';
import { COMPONENTS, FIGURES } from './lateParts.ts';
import { EMBLEMS } from './pieces/FactionSign.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';
import { BAR_MOVES } from './targets.ts';
import { texts, TONGUES, words } from './tongue.ts';

const LateComponent = (props: { readonly id: string; readonly sheet: number }) => {
  const { Component } = COMPONENTS.read();
  return <Component {...props} />;
};

const drawComponent = (id: string, sheet: number): ReactNode => (
  <Suspense>
    <LateComponent id={id} sheet={sheet} />
  </Suspense>
);

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
  learn: language => TONGUES[language].fetch(),
  text: texts,
  words,
  theme: 'theme-dragon',
  Board,
  isButton: ({ type }) => BAR_MOVES.includes(type),
  isAutomatic: ({ type }) => !DELIBERATE.includes(type),
  emblem: (view, seat) => EMBLEMS[factionOf(view, seat)],
  PlayerFacts,
  pieces: piecesIn,
  figures: lazyFigures(FIGURED, FIGURES),
  drawComponent,
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
