import type { GameManifest } from '#kernel';
import { VERSION } from './version.ts';

export const manifest = {
  id: 'iunu',
  version: VERSION,
  seats: { min: 1, max: 4 },
  usualSeats: 3,
  minutes: '30–45',
  weight: 2,
  credits: { designer: 'Todd Sanders', publisher: 'LudiCreations' },
  text: {
    en: {
      title: 'IUNU',
      sentence: 'Gather a dynasty of citizens, feed them, and buy your place in the afterlife.',
    },
    fr: {
      title: 'IUNU',
      sentence: 'Rassemblez une dynastie de citoyens, nourrissez-les et gagnez votre place dans l’au-delà.',
    },
  },
} as const satisfies GameManifest;
