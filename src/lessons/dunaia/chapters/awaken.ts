import type { Event, Move } from '#games/dunaia';
import type { LessonChapter } from '../../lesson.ts';

export const awaken: LessonChapter<Move, Event> = {
  id: 'awaken',
  title: { en: 'A die awakens a giant', fr: 'Un dé réveille un géant' },
  minutes: 1,
  // Piles from the top, the first tile lies in the slot: L1-13 04 01 10 07; L2-01 08 11 02; L3-03 09 07 02.
  // Seat 0 begins. Elders: construction, flowers, movement. Dice: own 1 and 5, black 2 5 4 2 1.
  table: {
    seats: 2,
    options: { setup: 'firstGame', elites: false, roundCap: 0 },
    luck: {
      recorded: [
        12, 3, 0, 9, 6, 9, 3, 0, 6, 3, 0, 3, 0, 0, 0, 0, 7, 7, 1, 0, 0, 1, 0, 1, 0, 1, 2, 8, 6, 1, 2, 1, 1, 2, 1, 2, 1,
        0, 1, 0, 1, 5, 2, 5, 4, 2, 1,
      ],
    },
  },
  steps: [
    {
      id: 'first-die',
      say: {
        en: 'You lead a tribe and protect six giants of steel, the Dunaias. Raise Buildings around them and fulfil the Prophecy: most points win. Take a black 2: it awakens your Dunaia 2.',
        fr: 'À la tête d’une tribu, vous protégez six géants d’acier, les Dunaïas. Construisez autour d’eux, accomplissez la Prophétie : le meilleur total gagne. Prenez un dé noir de valeur 2 : il réveille votre Dunaïa 2.',
      },
      focus: ['die/2', 'giant/0/2'],
      rule: '5.1',
      accept: [{ move: { type: 'takeDie', face: 2, isTurned: false } }],
      hints: [
        {
          when: { type: 'takeDie' },
          say: {
            en: 'You may take that die; it would awaken another Dunaia. For this first turn take a 2, so that we look at the same thing.',
            fr: 'Ce dé est permis et réveillerait un autre Dunaïa. Pour ce premier tour, prenez un 2 : nous regarderons la même chose.',
          },
        },
      ],
      hint: {
        en: 'The dice are lined up by value. Take one that shows 2.',
        fr: 'Les dés sont rangés par valeur. Prenez-en un qui montre 2.',
      },
      expect: [
        ['players.0.flowers', 3],
        ['players.0.chips', 1 << 2],
      ],
    },
    {
      id: 'first-recycling',
      say: {
        en: 'Dunaia 2 is awake, and the two squares beside it paid: a Metal flower from the centre, Memory chip 2 from above. Now recycle the die: start a construction.',
        fr: 'Le Dunaïa 2 est réveillé, et ses deux emplacements ont donné une Fleur de métal, au centre, et la Puce mémoire 2, au-dessus. Recyclez le dé : démarrez une construction.',
      },
      focus: ['action/build', 'flowers/0', 'chip/0/2'],
      rule: '7.1',
      accept: [{ move: { type: 'recycleOnBoard', action: 'build' } }],
      hints: [
        {
          when: { type: 'recycleOnBoard', action: 'flower' },
          say: {
            en: 'A flower is always welcome, but you have three and tiles are waiting. Start a construction instead.',
            fr: 'Une Fleur fait toujours plaisir, mais vous en avez trois et les tuiles attendent. Démarrez plutôt une construction.',
          },
        },
        {
          when: { type: 'recycleOnBoard', action: 'move' },
          say: {
            en: 'Moving a Dunaia pays once there is a Building to stand beside. First start a construction.',
            fr: 'Déplacer un Dunaïa sert quand il y a un Bâtiment à côté. Démarrez d’abord une construction.',
          },
        },
      ],
      hint: {
        en: 'Each turn your die ends up on a Recycling square. This time choose the one that starts a construction.',
        fr: 'À chaque tour, votre dé finit sur une case Recyclage. Cette fois, choisissez celle qui démarre une construction.',
      },
    },
    {
      id: 'first-tile',
      say: {
        en: 'Six tiles are for sale: three levels, at two prices each. Take the green Level 1 for 1 flower: once completed, it is a Recycling square of your own.',
        fr: 'Six tuiles sont à vendre : trois niveaux, à deux prix chacun. Prenez le niveau 1 vert pour 1 Fleur : une fois construit, il vous offrira votre propre case Recyclage.',
      },
      focus: ['sale/slot-1'],
      rule: '7.3',
      accept: [{ move: { type: 'buyTile', from: 'slot-1' } }],
      hints: [
        {
          when: { type: 'buyTile', from: 'slot-3' },
          say: {
            en: 'A Level 3 is worth the most but takes four steps to complete. Begin with the Level 1: it needs only two.',
            fr: 'Un niveau 3 vaut le plus, mais il faut l’avancer quatre fois. Commencez par le niveau 1 : deux fois suffisent.',
          },
        },
        {
          when: { type: 'buyTile' },
          say: {
            en: 'You can pay for it, and it would be a fair start. In this lesson take the green Level 1, the cheapest tile.',
            fr: 'Vous pouvez la payer, et ce serait un bon début. Dans cette leçon, prenez le niveau 1 vert, la tuile la moins chère.',
          },
        },
      ],
      hint: {
        en: 'Take the Level 1 tile beside its pile: it costs 1 flower.',
        fr: 'Prenez la tuile de niveau 1 à côté de sa pile : elle coûte 1 Fleur.',
      },
    },
    {
      id: 'first-square',
      say: {
        en: 'Where will it stand? On the left, between Dunaias 1 and 4: whenever one of those two awakens, your Construction token advances.',
        fr: 'Où la placer ? À gauche, entre les Dunaïas 1 et 4 : à chaque réveil de l’un d’eux, votre Marqueur de construction avancera.',
      },
      focus: ['square/0/3', 'giant/0/1', 'giant/0/4'],
      rule: '7.2',
      accept: [{ move: { type: 'placeTile', square: 3 } }],
      hints: [
        {
          when: { type: 'placeTile', square: 4 },
          say: {
            en: 'The centre is a fine spot too, beside Dunaias 2 and 5. We are planning a column, so put it on the left.',
            fr: 'Le centre est un bon choix aussi, près des Dunaïas 2 et 5. Mais nous préparons une colonne : placez-la à gauche.',
          },
        },
      ],
      hint: {
        en: 'Look for a square that two Dunaias touch. The one on the left has 1 above it and 4 below.',
        fr: 'Cherchez un emplacement que touchent deux Dunaïas. Celui de gauche a le 1 au-dessus et le 4 au-dessous.',
      },
      script: [
        { seat: 1, move: { type: 'takeDie', face: 5, isTurned: false } },
        { seat: 1, move: { type: 'recycleOnBoard', action: 'build' } },
        { seat: 1, move: { type: 'buyTile', from: 'slot-1' } },
        { seat: 1, move: { type: 'placeTile', square: 4 } },
      ],
      expect: [
        ['players.0.flowers', 2],
        ['players.1.sites.4', 1],
      ],
    },
  ],
  expect: [
    ['players.0.flowers', 2],
    ['players.0.sites.3', 1],
  ],
};
