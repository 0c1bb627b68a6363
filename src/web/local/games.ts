import type { AnyGame } from '#kernel';

/** Each game's rules are a file of their own: a table loads the one it needs. */
const GAMES = import.meta.glob<AnyGame>('../../games/*/index.ts', { import: 'game' });

export const fetchGame = async (id: string): Promise<AnyGame | undefined> => GAMES[`../../games/${id}/index.ts`]?.();
