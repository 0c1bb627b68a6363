import { rulesFault, type AnyGame, type RulesRef, type TableConfig } from '#kernel';
import type { RulesLookup } from '#games/registry';

/** Each game's rules are a file of their own: a table loads the one it needs. */
const GAMES = import.meta.glob<AnyGame>('../../games/*/index.ts', { import: 'game' });

/** A game by the rules of today. */
export const fetchGame = async (id: string): Promise<AnyGame | undefined> => GAMES[`../../games/${id}/index.ts`]?.();

/** A game by the rules that a table began with. Only for earlier ones anything more is loaded. */
export const fetchGameOf = async (ref: RulesRef): Promise<RulesLookup> => {
  const game = await fetchGame(ref.game);
  if (game === undefined) return { ok: false, fault: 'game' };
  return rulesFault(game, ref) === undefined ? { ok: true, game } : (await import('./earlierGames.ts')).gameOf(ref);
};

/** The config of an earlier table for a new one, whose rules may have other options. */
export const fitConfig = async (game: AnyGame, config: TableConfig<unknown>): Promise<TableConfig<unknown>> =>
  (await import('./earlierGames.ts')).fittedConfig(game, config);
