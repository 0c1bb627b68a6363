import { botsOf } from '#bots';
import { EXAMPLE_GAMES, GAMES, loadFrozen } from '#games';
import { FIXTURES } from '#games/fixtures';
import { FROZEN_VERSIONS } from '#games/frozenVersions';
import { rulesFault, type AnyGame, type Bot, type RulesRef } from '#kernel';
import type { AnyGameFixture } from '#kernel/testing';
import { BadInput } from './faults.ts';

/** All the games of a lab. A test puts a broken one on a registry of its own. */
export interface GameRegistry {
  readonly games: readonly AnyGame[];
  /** Found by their names, and not among all. */
  readonly examples: readonly AnyGame[];
  /** Earlier versions of games: their replays are judged by them. */
  readonly earlier: readonly AnyGame[];
  readonly fixtures: Readonly<Record<string, AnyGameFixture>>;
  botsOf(game: AnyGame): Readonly<Record<string, Bot<unknown, unknown>>>;
}

const loadEarlier = async (): Promise<readonly AnyGame[]> => {
  const rows = [...GAMES, ...EXAMPLE_GAMES].flatMap(({ id, version: current }) =>
    (FROZEN_VERSIONS[id] ?? []).flatMap(({ version }) => (version < current ? [loadFrozen(id, version)] : [])),
  );
  return (await Promise.all(rows)).flatMap(game => game ?? []);
};

export const REGISTRY: GameRegistry = {
  games: GAMES,
  examples: EXAMPLE_GAMES,
  earlier: await loadEarlier(),
  fixtures: FIXTURES,
  botsOf,
};

const idsOf = ({ games }: GameRegistry): string => games.map(({ id }) => id).join(', ');

export const gameNamed = (registry: GameRegistry, id: string): AnyGame => {
  const game = [...registry.games, ...registry.examples].find(candidate => candidate.id === id);
  if (game === undefined) throw new BadInput(`there is no game "${id}" (there are: ${idsOf(registry)})`);
  return game;
};

/** The game that a replay names, by the rules it was played by; where they are not here, those of today. */
export const gameWithRules = (registry: GameRegistry, ref: RulesRef): AnyGame =>
  registry.earlier.find(game => rulesFault(game, ref) === undefined) ?? gameNamed(registry, ref.game);

const canSeat = ({ seats: { min, max } }: AnyGame, count: number): boolean => count >= min && count <= max;

/** One game by its id, or all; of all, those that this many can play. */
export const gamesNamed = (registry: GameRegistry, id: string, seats?: number): readonly AnyGame[] => {
  const named = id === 'all' ? registry.games : [gameNamed(registry, id)];
  const games = seats === undefined ? named : named.filter(game => canSeat(game, seats));
  if (games.length > 0) return games;
  const bounds = named.map(game => `${game.id}: ${game.seats.min} to ${game.seats.max}`);
  throw new BadInput(`${seats} is not a number of seats to play with (${bounds.join(', ')})`);
};

export const fixtureOf = ({ fixtures }: GameRegistry, { id }: AnyGame): AnyGameFixture => {
  const fixture = Object.hasOwn(fixtures, id) ? fixtures[id] : undefined;
  if (fixture === undefined) throw new BadInput(`"${id}" has no test fixture, so nothing is known to check it by`);
  return fixture;
};
