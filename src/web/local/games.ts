import { randomBot, type AnyBot } from '../../bots/random.ts';
import type { AnyGame } from '#kernel';

/** A game, and the bots that can sit at a table of it, by name. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
}

/** Each game's rules and bot are a file of their own: a table loads the one it needs. */
const LOADERS: Readonly<Record<string, () => Promise<readonly [game: unknown, greedy: unknown]>>> = {
  iunu: async () => [(await import('#games/iunu')).iunu, (await import('#games/iunu/bot')).greedy],
  dunaia: async () => [(await import('#games/dunaia')).dunaia, (await import('#games/dunaia/bot')).greedy],
  'dawn-of-mankind': async () => [
    (await import('#games/dawn-of-mankind')).dawnOfMankind,
    (await import('#games/dawn-of-mankind/bot')).greedy,
  ],
  'dragon-dune': async () => [
    (await import('#games/dragon-dune')).dragonDune,
    (await import('#games/dragon-dune/bot')).greedy,
  ],
};

export const fetchGame = async (id: string): Promise<Playable | undefined> => {
  const load = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (load === undefined) return undefined;
  const [game, greedy] = await load();
  // Each loader names a game and its own bot; only their own types know of which views.
  return { game: game as AnyGame, bots: { random: randomBot, greedy: greedy as AnyBot } };
};
