import { dunaia, type Event, type Move } from '#games/dunaia';
import type { Course } from '../course.ts';
import type { Lesson } from '../lesson.ts';
import { alone } from './chapters/alone.ts';
import { awaken } from './chapters/awaken.ts';
import { build } from './chapters/build.ts';
import { elder } from './chapters/elder.ts';
import { ownDie } from './chapters/ownDie.ts';
import { plan } from './chapters/plan.ts';
import { prophecy } from './chapters/prophecy.ts';

const lesson: Lesson<Move, Event> = {
  id: 'dunaia-first-game',
  game: 'dunaia',
  gameVersion: 2,
  title: { en: 'Giants of steel', fr: 'Les géants d’acier' },
  minutes: 10,
  coach: { en: 'Orma the old engineer', fr: 'Orma, la vieille ingénieure' },
  seat: 0,
  names: { 1: { en: 'Mira', fr: 'Mira' } },
  hint: {
    en: 'That is allowed in any game. For now, stay with the lesson; your own turns come soon.',
    fr: 'C’est permis dans toute partie. Pour l’instant, suivez la leçon : vous jouerez bientôt à votre guise.',
  },
  chapters: [awaken, build, elder, ownDie, plan, prophecy, alone],
  learned: [
    { en: 'Take a die and awaken its Dunaia', fr: 'Prendre un dé et réveiller son Dunaïa' },
    { en: 'Recycle the die for an action', fr: 'Recycler le dé pour une action' },
    { en: 'Start and advance constructions', fr: 'Démarrer des constructions et les faire avancer' },
    { en: 'Call on an Elder with three chips', fr: 'Appeler un Ancien avec trois Puces' },
    { en: 'Take the die of your own colour', fr: 'Prendre le dé à votre couleur' },
    { en: 'Fulfil the Prophecy', fr: 'Accomplir la Prophétie' },
  ],
  closing: {
    en: 'The third Prophecy tile or a ninth Building brings the end, then one last turn each. What wins: a construction beside every Dunaia you awaken. Now play a game of your own!',
    fr: 'La troisième tuile Prophétie ou un neuvième Bâtiment annonce la fin, puis un dernier tour chacun. Le secret : une construction près de chaque Dunaïa réveillé. À votre première vraie partie !',
  },
};

export const course: Course = { lesson, game: dunaia };
