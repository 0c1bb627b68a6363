import { rulesFault, type AnyGame, type RulesFault, type RulesRef } from '#kernel';
import { FROZEN_VERSIONS } from './frozenVersions.ts';

/** Where engines are loaded from: files for a server, chunks for a page. */
export interface EngineSource {
  /** The rules that new tables are played by. */
  loadCurrent(id: string): Promise<AnyGame | undefined>;
  loadFrozen(id: string, version: number): Promise<AnyGame | undefined>;
}

export type RulesLookup =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly fault: RulesFault };

/** Finds the engine that a table's rules name: game, version and edition. Each is loaded once. */
export type GameOf = (ref: RulesRef) => Promise<RulesLookup>;

/** What of these rules is missing, as far as it can be told without loading them: enough for a list. */
export const missingRules = (
  { game, version, components }: RulesRef,
  currentVersion: number | undefined,
): RulesFault | undefined => {
  if (currentVersion === undefined) return 'game';
  if (version === currentVersion) return undefined;
  const frozen = FROZEN_VERSIONS[game]?.find(row => row.version === version);
  if (frozen === undefined) return 'version';
  return frozen.components === components ? undefined : 'components';
};

const lookup = (game: AnyGame | undefined, ref: RulesRef): RulesLookup => {
  if (game === undefined) return { ok: false, fault: 'version' };
  const fault = rulesFault(game, ref);
  return fault === undefined ? { ok: true, game } : { ok: false, fault };
};

/** Which asides are secret is no rule: an earlier version that does not say so keeps the secrets of the present one. */
const withSecretAsides = (frozen: AnyGame | undefined, { isSecretAside }: AnyGame): AnyGame | undefined =>
  frozen === undefined || frozen.isSecretAside !== undefined || isSecretAside === undefined
    ? frozen
    : { ...frozen, isSecretAside };

/** The one answer to "by which rules?", for server, page, worker, bots and lab. */
export const makeGameOf = ({ loadCurrent, loadFrozen }: EngineSource): GameOf => {
  const frozen = new Map<string, Promise<AnyGame | undefined>>();
  const frozenGame = (current: AnyGame, version: number): Promise<AnyGame | undefined> => {
    const { id } = current;
    const key = `${id} ${version}`;
    const known = frozen.get(key);
    if (known !== undefined) return known;
    const loading = loadFrozen(id, version).then(game => withSecretAsides(game, current));
    frozen.set(key, loading);
    // What did not come over a network may come the next time.
    loading.catch(() => frozen.delete(key));
    return loading;
  };
  return async ref => {
    const current = await loadCurrent(ref.game);
    if (current === undefined) return { ok: false, fault: 'game' };
    if (current.version === ref.version) return lookup(current, ref);
    return lookup(await frozenGame(current, ref.version), ref);
  };
};
