import {
  chainEntry,
  defaultOptions,
  hashOf,
  headerHash,
  play,
  seat as toSeat,
  Table,
  type AnyGame,
  type AnyOptions,
  type AnyTable,
  type GameEvent,
  type Header,
  type OptionsSpec,
  type TableConfig,
} from '#kernel';
import type { LessonTableSetup, ScriptedLuck } from './lesson.ts';
import { luckScript } from './scriptedLuck.ts';

/**
 * A lesson's table is an ordinary one whose luck was written by hand: it is opened from a log with that luck, and
 * follows entries that hold it. So it is stored, resumed and set back like any other. It is never provable: the seed
 * that its header promises is not the one it goes on with.
 */

const configOf = (game: AnyGame, { seats, options }: LessonTableSetup): TableConfig<unknown> => {
  const defaults = defaultOptions(game.options as OptionsSpec<AnyOptions>);
  return { seats, options: { ...defaults, ...options } };
};

const scriptedSetup = (game: AnyGame, config: TableConfig<unknown>, luck: ScriptedLuck): readonly number[] => {
  const script = luckScript(luck);
  game.setup(config, script.chance);
  script.settle();
  return script.drawn;
};

export const openLessonTable = (game: AnyGame, setup: LessonTableSetup, seed: string): AnyTable => {
  const config = configOf(game, setup);
  if (setup.luck === 'live') return Table.open(game, config, { seed });
  const { id, version, components } = game;
  const header: Header<unknown> = { game: id, version, components, config, seedHash: hashOf('lesson'), salts: [] };
  const chance = scriptedSetup(game, config, setup.luck);
  const entry = chainEntry<unknown>(headerHash(header), { seq: 0, time: 0, deed: { kind: 'setup' }, chance });
  return Table.resume(game, { header, entries: [entry] }, seed);
};

export interface LuckyMove {
  readonly seat: number;
  readonly move: unknown;
  readonly luck: ScriptedLuck;
}

/** Plays a legal move with the luck that the lesson has written for it. */
export const playWithLuck = (
  table: AnyTable,
  { seat: index, move, luck }: LuckyMove,
  time: number,
): readonly GameEvent[] => {
  const seat = toSeat(index);
  const script = luckScript(luck);
  play(table.game, table.state, { seat, move }, script.chance);
  script.settle();
  const { length, hash } = table.snapshot;
  const deed = { kind: 'move', seat, move } as const;
  return table.follow(chainEntry<unknown>(hash, { seq: length, time, deed, chance: script.drawn }));
};

/** A copy that keeps no log, to try things out on. */
export const branchOf = (table: AnyTable, seed: string): AnyTable =>
  Table.fromSnapshot(table.game, table.header, table.snapshot, { seed });

/** The table as it was when its log was so long. */
export const setBack = (table: AnyTable, length: number, seed: string): AnyTable =>
  Table.resume(table.game, { header: table.header, entries: table.log.entries.slice(0, length) }, seed);
