import { iunu, type Event, type Move } from '#games/iunu';
import type { Course } from '../course.ts';
import type { Lesson } from '../lesson.ts';
import { dynasty } from './chapters/dynasty.ts';
import { own } from './chapters/own.ts';
import { reckoning } from './chapters/reckoning.ts';

const lesson: Lesson<Move, Event> = {
  id: 'iunu-first-dynasty',
  game: 'iunu',
  gameVersion: 2,
  title: { en: 'Your first dynasty', fr: 'Votre première dynastie' },
  minutes: 10,
  coach: { en: 'Hesi the scribe', fr: 'Hési le scribe' },
  seat: 0,
  names: { 1: { en: 'Nefer', fr: 'Néfer' } },
  hint: {
    en: 'That is allowed in any game. For now, stay with the lesson; your own turns come soon.',
    fr: 'C’est permis dans toute partie. Pour l’instant, suivez la leçon : vous jouerez bientôt à votre guise.',
  },
  chapters: [dynasty, own, reckoning],
  learned: [
    { en: 'Play a citizen, or a pair for 1 Deben', fr: 'Jouer un citoyen, ou une paire pour 1 deben' },
    { en: 'Use the ability of its class', fr: 'Utiliser la capacité de sa classe' },
    { en: 'Place two cards in the Forum, take three', fr: 'Placer deux cartes au Forum, en prendre trois' },
    { en: 'Feed your citizens with bread', fr: 'Nourrir vos citoyens avec du pain' },
    { en: 'Win a majority by a single card', fr: 'Gagner une majorité d’une seule carte' },
    { en: 'Count the points at the end', fr: 'Compter les points à la fin' },
  ],
  closing: {
    en: 'What wins games: money first, a pair whenever you can, bread for the humble, and majorities by a single card. Your own table is ready.',
    fr: 'Pour gagner : l’argent d’abord, une paire dès que possible, du pain pour les humbles et des majorités d’une seule carte. Votre table vous attend.',
  },
};

export const course: Course = { lesson, game: iunu };
