import type { GameManifest } from '#kernel';
import { VERSION } from './version.ts';

export const manifest = {
  id: 'dunaia',
  version: VERSION,
  seats: { min: 2, max: 4 },
  usualSeats: 3,
  minutes: '40–80',
  weight: 3,
  firstGame: { setup: 'firstGame' },
  credits: { designer: 'Thomas Dupont', publisher: 'Blam!' },
  text: {
    en: {
      title: 'Dunaïa',
      sentence: 'Awaken steel giants with the right die and raise the buildings of a new age around them.',
    },
    fr: {
      title: 'Dunaïa',
      sentence: 'Réveillez des géants d’acier avec le bon dé et élevez autour d’eux les bâtiments d’un âge nouveau.',
    },
  },
} as const satisfies GameManifest;
