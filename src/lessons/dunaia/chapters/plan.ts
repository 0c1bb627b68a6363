import type { Event, Move } from '#games/dunaia';
import type { LessonChapter } from '../../lesson.ts';

export const plan: LessonChapter<Move, Event> = {
  id: 'plan',
  title: { en: 'New dice, new plans', fr: 'Nouveaux dés, nouveaux plans' },
  minutes: 2,
  steps: [
    {
      id: 'new-roll',
      say: {
        en: 'All dice have been rolled again. Mira used your Level 1 and paid you a flower for it. Take a 4: Dunaia 4 touches your corner.',
        fr: 'Tous les dés ont été relancés. Mira a utilisé votre niveau 1 et vous a donné une Fleur. Prenez un 4 : le Dunaïa 4 touche votre coin.',
      },
      focus: ['die/3', 'giant/0/4', 'flowers/0'],
      rule: '7.7',
      accept: [{ move: { type: 'takeDie', face: 4, isTurned: false } }],
      hints: [
        {
          when: { type: 'takeDie', face: 1 },
          say: {
            en: 'Dunaia 1 would bring two flowers: good, but that comes next turn. First the construction: take a 4.',
            fr: 'Le Dunaïa 1 rapporterait deux Fleurs : ce sera pour le prochain tour. D’abord la construction : prenez un 4.',
          },
        },
      ],
      hint: {
        en: 'Only Dunaia 4 touches the new construction. Take a 4.',
        fr: 'Seul le Dunaïa 4 touche la nouvelle construction. Prenez un 4.',
      },
      expect: [['players.0.sites.6', 2]],
    },
    {
      id: 'move-action',
      say: {
        en: 'One step left. But your own die shows 5, you will have to take it, and Dunaia 5 stands far away. Recycle this die to move a Dunaia.',
        fr: 'Plus qu’une case. Mais le dé à votre couleur montre 5, il faudra le prendre, et le Dunaïa 5 est loin. Recyclez ce dé pour déplacer un Dunaïa.',
      },
      focus: ['action/move', 'die/0', 'giant/0/5'],
      rule: '7.5',
      accept: [{ move: { type: 'recycleOnBoard', action: 'move' } }],
      hint: {
        en: 'Think of your own 5: make it useful first. Recycle the die to move a Dunaia.',
        fr: 'Pensez au 5 de votre couleur : rendez-le utile. Recyclez le dé pour déplacer un Dunaïa.',
      },
    },
    {
      id: 'move-giant',
      say: {
        en: 'Take Dunaia 5 to a free circle that touches the lower left corner. There are two: your choice.',
        fr: 'Déplacez le Dunaïa 5 sur un cercle libre qui touche le coin en bas à gauche. Il y en a deux : à vous de choisir.',
      },
      focus: ['giant/0/5', 'square/0/6'],
      rule: '6.8',
      accept: [
        { move: { type: 'moveDunaia', dunaia: 5, circle: 6 } },
        { move: { type: 'moveDunaia', dunaia: 5, circle: 10 } },
      ],
      hints: [
        {
          when: { type: 'moveDunaia', dunaia: 5 },
          say: {
            en: 'Dunaia 5 may stand there, but would not touch your construction. Choose the circle above or to the right of the lower left corner.',
            fr: 'Le Dunaïa 5 peut aller là, mais sans toucher la construction. Choisissez le cercle au-dessus ou à droite du coin en bas à gauche.',
          },
        },
        {
          when: { type: 'moveDunaia' },
          say: {
            en: 'Any Dunaia may move. But the 5 is the one you will awaken, so move that one.',
            fr: 'Tout Dunaïa peut être déplacé. Mais c’est le 5 que vous allez réveiller : déplacez celui-là.',
          },
        },
      ],
      hint: {
        en: 'Choose Dunaia 5, then a circle beside the lower left corner.',
        fr: 'Choisissez le Dunaïa 5, puis un cercle à côté du coin en bas à gauche.',
      },
      script: [
        { seat: 0, move: { type: 'endTurn' } },
        { seat: 1, move: { type: 'takeDie', face: 3, isTurned: false } },
        { seat: 1, move: { type: 'recycleOnBoard', action: 'build' } },
        { seat: 1, move: { type: 'buyTile', from: 'slot-2' } },
        { seat: 1, move: { type: 'placeTile', square: 5 } },
      ],
    },
    {
      id: 'pay-day',
      say: {
        en: 'Now let the Level 2 work for you. Dunaia 1 stands beside it: take a 1.',
        fr: 'Faites maintenant travailler le niveau 2. Le Dunaïa 1 est à côté : prenez un 1.',
      },
      focus: ['die/5', 'giant/0/1'],
      rule: '6.5',
      accept: [{ move: { type: 'takeDie', face: 1, isTurned: false } }],
      hint: {
        en: 'Take a 1: its Dunaia touches your completed Level 2.',
        fr: 'Prenez un 1 : son Dunaïa touche votre niveau 2 construit.',
      },
      expect: [['players.0.flowers', 3]],
    },
    {
      id: 'borrow',
      say: {
        en: 'Two flowers: one from the centre, one from the arrow that points at a green neighbour. Now use Mira’s Level 1: pay her 1 flower, take 3.',
        fr: 'Deux Fleurs : une au centre, une grâce au chevron qui désigne un voisin vert. Utilisez maintenant le niveau 1 de Mira : donnez-lui 1 Fleur, prenez-en 3.',
      },
      focus: ['square/1/4', 'square/0/0'],
      rule: '7.7',
      accept: [{ move: { type: 'recycleOnBuilding', owner: 1, square: 4 } }],
      hint: {
        en: 'That works too. But Mira’s red Building leaves you two flowers richer: put the die there.',
        fr: 'C’est possible aussi. Mais le Bâtiment rouge de Mira vous laisse avec deux Fleurs de plus : posez-y le dé.',
      },
      script: [
        { seat: 0, move: { type: 'endTurn' } },
        { seat: 1, move: { type: 'takeDie', face: 2, isTurned: false } },
        { seat: 1, move: { type: 'recycleOnBoard', action: 'flower' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
      expect: [['players.0.flowers', 5]],
    },
  ],
  expect: [
    ['players.0.flowers', 5],
    ['players.0.sites.6', 2],
  ],
};
