import type { Event, Move } from '#games/dawn-of-mankind';
import type { LessonChapter } from '../../lesson.ts';

export const bump: LessonChapter<Move, Event> = {
  id: 'bump',
  title: { en: 'Bumped, and glad of it', fr: 'Poussé, et tant mieux' },
  minutes: 2,
  steps: [
    {
      id: 'gift',
      say: {
        en: 'Oru moved onto your tile and bumped your adult on to the elders. A gift: no rest needed! Go on to STUDY; that line carries an art sign.',
        fr: 'Oru est venue sur votre tuile et a poussé votre adulte chez les anciens. Un cadeau : pas besoin de repos ! Continuez jusqu’à ÉTUDE, par le signe d’art.',
      },
      focus: ['stand/R4.5/0', 'tile/D3'],
      rule: '4.7',
      accept: [{ move: { type: 'walk', from: 'R4.5', to: 'D3' } }],
      hints: [
        {
          when: { type: 'walk', from: 'R4.5', to: 'D4' },
          say: {
            en: 'EXPLORE sells up to seven goods for 2 points each and sends the meeple home. Great at the end; for now, STUDY.',
            fr: 'EXPLORATION vend jusqu’à sept ressources à 2 points et renvoie le meeple chez lui. Superbe à la fin ; pour l’heure, ÉTUDE.',
          },
        },
        {
          when: { type: 'walk', from: 'R4.5', to: 'D2' },
          say: {
            en: 'There is no art sign on that line. Go to STUDY: a picture on the way, a card at the end.',
            fr: 'Pas de signe d’art sur cette ligne. Choisissez ÉTUDE : une œuvre en chemin, une carte à l’arrivée.',
          },
        },
      ],
      hint: {
        en: 'Your elder can act right now: send it from its Ready Area to STUDY.',
        fr: 'Votre ancien peut agir tout de suite : menez-le de l’aire d’attente des anciens sur ÉTUDE.',
      },
    },
    {
      id: 'art',
      say: {
        en: 'On the way you may create one work of art. Pay the line with the cube: 1 meat and 1 tool bring 3 points at once.',
        fr: 'En chemin, vous pouvez créer une œuvre. Payez la ligne du cube : 1 viande et 1 outil rapportent aussitôt 3 points.',
      },
      focus: ['art/art-6', 'cube/art-6'],
      rule: '7.2',
      accept: [{ move: { type: 'createArt', card: 'art-6' } }],
      hints: [
        {
          when: { type: 'createArt', card: 'art-8' },
          say: {
            en: 'Three points as well, but it would eat all your fruit. Choose the card that asks for 1 meat and 1 tool.',
            fr: 'Trois points aussi, mais tous vos fruits y passeraient. Choisissez la carte qui demande 1 viande et 1 outil.',
          },
        },
        {
          when: { type: 'skipArt' },
          say: {
            en: 'Art is optional, yes. But it costs no action, and many points come from it. Paint!',
            fr: 'L’art est facultatif, oui. Mais il ne coûte pas d’action, et beaucoup de points en viennent. Peignez !',
          },
        },
      ],
      hint: {
        en: 'Choose the Art card that asks for 1 meat and 1 tool.',
        fr: 'Choisissez la carte Art qui demande 1 viande et 1 outil.',
      },
      expect: [
        ['points.0', 4],
        ['tracks.1', 2],
        ['tracks.3', 2],
      ],
    },
    {
      id: 'study',
      say: {
        en: 'STUDY: take a Progress card. It is yours for good, and worth 2 points at the end. Fire is free today: 2 more tools from every TOOL.',
        fr: 'ÉTUDE : prenez une carte Progrès, à vous jusqu’à la fin, où elle vaudra 2 points. Le Feu est gratuit aujourd’hui : 2 outils de plus à chaque OUTIL.',
      },
      focus: ['stack/fire'],
      rule: '8.11',
      accept: [{ move: { type: 'study', card: 'fire' } }],
      hints: [
        {
          when: { type: 'study', card: 'medicine' },
          say: {
            en: 'Medicine is clever but tricky, and costs a fruit. For a first life, take Fire.',
            fr: 'La Médecine est subtile, et coûte un fruit. Pour une première vie, prenez le Feu.',
          },
        },
      ],
      hint: {
        en: 'A good card too. Take Fire: you will use it on your very next turn.',
        fr: 'Une bonne carte aussi. Prenez le Feu : il servira dès votre prochain tour.',
      },
      script: [
        { seat: 0, move: { type: 'endTurn' } },
        { seat: 1, move: { type: 'walk', from: 'R1', to: 'A3' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
    },
    {
      id: 'bump-back',
      say: {
        en: 'Your newborn is ready, and Oru’s child is on TOOL. Nobody blocks the way: go there and bump it.',
        fr: 'Votre nouveau-né est prêt, et l’enfant d’Oru occupe OUTIL. Personne ne barre la route : allez-y et poussez-le.',
      },
      focus: ['stand/R1/0', 'tile/A1'],
      rule: '4.2',
      accept: [{ move: { type: 'walk', from: 'R1', to: 'A1' } }],
      hints: [
        {
          when: { type: 'walk', from: 'R1', to: 'A3' },
          say: {
            en: 'You could bump there as well. But Fire helps on TOOL: go to TOOL.',
            fr: 'On pourrait pousser là aussi. Mais le Feu sert à OUTIL : allez sur OUTIL.',
          },
        },
        {
          when: { type: 'rest' },
          say: {
            en: 'Soon! One of your people is still ready. First go to TOOL.',
            fr: 'Bientôt ! L’un des vôtres peut encore agir. Allez d’abord sur OUTIL.',
          },
        },
      ],
      hint: {
        en: 'Choose the meeple in the first Ready Area, then TOOL.',
        fr: 'Choisissez le meeple de la première aire d’attente, puis OUTIL.',
      },
    },
    {
      id: 'fruit',
      say: {
        en: 'Oru’s child has moved on, which helps her a little. Pay fruit again: two meat can be cooked.',
        fr: 'L’enfant d’Oru a avancé, ce qui l’aide un peu. Payez encore un fruit : deux viandes pourront être cuisinées.',
      },
      focus: ['track/fruit'],
      rule: '5.2',
      accept: [{ move: { type: 'pay', resource: 'fruit' } }],
      hint: {
        en: 'Allowed, but only one meat would be left, and cooking takes two. Pay fruit.',
        fr: 'Permis, mais il ne resterait qu’une viande, et il en faut deux pour cuisiner. Payez un fruit.',
      },
      script: [
        { seat: 0, move: { type: 'endTurn' } },
        { seat: 1, move: { type: 'walk', from: 'R2.1', to: 'B3' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
      expect: [
        ['tracks.0', 1],
        ['tracks.1', 2],
        ['tracks.3', 5],
      ],
    },
  ],
  expect: [
    ['tracks.0', 1],
    ['tracks.1', 2],
    ['tracks.3', 5],
    ['points.0', 4],
  ],
};
