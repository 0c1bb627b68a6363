import type { ReactNode } from 'react';
import { iunu } from '#games/iunu';
import { texts } from '#games/iunu/text';
import { words } from '#games/iunu/tableText';
import type { GameClient } from '../client.ts';
import { Board } from './Board.tsx';
import { figures } from './figures.tsx';
import { flightsOf } from './flights.ts';
import { isAfterlife, isCitizen, type Event, type Move, type View } from './game.ts';
import { piecesIn } from './chips.tsx';
import { worthOf } from './foresight.ts';
import { AfterlifeCard } from './pieces/AfterlifeCard.tsx';
import { CitizenCard } from './pieces/CitizenCard.tsx';
import { Icon } from './pieces/Drawing.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';

/** Moves that have no piece of their own to click. */
const BUTTONS: readonly Move['type'][] = [
  'useAbility',
  'skipAbility',
  'stopBaking',
  'hireArtisan',
  'answerTribute',
  'endTurn',
];

const drawComponent = (id: string): ReactNode => {
  if (isCitizen(id)) return <CitizenCard citizen={id} />;
  return isAfterlife(id) ? <AfterlifeCard card={id} /> : null;
};

/** The sign of each line of the score. */
const SCORE_SIGNS: Readonly<Record<string, string>> = {
  citizens: 'sun',
  bread: 'loaf',
  majorities: 'crown',
  afterlife: 'g-anubis',
  debens: 'deben-1',
  merchants: 'g-merchant',
};

const drawScoreLine = (line: string): ReactNode => {
  const sign = SCORE_SIGNS[line];
  return sign === undefined ? null : <Icon id={sign} />;
};

export const client: GameClient<View, Move> = {
  game: iunu,
  text: texts,
  words,
  Board,
  isButton: ({ type }) => BUTTONS.includes(type),
  isAutomatic: ({ type }) => type !== 'endTurn',
  figures,
  drawComponent,
  points: (view, seat) => worthOf(view, seat).points,
  PlayerFacts,
  pieces: piecesIn,
  drawScoreLine,
  // Only events of this game reach its client.
  flights: (event, view) => flightsOf(event as Event, view),
};
