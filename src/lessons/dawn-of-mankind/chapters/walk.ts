import type { Event, Move } from '#games/dawn-of-mankind';
import type { LessonChapter } from '../../lesson.ts';
import { TABLE } from '../table.ts';

export const walk: LessonChapter<Move, Event> = {
  id: 'walk',
  title: { en: 'One step at a time', fr: 'Un pas après l’autre' },
  minutes: 2,
  table: TABLE,
  prologue: [
    { seat: 1, move: { type: 'placeMeeple', area: 'R1' } },
    { seat: 1, move: { type: 'endTurn' } },
    { seat: 0, move: { type: 'placeMeeple', area: 'R1' } },
    { seat: 0, move: { type: 'endTurn' } },
    { seat: 1, move: { type: 'placeMeeple', area: 'R2.1' } },
    { seat: 1, move: { type: 'endTurn' } },
    { seat: 0, move: { type: 'placeMeeple', area: 'R2.3' } },
    { seat: 0, move: { type: 'endTurn' } },
    { seat: 1, move: { type: 'takeSetupCard', card: 'setup-5' } },
    { seat: 1, move: { type: 'endTurn' } },
    { seat: 0, move: { type: 'takeSetupCard', card: 'setup-2' } },
    { seat: 0, move: { type: 'endTurn' } },
    { seat: 1, move: { type: 'placeMeeple', area: 'R3.3' } },
    { seat: 1, move: { type: 'endTurn' } },
    { seat: 0, move: { type: 'placeMeeple', area: 'R3.4' } },
    { seat: 0, move: { type: 'endTurn' } },
  ],
  steps: [
    {
      id: 'child',
      say: {
        en: 'You are the spirit of a clan. Its people grow up, work, paint and depart. Sixty points end the game; most points win. Send your child to FISHING.',
        fr: 'Vous êtes l’esprit d’un clan. Les siens grandissent, travaillent, peignent et s’en vont. À soixante points la partie s’arrête ; le meilleur total gagne. Menez votre enfant sur PÊCHE.',
      },
      focus: ['stand/R1/0', 'tile/A2'],
      rule: '4.1',
      accept: [{ move: { type: 'walk', from: 'R1', to: 'A2' } }],
      hints: [
        {
          when: { type: 'walk', from: 'R1', to: 'A1' },
          say: {
            en: 'TOOL asks for food first. Let us begin with something free: send your child to FISHING.',
            fr: 'OUTIL demande d’abord de la nourriture. Commençons par du gratuit : menez votre enfant sur PÊCHE.',
          },
        },
        {
          when: { type: 'walk', from: 'R1', to: 'A3' },
          say: {
            en: 'PLAY would give 2 points for 1 meat: tempting! But we need that meat. Send your child to FISHING.',
            fr: 'JEU donnerait 2 points pour 1 viande : tentant ! Mais cette viande servira. Menez votre enfant sur PÊCHE.',
          },
        },
        {
          when: { type: 'walk' },
          say: {
            en: 'That one is older and will get a turn soon. First the child, on the far left.',
            fr: 'Celui-là est plus âgé, son tour viendra. D’abord l’enfant, tout à gauche.',
          },
        },
        {
          when: { type: 'rest' },
          say: {
            en: 'Nobody is tired yet. First send your child to FISHING.',
            fr: 'Personne n’est encore fatigué. Menez d’abord votre enfant sur PÊCHE.',
          },
        },
      ],
      hint: {
        en: 'Choose your meeple in the first Ready Area, then the tile FISHING.',
        fr: 'Choisissez votre meeple dans la première aire d’attente, puis la tuile PÊCHE.',
      },
      expect: [['tracks.1', 3]],
    },
    {
      id: 'end',
      say: {
        en: 'The tile gave you 1 meat: see your mat. One meeple, one tile: that is a turn. End it; until you do, you can undo.',
        fr: 'La tuile a donné 1 viande : voyez votre plateau individuel. Un meeple, une tuile, voilà un tour. Terminez-le ; jusque-là, vous pouvez annuler.',
      },
      focus: ['marker/0/meat'],
      rule: '3.3',
      accept: [{ move: { type: 'endTurn' } }],
      hint: {
        en: 'The button is in the bar: end your turn.',
        fr: 'Le bouton est dans la barre : terminez votre tour.',
      },
      script: [
        { seat: 1, move: { type: 'walk', from: 'R1', to: 'A1' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
    },
    {
      id: 'newborn',
      say: {
        en: 'Now your youth. The line to GATHER carries a newborn sign: a meeple that follows it brings a new child into the clan. Take it.',
        fr: 'Au tour de votre jeune. La ligne vers RÉCOLTE porte un signe de naissance : le meeple qui l’emprunte donne un enfant au clan. Suivez-la.',
      },
      focus: ['stand/R2.3/0', 'tile/B5'],
      rule: '4.3',
      accept: [{ move: { type: 'walk', from: 'R2.3', to: 'B5' } }],
      hints: [
        {
          when: { type: 'walk', from: 'R2.3', to: 'B4' },
          say: {
            en: 'The tile NEWBORN costs food. The sign on the line to GATHER is free, and you get fruit as well.',
            fr: 'La tuile NAISSANCE coûte de la nourriture. Le signe sur la ligne vers RÉCOLTE est gratuit, et vous gagnez des fruits en plus.',
          },
        },
      ],
      hint: {
        en: 'Possible, but only the line from your youth to GATHER brings a child. Send your youth there.',
        fr: 'Possible, mais seule la ligne de votre jeune vers RÉCOLTE donne un enfant. Menez-le là.',
      },
      script: [
        { seat: 0, move: { type: 'endTurn' } },
        { seat: 1, move: { type: 'walk', from: 'R2.1', to: 'B2' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
      expect: [
        ['tracks.0', 3],
        ['mats.0', 4],
      ],
    },
    {
      id: 'adult',
      say: {
        en: 'A child was born, and GATHER gave 2 fruit: your four people, less two. Now the adult: go to TOOL.',
        fr: 'Un enfant est né, et RÉCOLTE a donné 2 fruits : vos quatre meeples, moins deux. À l’adulte : menez-le sur OUTIL.',
      },
      focus: ['stand/R3.4/0', 'tile/C5'],
      rule: '6.1',
      accept: [{ move: { type: 'walk', from: 'R3.4', to: 'C5' } }],
      hints: [
        {
          when: { type: 'walk', from: 'R3.4', to: 'C4' },
          say: {
            en: 'TRAP would bring 3 meat, and you keep what it asks for. Good, but tools are rarer: go to TOOL.',
            fr: 'PIÈGE donnerait 3 viandes sans rien vous prendre. Bien, mais les outils sont plus rares : menez-le sur OUTIL.',
          },
        },
        {
          when: { type: 'walk', from: 'R3.4', to: 'C6' },
          say: {
            en: 'BARTER swaps up to six goods. Later! Go to TOOL.',
            fr: 'TROC échange jusqu’à six ressources. Plus tard ! Menez votre adulte sur OUTIL.',
          },
        },
      ],
      hint: {
        en: 'Send your adult, in the third column, to TOOL.',
        fr: 'Menez votre adulte, dans la troisième colonne, sur OUTIL.',
      },
    },
    {
      id: 'food',
      say: {
        en: 'Food means fruit or meat, as you choose. Pay fruit: you will need the meat for painting and cooking.',
        fr: 'La nourriture, c’est un fruit ou une viande, à votre choix. Payez un fruit : la viande servira à peindre et à cuisiner.',
      },
      focus: ['track/fruit'],
      rule: '1.6',
      accept: [{ move: { type: 'pay', resource: 'fruit' } }],
      hint: {
        en: 'Meat would do. But keep it for the picture that comes next: pay fruit.',
        fr: 'La viande irait aussi. Mais gardez-la pour l’œuvre à venir : payez un fruit.',
      },
      script: [
        { seat: 0, move: { type: 'endTurn' } },
        { seat: 1, move: { type: 'walk', from: 'R3.3', to: 'C5' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
      expect: [
        ['tracks.0', 2],
        ['tracks.3', 3],
        ['areas.13', 1],
      ],
    },
  ],
  expect: [
    ['tracks.0', 2],
    ['tracks.1', 3],
    ['tracks.3', 3],
    ['points.0', 1],
    ['mats.0', 4],
    ['areas.13', 1],
  ],
};
