import type { AnyGame, RulesFault, RulesRef, TypedMove } from '#kernel';
import type { GameClient } from './client.ts';
import { gameOf } from './gameOf.ts';

/** By its rules: the same client each time, so that nothing is rendered again for it. */
const clients = new WeakMap<AnyGame, unknown>();

/** A game's client with other rules than today's: what it explains and previews is by those. */
export const earlierClient = async <View, Move extends TypedMove>(
  client: GameClient<View, Move>,
  rules: RulesRef,
): Promise<GameClient<View, Move> | RulesFault> => {
  const lookup = await gameOf(rules);
  if (!lookup.ok) return lookup.fault;
  const { game } = lookup;
  if (!clients.has(game)) clients.set(game, { ...client, game });
  // A game has one client.
  return clients.get(game) as GameClient<View, Move>;
};
