import type { Event, Move } from '#games/dunaia';
import type { LessonChapter } from '../../lesson.ts';

export const elder: LessonChapter<Move, Event> = {
  id: 'elder',
  title: { en: 'Completed! And an Elder', fr: 'Construit ! Et un Ancien' },
  minutes: 2,
  steps: [
    {
      id: 'third-die',
      say: {
        en: 'Only one black die is left, and it shows 1. Take it and watch both constructions.',
        fr: 'Il ne reste qu’un dé noir, et il montre 1. Prenez-le et regardez vos deux constructions.',
      },
      focus: ['die/6', 'giant/0/1'],
      rule: '6.1',
      accept: [{ move: { type: 'takeDie', face: 1, isTurned: false } }],
      hint: { en: 'Take the last black die.', fr: 'Prenez le dernier dé noir.' },
      expect: [
        ['players.0.sites.3', 0],
        ['players.0.sites.0', 2],
      ],
    },
    {
      id: 'own-recycling',
      say: {
        en: 'Two constructions advanced with one die, and the Level 1 is completed! It is a Recycling square now, ready to use. Put your die on it.',
        fr: 'Deux constructions avancées avec un seul dé, et le niveau 1 est construit ! C’est désormais une case Recyclage, utilisable aussitôt. Posez-y le dé.',
      },
      focus: ['square/0/3'],
      rule: '7.6',
      accept: [{ move: { type: 'recycleOnBuilding', owner: 0, square: 3 } }],
      hint: {
        en: 'That works too. But your own Building gives two chips instead of one: put the die there.',
        fr: 'C’est possible aussi. Mais votre Bâtiment donne deux Puces au lieu d’une : posez-y le dé.',
      },
    },
    {
      id: 'chip-pair',
      say: {
        en: 'Insert two chips of your choice. First the 1: with your 2 it makes the pair that one of the Elders asks for.',
        fr: 'Enfichez deux Puces de votre choix. D’abord la 1 : avec votre 2, elle forme la paire que demande l’un des Anciens.',
      },
      focus: ['chip/0/1', 'cost/1'],
      rule: '6.7',
      accept: [{ move: { type: 'insertChip', chip: 1 } }],
      hints: [
        {
          when: { type: 'stop' },
          say: {
            en: 'You may stop here, but these chips are free. Insert the 1.',
            fr: 'On peut s’arrêter là, mais ces Puces sont gratuites. Enfichez la 1.',
          },
        },
      ],
      hint: {
        en: 'Any chip may go in. Begin with the 1, the partner of your 2.',
        fr: 'Toute Puce est permise. Commencez par la 1, la partenaire de votre 2.',
      },
      expect: [['players.0.chips', (1 << 1) | (1 << 2)]],
    },
    {
      id: 'chip-third',
      say: {
        en: 'An Elder asks for a pair and any third chip. Insert whichever you like.',
        fr: 'Un Ancien demande une paire et une troisième Puce, au choix. Enfichez celle que vous voulez.',
      },
      focus: ['chip/0/5'],
      rule: '9.1',
      accept: [{ move: { type: 'insertChip' } }],
      show: { type: 'insertChip', chip: 5 },
      hint: {
        en: 'You may stop here, but then the third chip is missing. Insert one more.',
        fr: 'On peut s’arrêter là, mais il manquerait la troisième Puce. Enfichez-en encore une.',
      },
    },
    {
      id: 'call',
      say: {
        en: 'Before or after any phase you may call on the Elders. The one who asks for 1 and 2 advances a construction and gives an Artefact fragment. Call, and take both.',
        fr: 'Avant ou après chaque phase, vous pouvez faire appel aux Anciens. Celui qui demande 1 et 2 avance une construction et donne un Fragment d’Artefact. Faites appel à lui, pour les deux.',
      },
      focus: ['elder/A', 'fragment/A'],
      rule: '9.3',
      accept: [{ move: { type: 'callElder', place: 'A', takes: 'both' } }],
      hints: [
        {
          when: { type: 'callElder', place: 'A' },
          say: {
            en: 'You may take just one of the two, but why? Take the power and the fragment.',
            fr: 'On peut renoncer à l’un des deux, mais pourquoi ? Prenez le pouvoir et le Fragment.',
          },
        },
        {
          when: { type: 'checkProphecies' },
          say: {
            en: 'Not yet: nothing of the Prophecy is fulfilled. First call on the Elder who asks for 1 and 2.',
            fr: 'Pas encore : rien de la Prophétie n’est accompli. Faites d’abord appel à l’Ancien qui demande 1 et 2.',
          },
        },
      ],
      hint: {
        en: 'Choose the Elder who asks for 1, 2 and one more chip.',
        fr: 'Choisissez l’Ancien qui demande 1, 2 et une autre Puce.',
      },
    },
    {
      id: 'third-chip',
      say: {
        en: 'Chips 1 and 2 went back beside your board. Discard the third as well; all of them can be inserted again later.',
        fr: 'Les Puces 1 et 2 sont revenues à côté de votre plateau. Défaussez aussi la troisième : toutes pourront resservir.',
      },
      focus: ['chip/0/5'],
      rule: '9.1',
      accept: [{ move: { type: 'discardChip' } }],
      hint: { en: 'Discard the chip that is still inserted.', fr: 'Défaussez la Puce encore enfichée.' },
      expect: [['players.0.chips', 0]],
    },
    {
      id: 'power',
      say: {
        en: 'Now the Elder’s power: choose which construction advances. Only the Level 2 is under construction.',
        fr: 'Voici le pouvoir de l’Ancien : choisissez la construction qui avance. Seul le niveau 2 est en construction.',
      },
      focus: ['square/0/0'],
      rule: '9.6',
      accept: [{ move: { type: 'advance', square: 0 } }],
      hint: { en: 'Choose the Level 2 in the top left corner.', fr: 'Choisissez le niveau 2, en haut à gauche.' },
      expect: [
        ['players.0.sites.0', 3],
        ['players.0.fragments', 1],
      ],
    },
    {
      id: 'end-turn',
      say: {
        en: 'The fragment is yours; three different ones make an Artefact. End your turn. Until you do, you can still undo.',
        fr: 'Le Fragment est à vous ; trois différents forment un Artefact. Terminez votre tour. Jusque-là, vous pouvez encore annuler.',
      },
      focus: ['unfinished/0'],
      rule: '4.3',
      accept: [{ move: { type: 'endTurn' } }],
      hint: {
        en: 'The button is in the bar: end your turn.',
        fr: 'Le bouton est dans la barre : terminez votre tour.',
      },
      script: [
        { seat: 1, move: { type: 'takeDie', face: 5, isTurned: false } },
        { seat: 1, move: { type: 'recycleOnBuilding', owner: 1, square: 4 } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
    },
  ],
  expect: [
    ['players.0.sites.0', 3],
    ['players.0.sites.3', 0],
    ['players.0.fragments', 1],
    ['players.0.chips', 0],
  ],
};
