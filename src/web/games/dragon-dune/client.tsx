import type { ReactNode } from 'react';
import { dragonDune } from '#games/dragon-dune';
import { texts } from '#games/dragon-dune/text';
import { words } from '#games/dragon-dune/words';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { piecesIn } from './chips.tsx';
import { flightsOf } from './flights.ts';
import { figures } from './figures.tsx';
import {
  ARTIFACTS,
  factionOf,
  FACTIONS,
  idOf,
  SUITS,
  TERRITORIES,
  type Event,
  type Faction,
  type Move,
  type View,
} from './game.ts';
import { ArtifactCard, CourtCard } from './pieces/Cards.tsx';
import { LandSketch } from './pieces/LandSketch.tsx';
import { Shield } from './pieces/Shield.tsx';
import { EMBLEMS } from './pieces/FactionSign.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';
import { BAR_MOVES } from './targets.ts';

const isFaction = (id: string): id is Faction => FACTIONS.some(faction => faction === id);

/** Territories, artifacts, Queens and Jacks, factions: in the order of the component sheets. */
const pieceOf = (id: string, sheet: number): ReactNode => {
  const where = TERRITORIES.find(land => idOf(land) === id);
  const card = ARTIFACTS.find(artifact => artifact === id);
  const suit = SUITS.find(mark => id.endsWith(mark));
  if (sheet === 0 && where !== undefined) return <LandSketch where={where} />;
  if (sheet === 1 && card !== undefined) return <ArtifactCard card={card} />;
  if (sheet === 2 && suit !== undefined) return <CourtCard rank={id.startsWith('Q') ? 'Q' : 'J'} suit={suit} />;
  return isFaction(id) ? <Shield faction={id} /> : null;
};

const drawComponent = (id: string, sheet: number): ReactNode => (
  <span className="dd-component">{pieceOf(id, sheet)}</span>
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
  text: texts,
  words,
  theme: 'theme-dragon',
  Board,
  isButton: ({ type }) => BAR_MOVES.includes(type),
  isAutomatic: ({ type }) => !DELIBERATE.includes(type),
  emblem: (view, seat) => EMBLEMS[factionOf(view, seat)],
  PlayerFacts,
  pieces: piecesIn,
  figures,
  drawComponent,
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
