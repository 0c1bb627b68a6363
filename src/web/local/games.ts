import { randomBot, type AnyBot } from '../../bots/random.ts';
import type { AnyGame } from '#kernel';

/** A game, and the bots that can sit at a table of it, by name. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
}

/** Each game's rules and bot are a file of their own: a table loads the one it needs. */
const GAMES = import.meta.glob<AnyGame>('../../games/*/index.ts', { import: 'game' });
const BOTS = import.meta.glob<AnyBot>('../../games/*/bot/index.ts', { import: 'greedy' });

export const fetchGame = async (id: string): Promise<Playable | undefined> => {
  const loadGame = GAMES[`../../games/${id}/index.ts`];
  const loadBot = BOTS[`../../games/${id}/bot/index.ts`];
  if (loadGame === undefined || loadBot === undefined) return undefined;
  return { game: await loadGame(), bots: { random: randomBot, greedy: await loadBot() } };
};
