import type { Event, Move } from '#games/dawn-of-mankind';
import type { LessonChapter } from '../../lesson.ts';

export const rest: LessonChapter<Move, Event> = {
  id: 'rest',
  title: { en: 'Rest, and begin again', fr: 'Se reposer, recommencer' },
  minutes: 2,
  steps: [
    {
      id: 'rest',
      say: {
        en: 'TOOL gave 3 tools instead of 1, thanks to Fire. Now all your people are on tiles, so none can move. Rest.',
        fr: 'OUTIL a donné 3 outils au lieu d’un, grâce au Feu. Tous vos meeples sont sur des tuiles : aucun ne peut avancer. Reposez-vous.',
      },
      focus: ['rest'],
      rule: '9.1',
      accept: [{ move: { type: 'rest' } }],
      hint: { en: 'Choose to rest: it is always allowed.', fr: 'Choisissez le repos : il est toujours permis.' },
      expect: [['mats.0', 5]],
    },
    {
      id: 'cook',
      say: {
        en: 'Everyone moved on to the next column, and your elder left by the shore, home to your mat. A rest also lets you cook: 2 meat for 2 points.',
        fr: 'Chacun passe à la colonne suivante, et votre ancien, par le rivage, rentre sur votre plateau individuel. Au repos, vous pouvez aussi cuisiner : 2 viandes pour 2 points.',
      },
      focus: ['rest', 'marker/0/meat', 'reserve/0'],
      rule: '9.4',
      accept: [{ move: { type: 'cook', food: 'meat' } }],
      hints: [
        {
          when: { type: 'expand' },
          say: {
            en: 'That buys a newborn for 3 points and all your food. A newborn sign does it for nothing: cook instead.',
            fr: 'Cela achète une naissance pour 3 points et toute votre nourriture. Un signe de naissance le fait pour rien : cuisinez plutôt.',
          },
        },
        {
          when: { type: 'skipMeal' },
          say: {
            en: 'You could wait, but meat above 3 spoils at a rest. Cook it now.',
            fr: 'Vous pourriez attendre, mais au repos la viande au-delà de 3 se gâte. Cuisinez-la maintenant.',
          },
        },
      ],
      hint: { en: 'Cook the meat for 2 points.', fr: 'Cuisinez la viande pour 2 points.' },
      script: [
        { seat: 0, move: { type: 'endTurn' } },
        { seat: 1, move: { type: 'rest' } },
        { seat: 1, move: { type: 'cook', food: 'meat' } },
        { seat: 1, move: { type: 'endTurn' } },
      ],
      expect: [
        ['points.0', 6],
        ['tracks.1', 0],
      ],
    },
    {
      id: 'again',
      say: {
        en: 'You have three people left: time for children. Send the upper of your two youths to FISHING, past the newborn sign. It asks for tools, but you keep them.',
        fr: 'Il vous reste trois meeples : il faut des enfants. Menez le plus haut de vos deux jeunes sur PÊCHE, par le signe de naissance. Elle demande des outils, mais vous les gardez.',
      },
      focus: ['stand/R2.1/0', 'tile/B2'],
      rule: '5.3',
      accept: [{ move: { type: 'walk', from: 'R2.1', to: 'B2' } }],
      hints: [
        {
          when: { type: 'walk', from: 'R3.5', to: 'C6' },
          say: {
            en: 'A newborn sign there too, well seen! For now, send the upper of your two youths to FISHING.',
            fr: 'Un signe de naissance là aussi, bien vu ! Pour l’instant, menez le plus haut de vos deux jeunes sur PÊCHE.',
          },
        },
        {
          when: { type: 'walk', from: 'R2.1', to: 'B1' },
          say: {
            en: 'HIDES asks for two hides, and you have none: nothing would happen. Go to FISHING.',
            fr: 'PEAUX demande deux peaux, et vous n’en avez pas : il ne se passerait rien. Allez sur PÊCHE.',
          },
        },
      ],
      hint: {
        en: 'Allowed. But the clan grows if the upper of your two youths goes to FISHING.',
        fr: 'C’est permis. Mais le clan grandit si le plus haut de vos deux jeunes va sur PÊCHE.',
      },
      script: [{ seat: 0, move: { type: 'endTurn' } }],
      expect: [
        ['tracks.1', 3],
        ['tracks.3', 5],
        ['mats.0', 4],
      ],
    },
  ],
  free: {
    say: {
      en: 'A newborn and 3 meat, and your tools are still there. You know a whole turn now. Play two as you like; I only comment.',
      fr: 'Une naissance et 3 viandes, et vos outils sont toujours là. Vous savez jouer un tour complet. Jouez-en deux à votre guise ; je me contente de commenter.',
    },
    focus: ['stand/R1/0', 'stand/R2.2/0', 'stand/R3.5/0'],
    rule: '3.1',
    until: { event: { type: 'turnBegun', seat: 1 }, times: 2 },
    rival: { overlooks: 0.33 },
    remarks: [
      {
        id: 'ready',
        when: { offered: { type: 'walk' } },
        say: {
          en: 'See who is ready, and what each tile gives. Ahead of you: another newborn sign, BARTER and STUDY.',
          fr: 'Voyez qui peut agir et ce que donne chaque tuile. Devant vous : un signe de naissance, TROC et ÉTUDE.',
        },
        rule: '3.1',
      },
      {
        id: 'birth',
        when: { event: { type: 'meepleBorn', seat: 0 } },
        say: {
          en: 'Another child. Five or six people keep a clan busy; eight is the most.',
          fr: 'Encore un enfant. Cinq ou six meeples occupent bien un clan ; huit est le maximum.',
        },
        rule: '4.3',
      },
      {
        id: 'card',
        when: { event: { type: 'progressGained', seat: 0 } },
        say: { en: 'A second card: 2 more points at the end.', fr: 'Une deuxième carte : 2 points de plus à la fin.' },
        rule: '8.1',
      },
      {
        id: 'bumped',
        when: { event: { type: 'meepleBumped', seat: 1 } },
        say: {
          en: 'Bumped! Good for Oru, who need not rest for that one. Bump when the tile is worth it to you.',
          fr: 'Poussé ! Oru s’en réjouit : pas de repos pour celui-là. Ne poussez que si la tuile en vaut la peine.',
        },
        rule: '4.7',
      },
      {
        id: 'rested',
        when: { event: { type: 'rested', seat: 0 } },
        say: {
          en: 'A rest moves everybody on at once: best when nobody is ready.',
          fr: 'Le repos fait avancer tout le monde d’un coup : l’idéal quand plus personne ne peut agir.',
        },
        rule: '9.2',
      },
    ],
  },
  expect: [
    ['tracks.0', 1],
    ['tracks.1', 3],
    ['tracks.3', 5],
    ['points.0', 6],
    ['mats.0', 4],
  ],
};
