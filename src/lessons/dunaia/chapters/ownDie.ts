import type { Event, Move } from '#games/dunaia';
import type { LessonChapter } from '../../lesson.ts';

export const ownDie: LessonChapter<Move, Event> = {
  id: 'own-die',
  title: { en: 'The die of your colour', fr: 'Le dé de votre couleur' },
  minutes: 1,
  steps: [
    {
      id: 'coloured',
      say: {
        en: 'No black die is left, so you take the die of your own colour. It shows 1. Lucky: take it.',
        fr: 'Plus de dé noir : vous prenez alors le dé à votre couleur. Il montre 1. Quelle chance : prenez-le.',
      },
      focus: ['die/0'],
      rule: '5.2',
      accept: [{ move: { type: 'takeDie', face: 1, isTurned: false } }],
      hint: { en: 'Take the die of your own colour.', fr: 'Prenez le dé à votre couleur.' },
      expect: [
        ['players.0.sites.0', 0],
        ['players.0.flowers', 1],
      ],
    },
    {
      id: 'third-build',
      say: {
        en: 'The Level 2 is completed: 2 points. Use your last flower to start another construction.',
        fr: 'Le niveau 2 est construit : 2 points. Avec votre dernière Fleur, démarrez une nouvelle construction.',
      },
      focus: ['action/build', 'square/0/0'],
      rule: '11.2',
      accept: [{ move: { type: 'recycleOnBoard', action: 'build' } }],
      hint: {
        en: 'That is allowed. But the next dice need a construction to advance: start one.',
        fr: 'C’est permis. Mais il faut aux prochains dés une construction à faire avancer : démarrez-en une.',
      },
    },
    {
      id: 'third-tile',
      say: {
        en: 'One flower buys the Level 1 beside its pile: green again.',
        fr: 'Une Fleur suffit pour le niveau 1 à côté de sa pile : encore un vert.',
      },
      focus: ['sale/slot-1'],
      rule: '7.3',
      accept: [{ move: { type: 'buyTile', from: 'slot-1' } }],
      hint: {
        en: 'Take the Level 1 beside its pile for 1 flower.',
        fr: 'Prenez le niveau 1 à côté de sa pile, pour 1 Fleur.',
      },
    },
    {
      id: 'third-square',
      say: {
        en: 'Put it in the lower left corner. Three completed Buildings in a line: that is one of the three Prophecy tiles, worth 2 points.',
        fr: 'Placez-la dans le coin en bas à gauche. Trois Bâtiments construits alignés : c’est l’une des trois tuiles Prophétie, 2 points.',
      },
      focus: ['square/0/6', 'prophecy/line'],
      rule: '8.2',
      accept: [{ move: { type: 'placeTile', square: 6 } }],
      hint: {
        en: 'It may go there, but the left column lacks only its lower corner.',
        fr: 'Elle peut aller là, mais il ne manque à la colonne de gauche que le coin du bas.',
      },
      // Own dice 5 and 3, black ones 6 4 3 1 2.
      luck: [[5, 3, 6, 4, 3, 1, 2]],
      script: [
        { seat: 1, move: { type: 'takeDie', face: 6, isTurned: false } },
        { seat: 1, move: { type: 'recycleOnBuilding', owner: 0, square: 3 } },
        { seat: 1, move: { type: 'insertChip', chip: 1 } },
        { seat: 1, move: { type: 'insertChip', chip: 3 } },
        { seat: 1, move: { type: 'callElder', place: 'A', takes: 'fragment' } },
        { seat: 1, move: { type: 'discardChip', chip: 5 } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
      expect: [
        ['players.0.flowers', 1],
        ['faces', [5, 3, 6, 4, 3, 1, 2]],
      ],
    },
  ],
  expect: [
    ['players.0.flowers', 1],
    ['players.0.sites.6', 1],
    ['players.1.fragments', 1],
  ],
};
