import { dragonDune, type Event, type Move } from '#games/dragon-dune';
import type { Course } from '../course.ts';
import type { Lesson } from '../lesson.ts';
import { arms } from './chapters/arms.ts';
import { crown } from './chapters/crown.ts';
import { dragons } from './chapters/dragons.ts';
import { own } from './chapters/own.ts';
import { shadows } from './chapters/shadows.ts';

const lesson: Lesson<Move, Event> = {
  id: 'dragon-dune-three-castles',
  game: 'dragon-dune',
  gameVersion: 2,
  title: { en: 'Three castles', fr: 'Trois châteaux' },
  minutes: 8,
  coach: { en: 'The map-maker', fr: 'Le cartographe' },
  seat: 1,
  names: { 0: { en: 'Dwarves', fr: 'Nains' }, 2: { en: 'Goblins', fr: 'Gobelins' }, 3: { en: 'Orcs', fr: 'Orques' } },
  hint: {
    en: 'That is allowed in any game. For now, stay with the lesson; your own war begins soon.',
    fr: 'C’est permis dans toute partie. Pour l’instant, suivez la leçon : votre propre guerre commence bientôt.',
  },
  chapters: [dragons, arms, crown, own, shadows],
  learned: [
    { en: 'See where the dragons burn', fr: 'Voir où le dragon brûle' },
    { en: 'Bid for artifacts', fr: 'Enchérir pour des artefacts' },
    { en: 'Conscript, hire and march', fr: 'Conscrire, engager et marcher' },
    { en: 'Plan a battle in secret', fr: 'Préparer une bataille en secret' },
    { en: 'Agree, and make allies', fr: 'S’accorder et se trouver des alliés' },
    { en: 'Hold three castles', fr: 'Tenir trois châteaux' },
  ],
  closing: {
    en: 'What wins games: castles, not battles. Count everybody’s castles every turn, win with as few units as will do, and never let the Orcs wait in peace.',
    fr: 'Pour gagner : des châteaux, pas des batailles. À chaque tour, comptez ceux de chacun, gagnez avec le moins d’unités possible, et ne laissez jamais les Orques attendre en paix.',
  },
};

export const course: Course = { lesson, game: dragonDune };
