import { dawnOfMankind, type Event, type Move } from '#games/dawn-of-mankind';
import type { Course } from '../course.ts';
import type { Lesson } from '../lesson.ts';
import { bump } from './chapters/bump.ts';
import { rest } from './chapters/rest.ts';
import { sixty } from './chapters/sixty.ts';
import { walk } from './chapters/walk.ts';

const lesson: Lesson<Move, Event> = {
  id: 'dawn-of-mankind-first-lives',
  game: 'dawn-of-mankind',
  gameVersion: 1,
  title: { en: 'Your first lives', fr: 'Vos premières vies' },
  minutes: 8,
  coach: { en: 'Grandmother', fr: 'La grand-mère' },
  seat: 0,
  names: { 1: { en: 'Oru', fr: 'Oru' } },
  hint: {
    en: 'That is allowed in any game. For now, stay with the lesson; your own turns come soon.',
    fr: 'C’est permis dans toute partie. Pour l’instant, suivez la leçon : vous jouerez bientôt à votre guise.',
  },
  chapters: [walk, bump, rest, sixty],
  learned: [
    { en: 'Walk a meeple to a tile and act there', fr: 'Mener un meeple sur une tuile et y agir' },
    { en: 'Bump others, and be bumped', fr: 'Pousser les autres, et être poussé' },
    { en: 'Create art on the way', fr: 'Créer une œuvre en chemin' },
    { en: 'Study a Progress card', fr: 'Étudier une carte Progrès' },
    { en: 'Rest, cook and begin again', fr: 'Se reposer, cuisiner et recommencer' },
    { en: 'Reach sixty points', fr: 'Atteindre soixante points' },
  ],
  closing: {
    en: 'Cards, people and goods still score at the end. What wins: early births, plenty of art, no idle elders. A real game begins with a card and three places to choose. Enjoy!',
    fr: 'À la fin, cartes, meeples et ressources comptent encore. Le secret : des naissances tôt, beaucoup d’art, aucun ancien oisif. Une vraie partie commence par une carte et trois places à choisir. Bon jeu !',
  },
};

export const course: Course = { lesson, game: dawnOfMankind };
