import type { AnyGame, Bot } from '#kernel';
import { BadInput } from './faults.ts';
import type { GameRegistry } from './gameRegistry.ts';

const botNamed = (registry: GameRegistry, game: AnyGame, name: string): Bot<unknown, unknown> => {
  const bots = registry.botsOf(game);
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) throw new BadInput(`there is no bot "${name}" (there are: ${Object.keys(bots).join(', ')})`);
  return bot;
};

/** One name a seat, or one for all. */
const parseNames = (text: string, seats: number): readonly string[] => {
  const names = text.split(',').map(name => name.trim());
  const [first = ''] = names;
  if (names.length === 1) return Array.from({ length: seats }, () => first);
  if (names.length !== seats)
    throw new BadInput(`${names.length} bots for ${seats} seats; name one a seat, or one for all`);
  return names;
};

export interface NamedBots {
  readonly names: readonly string[];
  readonly bots: readonly Bot<unknown, unknown>[];
}

/** The bots of a table, as named on the command line. */
export const parseBots = (registry: GameRegistry, game: AnyGame, text: string, seats: number): NamedBots => {
  const names = parseNames(text, seats);
  return { names, bots: names.map(name => botNamed(registry, game, name)) };
};
