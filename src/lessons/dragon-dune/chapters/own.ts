import type { Event, Move } from '#games/dragon-dune';
import type { LessonChapter } from '../../lesson.ts';

export const own: LessonChapter<Move, Event> = {
  id: 'own',
  title: { en: 'A war of your own', fr: 'Votre propre guerre' },
  minutes: 5,
  table: { seats: 4, options: { seating: 'inOrder' }, luck: 'live' },
  steps: [],
  free: {
    say: {
      en: 'A real game, if you like: the Elves again, gentle rivals, real luck. During the first two turns I speak up where it helps.',
      fr: 'Une vraie partie, si vous voulez : encore les Elfes, des rivaux indulgents, un vrai hasard. Pendant deux tours, j’interviens quand cela peut aider.',
    },
    focus: ['ui/prompt'],
    rule: '1.1',
    until: { event: { type: 'turnBegun', turn: 3 }, times: 1 },
    rival: { overlooks: 0.5, never: [{ type: 'betray' }, { type: 'stop' }] },
    remarks: [
      {
        id: 'dragon',
        when: { event: { type: 'dragonMoved' } },
        say: {
          en: 'See where the dragon is: whatever lies within six numbers ahead of it may burn next turn.',
          fr: 'Voyez où est le dragon : tout ce qui est à six numéros ou moins devant lui peut brûler au prochain tour.',
        },
        rule: '6.2',
      },
      {
        id: 'gold',
        when: { event: { type: 'goldPlaced' } },
        say: {
          en: 'Gold on the board: 2 for each unit of whoever controls the territory. Who is near?',
          fr: 'De l’or sur le plateau : 2 pièces par unité pour qui contrôle le territoire. Qui est proche ?',
        },
        rule: '13.2',
      },
      {
        id: 'bid',
        when: { offered: { type: 'bid' } },
        say: {
          en: 'Only you see this card. 5 and 6 win battles; an Ace does many things. 1 or 2 gold is a fair price.',
          fr: 'Vous seul voyez cette carte. 5 et 6 gagnent des batailles ; un As sert à bien des choses. 1 ou 2 pièces d’or, c’est un prix honnête.',
        },
        rule: '9.3',
      },
      {
        id: 'conscript',
        when: { offered: { type: 'conscript' } },
        say: { en: 'A free unit: never forget it.', fr: 'Une unité gratuite : ne l’oubliez jamais.' },
        rule: '10.5',
      },
      {
        id: 'hire',
        when: { offered: { type: 'declareHire' } },
        say: {
          en: 'Is a castle empty? 1 gold puts a guard there.',
          fr: 'Un château est vide ? Pour 1 pièce d’or, on y met un garde.',
        },
        rule: '10.7',
      },
      {
        id: 'goTo',
        when: { offered: { type: 'goTo' } },
        say: {
          en: 'End in a castle or a forest if you can: plains burn.',
          fr: 'Finissez dans un château ou une forêt si possible : les plaines brûlent.',
        },
        rule: '2.4',
      },
      {
        id: 'ask',
        when: { offered: { type: 'ask' } },
        say: {
          en: 'The number tells you what to beat; the colour, whether your card is safe.',
          fr: 'Le nombre dit ce qu’il faut battre ; la couleur, si votre carte est sûre.',
        },
        rule: '12.3',
      },
      {
        id: 'plan',
        when: { offered: { type: 'plan' } },
        say: {
          en: 'Send as few as will win: what you send is lost even in victory. Lose, and you lose everything there.',
          fr: 'Envoyez juste de quoi gagner : ce qu’on envoie est perdu même en cas de victoire. Vaincu, on perd tout sur place.',
        },
        rule: '12.9',
      },
      {
        id: 'hide',
        when: { offered: { type: 'hide' } },
        say: {
          en: 'Elves may hide for free: no battle, but no castle either while they hide.',
          fr: 'Les Elfes se cachent gratuitement : pas de bataille, mais pas de château non plus tant qu’ils sont cachés.',
        },
        rule: '11.2',
      },
    ],
  },
};
