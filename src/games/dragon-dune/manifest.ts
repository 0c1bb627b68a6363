import type { GameManifest } from '#kernel';
import { VERSION } from './version.ts';

export const manifest = {
  id: 'dragon-dune',
  version: VERSION,
  seats: { min: 2, max: 4 },
  usualSeats: 4,
  minutes: '30–120',
  weight: 4,
  credits: { designer: 'Vincent von Guard', licence: 'CC BY-SA 4.0' },
  text: {
    en: {
      title: 'Dragon Dune',
      sentence: 'Bid, bluff and betray for three castles while the dragon circles the island.',
    },
    fr: {
      title: 'Dragon Dune',
      sentence: 'Enchérissez, bluffez et trahissez pour trois châteaux pendant que le dragon tourne autour de l’île.',
    },
  },
  mostBytes: 276_000,
} as const satisfies GameManifest;
