import type { GameManifest } from '#kernel';
import { VERSION } from './version.ts';

export const manifest = {
  id: 'nim',
  version: VERSION,
  seats: { min: 2, max: 4 },
  usualSeats: 2,
  minutes: '2–5',
  weight: 1,
  credits: { designer: 'Fourscore' },
  text: {
    en: { title: 'Nim', sentence: 'Take the last stone, and guess who else might.' },
    fr: { title: 'Nim', sentence: 'Prenez la dernière pierre, ou devinez qui la prendra.' },
  },
} as const satisfies GameManifest;
