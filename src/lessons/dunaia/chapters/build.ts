import type { Event, Move } from '#games/dunaia';
import type { LessonChapter } from '../../lesson.ts';

export const build: LessonChapter<Move, Event> = {
  id: 'build',
  title: { en: 'Two constructions, one giant', fr: 'Deux constructions, un géant' },
  minutes: 1,
  steps: [
    {
      id: 'second-die',
      say: {
        en: 'Mira has started building too. Your turn: a die is good if its Dunaia touches a construction. Dunaia 4 stands just below yours. Take a 4.',
        fr: 'Mira a commencé aussi. À vous : un dé est bon si son Dunaïa touche une construction. Le Dunaïa 4 est juste sous la vôtre. Prenez un 4.',
      },
      focus: ['die/4', 'giant/0/4'],
      rule: '6.4',
      accept: [{ move: { type: 'takeDie', face: 4, isTurned: false } }],
      hints: [
        {
          when: { type: 'takeDie', face: 1 },
          say: {
            en: 'Well seen: Dunaia 1 touches your construction too. Save the 1 for next turn; it will then advance two at once.',
            fr: 'Bien vu : le Dunaïa 1 touche aussi votre construction. Gardez le 1 pour le prochain tour : il en fera avancer deux.',
          },
        },
        {
          when: { type: 'takeDie' },
          say: {
            en: 'That Dunaia would bring a flower or a chip, but it does not touch your construction. Dunaia 4 does.',
            fr: 'Ce Dunaïa donnerait une Fleur ou une Puce, mais ne touche pas votre construction. Le 4, si.',
          },
        },
      ],
      hint: { en: 'Take the die that shows 4.', fr: 'Prenez le dé qui montre 4.' },
      expect: [
        ['players.0.flowers', 3],
        ['players.0.tokens', 2],
        ['players.0.sites.3', 2],
      ],
    },
    {
      id: 'second-recycling',
      say: {
        en: 'Your token advanced: one step to go. The corner below gave a flower. You may have three constructions at once, so start a second one.',
        fr: 'Votre marqueur a avancé : plus qu’une case. Le coin du bas a donné une Fleur. Trois constructions à la fois sont permises : démarrez-en une deuxième.',
      },
      focus: ['action/build', 'marker/0/3'],
      rule: '3.7',
      accept: [{ move: { type: 'recycleOnBoard', action: 'build' } }],
      hint: {
        en: 'You have 3 flowers and two Construction tokens left. Start a construction.',
        fr: 'Il vous reste 3 Fleurs et deux Marqueurs de construction. Démarrez une construction.',
      },
    },
    {
      id: 'second-tile',
      say: {
        en: 'Take the green Level 2 for 2 flowers. Once completed, it pays whenever a Dunaia beside it awakens, and pays more beside Buildings of its own colour.',
        fr: 'Prenez le niveau 2 vert pour 2 Fleurs. Une fois construit, il rapporte à chaque réveil d’un Dunaïa voisin, et davantage à côté de Bâtiments de sa couleur.',
      },
      focus: ['sale/slot-2'],
      rule: '3.3',
      accept: [{ move: { type: 'buyTile', from: 'slot-2' } }],
      hint: {
        en: 'You could pay for it. But to match colours, take the green Level 2 beside its pile.',
        fr: 'Vous pourriez la payer. Mais pour assortir les couleurs, prenez le niveau 2 vert à côté de sa pile.',
      },
    },
    {
      id: 'second-square',
      say: {
        en: 'Put it in the corner right above your first construction. Look at Dunaia 1: it now stands between the two, and one die will advance both.',
        fr: 'Placez-la dans le coin, juste au-dessus de la première. Voyez le Dunaïa 1 : il est entre vos deux constructions, un seul dé les fera avancer toutes les deux.',
      },
      focus: ['square/0/0', 'giant/0/1'],
      rule: '6.1',
      accept: [{ move: { type: 'placeTile', square: 0 } }],
      hints: [
        {
          when: { type: 'placeTile', square: 6 },
          say: {
            en: 'Clever: there Dunaia 4 would touch both. But our next die is a 1, so take the corner above.',
            fr: 'Malin : là, le Dunaïa 4 toucherait les deux. Mais notre prochain dé est un 1 : prenez le coin du haut.',
          },
        },
      ],
      hint: {
        en: 'Choose the top left corner: Dunaia 1 touches it and your first construction.',
        fr: 'Choisissez le coin en haut à gauche : le Dunaïa 1 touche ce coin et votre première construction.',
      },
      script: [
        { seat: 1, move: { type: 'takeDie', face: 2, isTurned: false } },
        { seat: 1, move: { type: 'recycleOnBoard', action: 'flower' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
      expect: [['players.0.flowers', 1]],
    },
  ],
  expect: [
    ['players.0.flowers', 1],
    ['players.0.sites.0', 1],
    ['players.0.sites.3', 2],
  ],
};
