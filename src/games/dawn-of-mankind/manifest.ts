import type { GameManifest } from '#kernel';
import { VERSION } from './version.ts';

export const manifest = {
  id: 'dawn-of-mankind',
  version: VERSION,
  seats: { min: 2, max: 5 },
  usualSeats: 3,
  minutes: '40–65',
  weight: 3,
  credits: { designer: 'Marco Pranzo', publisher: 'Tasty Minstrel Games' },
  text: {
    en: {
      title: 'Dawn of Mankind',
      sentence: 'Lead a clan from childhood to old age, and leave your paintings on the wall.',
    },
    fr: {
      title: 'Dawn of Mankind',
      sentence: 'Menez un clan de l’enfance à la vieillesse et laissez vos peintures sur la paroi.',
    },
  },
} as const satisfies GameManifest;
