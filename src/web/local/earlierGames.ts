import { forOtherRules } from '../../bots/forOtherRules.ts';
import { at, type RulesRef } from '#kernel';
import { gameOf } from '../games/gameOf.ts';
import type { Playable, PlayableLookup } from './games.ts';

export { fittedConfig } from '#kernel';

/** A game by other rules than those of today; the bots are today's. */
export const earlierGame = async (ref: RulesRef, { bots }: Playable): Promise<PlayableLookup> => {
  const lookup = await gameOf(ref);
  if (!lookup.ok) return lookup;
  const simplest = at(Object.values(bots), 0);
  const cautious = Object.entries(bots).map(([name, bot]) => [name, forOtherRules(bot, simplest)] as const);
  return { ok: true, game: lookup.game, bots: Object.fromEntries(cautious) };
};
