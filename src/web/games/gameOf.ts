import { makeGameOf } from '#games/registry';
import type { AnyGame } from '#kernel';

/** Each game's rules are a file of their own, and each earlier version of them: what a table needs is loaded, and no more. */
const CURRENT = import.meta.glob<AnyGame>('../../games/*/index.ts', { import: 'game' });
const FROZEN = import.meta.glob<AnyGame>('../../games/*/versions/*.js', { import: 'game' });

/** The rules that new tables of a game are played by. */
export const loadCurrent = async (id: string): Promise<AnyGame | undefined> =>
  CURRENT[`../../games/${id}/index.ts`]?.();

/** The game that a table names, by the rules it began with. */
export const gameOf = makeGameOf({
  loadCurrent: async id => CURRENT[`../../games/${id}/index.ts`]?.(),
  loadFrozen: async (id, version) => FROZEN[`../../games/${id}/versions/${version}.js`]?.(),
});
