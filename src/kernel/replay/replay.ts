import { canonical, hashOf, type Hash } from '../data/canonical.ts';
import type { Chance } from '../chance/chance.ts';
import { configFaults, describeFault } from '../contract/config.ts';
import type { AnyGame, Game, GameEvent, GameRefusal, TableConfig } from '../contract/game.ts';
import { rulesRefOf, type RulesRef } from '../contract/rulesRef.ts';
import { liveChance, luckKey } from '../chance/liveChance.ts';
import { chainEntry, headerHash, resultOf, type Entry, type Header, type Log } from '../table/log.ts';
import { findOfferedMove } from '../table/offeredMoves.ts';
import { advance, begin, type Position, type PositionChange, type Snapshot } from '../table/position.ts';
import { isUndoRefusal, undoLastStep } from '../table/undoLastStep.ts';
import { recordedChance, recordingChance } from '../chance/recordedChance.ts';

/** The first place where a log is not what it claims to be. */
export interface LogDifference {
  /** The entry, or `header` for what stands before the first. */
  readonly seq: number | 'header';
  readonly what:
    | 'game'
    | 'version'
    | 'components'
    | 'config'
    | 'seed'
    | 'order'
    | 'hash'
    | 'refused'
    | 'undo'
    | 'luck'
    | 'result'
    | 'outcome';
  readonly expected: string;
  readonly found: string;
}

export class LogError extends Error {
  override readonly name = 'LogError';
  readonly difference: LogDifference;

  constructor(difference: LogDifference) {
    super(
      `${difference.seq === 'header' ? 'header' : `entry ${difference.seq}`}: ${difference.what}: expected ${difference.expected}, found ${difference.found}`,
    );
    this.difference = difference;
  }
}

const fail = (difference: LogDifference): never => {
  throw new LogError(difference);
};

export const demand = (
  seq: LogDifference['seq'],
  what: LogDifference['what'],
  expected: string,
  found: string,
): void => {
  if (expected !== found) fail({ seq, what, expected, found });
};

type ReplayGame<S, M, O> = Game<S, M, GameEvent, unknown, GameRefusal, O>;

/** Throws a `LogError` where a log is of other rules than these: nothing may go on under rules it did not begin with. */
export const demandRules = (game: Pick<AnyGame, 'id' | 'version' | 'components'>, ref: RulesRef): void => {
  const expected = rulesRefOf(game);
  for (const what of ['game', 'version', 'components'] as const)
    demand('header', what, String(expected[what]), String(ref[what]));
};

const checkHeader = <S, M, O>(game: ReplayGame<S, M, O>, { header, seed }: Log<M, O>): void => {
  demandRules(game, header);
  const [fault] = configFaults(game, header.config);
  if (fault !== undefined)
    fail({ seq: 'header', what: 'config', expected: 'a table that can be opened', found: describeFault(fault) });
  if (seed !== undefined) demand('header', 'seed', header.seedHash, hashOf(seed));
};

/** A second setup in the middle would be a new deal that nobody asked for. */
const placeOf = (seq: number, isSetup: boolean): string => `${isSetup ? 'setup' : 'deed'} ${seq}`;

/** The luck of an entry, and a check to make afterwards: that it was all used and, once the seed is known, that it was honest. */
const luckOf = (
  { seq, chance: drawn }: Entry<unknown>,
  key: string | undefined,
): { chance: Chance; settle: () => void } => {
  if (key !== undefined) {
    const honest: number[] = [];
    const chance = recordingChance(liveChance(key, seq), honest);
    return { chance, settle: () => demand(seq, 'luck', canonical(honest), canonical(drawn)) };
  }
  const chance = recordedChance(drawn, found =>
    fail({ seq, what: 'luck', expected: 'the outcomes the rules ask for', found }),
  );
  return { chance, settle: () => demand(seq, 'luck', '0 unused outcomes', `${chance.left()} unused outcomes`) };
};

const playMoveEntry = <S, M, O>(
  game: ReplayGame<S, M, O>,
  now: Position<S, M>,
  { seq, deed, chance: drawn }: Entry<M>,
  chance: Chance,
): PositionChange<S, M, GameEvent> => {
  if (deed.kind !== 'move') throw new Error(`entry ${seq} is no move`);
  const { seat, move } = deed;
  const refusal = game.refuse(now.state, seat, move);
  demand(seq, 'refused', 'a legal move', refusal?.code ?? 'a legal move');
  const offered = findOfferedMove(game, now.state, seat, move);
  if (offered === undefined)
    return fail({ seq, what: 'refused', expected: 'a legal move', found: 'a move that is not offered' });
  return advance(game, now, { ...offered, seat }, { chance, drawn });
};

/** What every entry of a log stands on; without a key its luck is taken as written. */
interface ReplayContext<O> {
  readonly config: TableConfig<O>;
  readonly key: string | undefined;
  readonly hash: Hash;
}

const playEntry = <S, M, O>(
  game: ReplayGame<S, M, O>,
  { config, key }: ReplayContext<O>,
  now: Position<S, M> | undefined,
  entry: Entry<M>,
): PositionChange<S, M, GameEvent> => {
  const { seq, deed } = entry;
  const { chance, settle } = luckOf(entry, key);
  const next = (): PositionChange<S, M, GameEvent> => {
    if (now === undefined || deed.kind === 'setup') return begin(game, config, chance);
    if (deed.kind === 'move') return playMoveEntry(game, now, entry, chance);
    const position = undoLastStep(game, now, deed.seat);
    if (!isUndoRefusal(position)) return { position, events: [] };
    return fail({ seq, what: 'undo', expected: 'a step to take back', found: position.barrier });
  };
  const advanced = next();
  settle();
  return advanced;
};

/** Hears of every entry of a log in turn: where it leads, and what happens on the way. */
export type ReplayVisitor<S, M> = (position: Position<S, M>, entry: Entry<M>, events: readonly GameEvent[]) => void;

const readEntry = <S, M, O>(
  game: ReplayGame<S, M, O>,
  context: ReplayContext<O>,
  { length, hash: previous, position: now }: Start<S, M>,
  entry: Entry<M>,
): PositionChange<S, M, GameEvent> & { readonly snapshot: Snapshot<S, M> } => {
  demand(length, 'order', placeOf(length, length === 0), placeOf(entry.seq, entry.deed.kind === 'setup'));
  const { hash } = chainEntry(previous, entry, context.hash);
  demand(length, 'hash', hash, entry.hash);
  const { position, events } = playEntry(game, context, now, entry);
  if (entry.result !== undefined)
    demand(length, 'result', resultOf(length, { events, state: position.state }, context.hash), entry.result);
  return { position, events, snapshot: { length: length + 1, hash, position } };
};

/** A snapshot, or the place before the first entry. */
type Start<S, M> = Omit<Snapshot<S, M>, 'position'> & { readonly position: Position<S, M> | undefined };

/** One entry further than a snapshot, with the luck as it is written; throws a `LogError` if the entry does not fit. */
export const followEntry = <S, M, O>(
  game: ReplayGame<S, M, O>,
  { config, hash = hashOf }: Pick<Header<O>, 'config'> & { readonly hash?: Hash },
  snapshot: Snapshot<S, M>,
  entry: Entry<M>,
): { readonly snapshot: Snapshot<S, M>; readonly events: readonly GameEvent[] } =>
  readEntry(game, { config, key: undefined, hash }, snapshot, entry);

/** Every position of a log in order; throws a `LogError` at the first thing that does not fit. */
export const replay = <S, M, O>(
  game: ReplayGame<S, M, O>,
  log: Log<M, O>,
  visit: ReplayVisitor<S, M> = () => {},
  hash: Hash = hashOf,
): Position<S, M> => {
  checkHeader(game, log);
  const { header, seed, entries } = log;
  const key = seed === undefined ? undefined : luckKey(seed, header.salts, hash);
  const context = { config: header.config, key, hash };
  let now: Start<S, M> = { length: 0, hash: headerHash(header), position: undefined };
  for (const entry of entries) {
    const { position, events, snapshot } = readEntry(game, context, now, entry);
    visit(position, entry, events);
    now = snapshot;
  }
  return now.position ?? fail({ seq: 0, what: 'order', expected: placeOf(0, true), found: 'nothing' });
};

/** The position after entry `seq`. */
export const positionAt = <S, M, O>(game: ReplayGame<S, M, O>, log: Log<M, O>, seq: number): Position<S, M> =>
  replay(game, { ...log, entries: log.entries.slice(0, seq + 1) });

/** What `check` finds first, or nothing when all is true. */
export const differenceIn = (check: () => void): LogDifference | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof LogError) return error.difference;
    throw error;
  }
};

/** Names the first difference between a log and the game it tells, or nothing when it is true. */
export const verify = <S, M, O>(
  game: ReplayGame<S, M, O>,
  log: Log<M, O>,
  hash: Hash = hashOf,
): LogDifference | undefined => differenceIn(() => replay(game, log, () => {}, hash));
