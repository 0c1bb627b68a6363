import { randomBot, type AnyBot } from '../../bots/random.ts';
import { rulesFault, type AnyGame, type RulesFault, type RulesRef, type TableConfig } from '#kernel';

/** A game, and the bots that can sit at a table of it, by name. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
}

export type PlayableLookup = ({ readonly ok: true } & Playable) | { readonly ok: false; readonly fault: RulesFault };

/** Each game's rules and bot are a file of their own: a table loads the one it needs. */
const GAMES = import.meta.glob<AnyGame>('../../games/*/index.ts', { import: 'game' });
const BOTS = import.meta.glob<AnyBot>('../../games/*/bot/index.ts', { import: 'greedy' });

/** A game by the rules of today. */
export const fetchGame = async (id: string): Promise<Playable | undefined> => {
  const loadGame = GAMES[`../../games/${id}/index.ts`];
  const loadBot = BOTS[`../../games/${id}/bot/index.ts`];
  if (loadGame === undefined || loadBot === undefined) return undefined;
  return { game: await loadGame(), bots: { random: randomBot, greedy: await loadBot() } };
};

/** A game by the rules that a table began with. Only for earlier ones anything more is loaded. */
export const fetchGameOf = async (ref: RulesRef): Promise<PlayableLookup> => {
  const current = await fetchGame(ref.game);
  if (current === undefined) return { ok: false, fault: 'game' };
  if (rulesFault(current.game, ref) === undefined) return { ok: true, ...current };
  const { earlierGame } = await import('./earlierGames.ts');
  return earlierGame(ref, current);
};

/** The config of an earlier table for a new one, whose rules may have other options. */
export const fitConfig = async (game: AnyGame, config: TableConfig<unknown>): Promise<TableConfig<unknown>> =>
  (await import('./earlierGames.ts')).fittedConfig(game, config);
