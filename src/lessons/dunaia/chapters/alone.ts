import type { Event, Move } from '#games/dunaia';
import type { LessonChapter } from '../../lesson.ts';

export const alone: LessonChapter<Move, Event> = {
  id: 'alone',
  title: { en: 'On your own', fr: 'À vous de jouer' },
  minutes: 2,
  steps: [],
  free: {
    say: {
      en: 'The Prophecy tile is yours: you have 6 points. The dice have just been rolled again. Play three turns as you like; I only comment.',
      fr: 'La tuile Prophétie est à vous : vous avez 6 points. Les dés viennent d’être relancés. Jouez trois tours à votre guise ; je me contente de commenter.',
    },
    focus: ['prophecy/line', 'stars/0'],
    rule: '10.1',
    until: { event: { type: 'turnBegun', seat: 1 }, times: 3 },
    rival: { overlooks: 0.33 },
    remarks: [
      {
        id: 'compare',
        when: { offered: { type: 'takeDie' } },
        say: {
          en: 'Compare before you choose: which Dunaia touches a construction, which one pays? And what does your own die show?',
          fr: 'Comparez d’abord : quel Dunaïa touche une construction, lequel rapporte ? Et que montre le dé à votre couleur ?',
        },
        rule: '6.1',
      },
      {
        id: 'elder',
        when: { offered: { type: 'callElder' } },
        say: {
          en: 'You have a pair and a third chip: an Elder would come if you called.',
          fr: 'Vous avez une paire et une troisième Puce : un Ancien répondrait à votre appel.',
        },
        rule: '9.1',
      },
      {
        id: 'pairs',
        when: { event: { type: 'chipInserted', seat: 0 } },
        say: {
          en: 'Chips go in pairs: 1 and 2, 3 and 4, 5 and 6. A pair and one more, and an Elder listens.',
          fr: 'Les Puces vont par paires : 1 et 2, 3 et 4, 5 et 6. Une paire et une autre Puce, et un Ancien vous écoute.',
        },
        rule: '9.1',
      },
      {
        id: 'advance',
        when: { event: { type: 'tokenAdvanced', seat: 0 } },
        say: {
          en: 'A construction that advances every turn: that is the rhythm of a good tribe.',
          fr: 'Une construction qui avance à chaque tour : voilà le rythme d’une bonne tribu.',
        },
        rule: '6.4',
      },
      {
        id: 'tile',
        when: { event: { type: 'tilePlaced', seat: 0 } },
        say: {
          en: 'Good. A token in your reserve builds nothing.',
          fr: 'Bien. Un marqueur en réserve ne construit rien.',
        },
        rule: '3.7',
      },
      {
        id: 'flower',
        when: { event: { type: 'dieRecycled', seat: 0, on: { kind: 'board', action: 'flower' } } },
        say: {
          en: 'One flower is the smallest gain. Look for a Building, yours or Mira’s, that gives more.',
          fr: 'Une Fleur est le plus petit gain. Cherchez un Bâtiment, à vous ou à Mira, qui donne davantage.',
        },
        rule: '7.6',
      },
    ],
  },
};
