import type { AnyGame } from './game.ts';

/** By which rules a table is played. The header of every log says it. */
export interface RulesRef {
  readonly game: string;
  readonly version: number;
  /** Hash of the values of the components: of the edition. */
  readonly components: string;
}

/** What of a reference cannot be served. */
export type RulesFault = 'game' | 'version' | 'components';

/** Why a stored table cannot be opened: its rules are not here, or its log is not what they make of its deeds. */
export type TableFault = RulesFault | 'log';

/** A version of a game whose engine was put aside as one file, so that its tables can be played for good. */
export interface FrozenVersion extends Pick<RulesRef, 'version' | 'components'> {
  /** Of the file, in hex. */
  readonly sha256: string;
}

export const rulesRefOf = ({ id, version, components }: Pick<AnyGame, 'id' | 'version' | 'components'>): RulesRef => ({
  game: id,
  version,
  components,
});

/** The first thing in which a table's rules are not those of this game. */
export const rulesFault = (
  game: Pick<AnyGame, 'id' | 'version' | 'components'>,
  ref: RulesRef,
): RulesFault | undefined => {
  if (ref.game !== game.id) return 'game';
  if (ref.version !== game.version) return 'version';
  return ref.components === game.components ? undefined : 'components';
};
