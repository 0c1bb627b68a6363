import '@fontsource/im-fell-english/400.css';
import '@fontsource/im-fell-english/400-italic.css';
import { dragonDune, type Move, type View } from '#games/dragon-dune';
import { texts } from '#games/dragon-dune/text';
import { words } from '#games/dragon-dune/words';
import type { GameClient } from '../client.ts';

/** Moves that have no piece of their own to click. */
const BUTTONS: readonly Move['type'][] = [
  'decline',
  'halt',
  'passCouncil',
  'breakAlliance',
  'answerProposal',
  'passBid',
  'endEmerging',
  'takeInitiative',
  'disbandEarly',
  'declareHire',
  'dropHire',
  'answerHonestly',
  'endTurn',
  'keepLoot',
  'sellLoot',
];

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
  isButton: ({ type }) => BUTTONS.includes(type),
  isAutomatic: ({ type }) => !DELIBERATE.includes(type),
};
