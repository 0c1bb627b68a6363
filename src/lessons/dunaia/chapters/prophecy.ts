import type { Event, Move } from '#games/dunaia';
import type { LessonChapter } from '../../lesson.ts';

export const prophecy: LessonChapter<Move, Event> = {
  id: 'prophecy',
  title: { en: 'The Prophecy', fr: 'La Prophétie' },
  minutes: 1,
  steps: [
    {
      id: 'ready',
      say: {
        en: 'The black dice are gone: take your own 5. You have prepared it well.',
        fr: 'Plus de dé noir : prenez le 5 de votre couleur. Vous l’avez bien préparé.',
      },
      focus: ['die/0', 'giant/0/5'],
      rule: '5.2',
      accept: [{ move: { type: 'takeDie', face: 5, isTurned: false } }],
      hint: { en: 'Take the die of your own colour.', fr: 'Prenez le dé à votre couleur.' },
      expect: [
        ['players.0.sites.6', 0],
        ['players.0.flowers', 5],
      ],
    },
    {
      id: 'level-3',
      say: {
        en: 'Three in a column! The Prophecy tile will come to you at the end of the turn. First spend your flowers: start a construction.',
        fr: 'Trois en colonne ! La tuile Prophétie viendra d’elle-même à la fin du tour. Dépensez d’abord vos Fleurs : démarrez une construction.',
      },
      focus: ['action/build', 'prophecy/line'],
      rule: '8.1',
      accept: [{ move: { type: 'recycleOnBoard', action: 'build' } }],
      hint: {
        en: 'Fair enough, but five flowers buy something big: start a construction.',
        fr: 'Pourquoi pas, mais cinq Fleurs permettent de voir grand : démarrez une construction.',
      },
    },
    {
      id: 'big-tile',
      say: {
        en: 'The yellow Level 3 costs 3. It is worth 3 points, and 2 more for each completed green Building beside it.',
        fr: 'Le niveau 3 jaune coûte 3 Fleurs. Il vaut 3 points, et 2 de plus par Bâtiment vert construit à côté.',
      },
      focus: ['sale/slot-3'],
      rule: '3.4',
      accept: [{ move: { type: 'buyTile', from: 'slot-3' } }],
      hint: {
        en: 'You can afford more: take the Level 3 beside its pile.',
        fr: 'Vous pouvez viser plus haut : prenez le niveau 3 à côté de sa pile.',
      },
    },
    {
      id: 'big-square',
      say: {
        en: 'Put it beside one of your green Buildings: anywhere in the middle column. Your choice!',
        fr: 'Placez-la à côté d’un de vos Bâtiments verts : n’importe où dans la colonne du milieu. À vous !',
      },
      focus: ['square/0/4', 'square/0/1', 'square/0/7'],
      rule: '11.3',
      accept: [
        { move: { type: 'placeTile', square: 4 } },
        { move: { type: 'placeTile', square: 1 } },
        { move: { type: 'placeTile', square: 7 } },
      ],
      hint: {
        en: 'There it would touch no green Building. Choose the middle column.',
        fr: 'Là, elle ne toucherait aucun Bâtiment vert. Choisissez la colonne du milieu.',
      },
      script: [
        { seat: 1, move: { type: 'takeDie', face: 3, isTurned: false } },
        { seat: 1, move: { type: 'recycleOnBoard', action: 'flower' } },
        // Own dice 2 and 6, black ones 2 1 3 5 6.
        { seat: 1, move: { type: 'endTurn' }, luck: [2, 6, 2, 1, 3, 5, 6] },
      ],
      expect: [
        ['players.0.flowers', 2],
        ['owners.2', 0],
      ],
    },
  ],
  expect: [
    ['players.0.flowers', 2],
    ['owners.2', 0],
    ['players.0.sites.6', 0],
  ],
};
