import { rulesFault, type AnyGame, type GameManifest, type RulesFault, type RulesRef } from '#kernel';
import { EXAMPLES } from './examples.ts';
import { FROZEN_VERSIONS } from './frozenVersions.ts';
import { MANIFESTS } from './manifests.ts';

/** Where engines are loaded from: files for a server, chunks for a page. */
export interface EngineSource {
  loadCurrent(id: string): Promise<AnyGame | undefined>;
  loadFrozen(id: string, version: number): Promise<AnyGame | undefined>;
}

export type RulesLookup =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly fault: RulesFault };

/** Finds the engine that a table's rules name: game, version and edition. Each is loaded once. */
export type GameOf = (ref: RulesRef) => Promise<RulesLookup>;

const CURRENT_VERSIONS = new Map(
  [...MANIFESTS, ...EXAMPLES].map(({ id, version }: GameManifest) => [id as string, version]),
);

/** What of these rules is missing here, as far as it can be told without loading them: enough for a list. */
export const missingRules = ({ game, version, components }: RulesRef): RulesFault | undefined => {
  const current = CURRENT_VERSIONS.get(game);
  if (current === undefined) return 'game';
  const frozen = FROZEN_VERSIONS[game]?.find(row => row.version === version);
  if (frozen === undefined) return version === current ? undefined : 'version';
  return frozen.components === components ? undefined : 'components';
};

/** The one answer to "by which rules?", for server, page, worker, bots and lab. */
export const makeGameOf = ({ loadCurrent, loadFrozen }: EngineSource): GameOf => {
  const engines = new Map<string, Promise<AnyGame | undefined>>();
  const engineOf = (id: string, version: number): Promise<AnyGame | undefined> => {
    const key = `${id} ${version}`;
    const known = engines.get(key);
    if (known !== undefined) return known;
    const loading = version === CURRENT_VERSIONS.get(id) ? loadCurrent(id) : loadFrozen(id, version);
    engines.set(key, loading);
    // What did not come over a network may come the next time.
    loading.catch(() => engines.delete(key));
    return loading;
  };
  return async ref => {
    const missing = missingRules(ref);
    if (missing === 'game' || missing === 'version') return { ok: false, fault: missing };
    const game = await engineOf(ref.game, ref.version);
    const fault = game === undefined ? 'version' : rulesFault(game, ref);
    return game === undefined || fault !== undefined ? { ok: false, fault: fault ?? 'version' } : { ok: true, game };
  };
};
