import { use } from 'react';
import type { GameGuide } from '../../games/guide.ts';

/** Methods and `never` let one list hold the guides of all games. */
const GUIDES = import.meta.glob<GameGuide<never>>('../../games/*/guide.tsx', { import: 'guide' });

const NONE = Promise.resolve(undefined);
const cache = new Map<string, Promise<GameGuide<unknown> | undefined>>();

const fetchGuide = (game: string): Promise<GameGuide<unknown> | undefined> => {
  const load = GUIDES[`../../games/${game}/guide.tsx`];
  if (load === undefined) return NONE;
  // A table gives a guide views of its own game only.
  const guide = cache.get(game) ?? (load() as Promise<GameGuide<unknown>>);
  cache.set(game, guide);
  guide.catch(() => cache.delete(game));
  return guide;
};

/** The game's guide, if it has one; suspends while it is loaded. */
export const useGuide = (game: string): GameGuide<unknown> | undefined => use(fetchGuide(game));
