import { canonical, hashOf } from './canonical.ts';
import type { Chance } from './chance.ts';
import { configFaults, describeFault } from './config.ts';
import type { Game, GameEvent, GameRefusal } from './game.ts';
import { liveChance, luckKey } from './liveChance.ts';
import { chained, headerHash, type Entry, type Log } from './log.ts';
import { findOffered } from './offered.ts';
import { advance, begin, isRefused, takeBack, type Position } from './position.ts';
import { recordedChance, recordingChance } from './recordedChance.ts';

/** The first place where a log is not what it claims to be. */
export interface Difference {
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
    | 'outcome';
  readonly expected: string;
  readonly found: string;
}

export class LogError extends Error {
  override readonly name = 'LogError';
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(`entry ${difference.seq}: ${difference.what}: expected ${difference.expected}, found ${difference.found}`);
    this.difference = difference;
  }
}

const fail = (difference: Difference): never => {
  throw new LogError(difference);
};

export const demand = (seq: Difference['seq'], what: Difference['what'], expected: string, found: string): void => {
  if (expected !== found) fail({ seq, what, expected, found });
};

type ReplayGame<S, M, O> = Game<S, M, GameEvent, unknown, GameRefusal, O>;

const checkHeader = <S, M, O>(game: ReplayGame<S, M, O>, { header, seed }: Log<M, O>): void => {
  demand('header', 'game', game.id, header.game);
  demand('header', 'version', String(game.version), String(header.version));
  demand('header', 'components', game.components, header.components);
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

const enactMove = <S, M, O>(
  game: ReplayGame<S, M, O>,
  now: Position<S, M>,
  { seq, deed, chance: drawn }: Entry<M>,
  chance: Chance,
): Position<S, M> => {
  if (deed.kind !== 'move') throw new Error(`entry ${seq} is no move`);
  const { seat, move } = deed;
  const refusal = game.refuse(now.state, seat, move);
  demand(seq, 'refused', 'a legal move', refusal?.code ?? 'a legal move');
  const offered = findOffered(game, now.state, seat, move);
  if (offered === undefined)
    return fail({ seq, what: 'refused', expected: 'a legal move', found: 'a move that is not offered' });
  return advance(game, now, { ...offered, seat }, { chance, drawn }).position;
};

const enact = <S, M, O>(
  game: ReplayGame<S, M, O>,
  { header, seed }: Log<M, O>,
  now: Position<S, M> | undefined,
  entry: Entry<M>,
): Position<S, M> => {
  const { seq, deed } = entry;
  const { chance, settle } = luckOf(entry, seed === undefined ? undefined : luckKey(seed, header.salts));
  const next = (): Position<S, M> => {
    if (now === undefined || deed.kind === 'setup') return begin(game, header.config, chance).position;
    if (deed.kind === 'move') return enactMove(game, now, entry, chance);
    const back = takeBack(game, now, deed.seat);
    return isRefused(back) ? fail({ seq, what: 'undo', expected: 'a step to take back', found: back.barrier }) : back;
  };
  const position = next();
  settle();
  return position;
};

/** Every position of a log in order, up to entry `last`; throws a `LogError` at the first thing that does not fit. */
export const replay = <S, M, O>(
  game: ReplayGame<S, M, O>,
  log: Log<M, O>,
  visit: (position: Position<S, M>, entry: Entry<M>) => void = () => {},
): Position<S, M> => {
  checkHeader(game, log);
  let now: Position<S, M> | undefined;
  let hash = headerHash(log.header);
  for (const [seq, entry] of log.entries.entries()) {
    demand(seq, 'order', placeOf(seq, seq === 0), placeOf(entry.seq, entry.deed.kind === 'setup'));
    hash = chained(hash, entry).hash;
    demand(seq, 'hash', hash, entry.hash);
    now = enact(game, log, now, entry);
    visit(now, entry);
  }
  return now ?? fail({ seq: 0, what: 'order', expected: placeOf(0, true), found: 'nothing' });
};

/** The position after entry `seq`. */
export const positionAt = <S, M, O>(game: ReplayGame<S, M, O>, log: Log<M, O>, seq: number): Position<S, M> =>
  replay(game, { ...log, entries: log.entries.slice(0, seq + 1) });

/** What `check` finds first, or nothing when all is true. */
export const differenceIn = (check: () => void): Difference | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof LogError) return error.difference;
    throw error;
  }
};

/** Names the first difference between a log and the game it tells, or nothing when it is true. */
export const verify = <S, M, O>(game: ReplayGame<S, M, O>, log: Log<M, O>): Difference | undefined =>
  differenceIn(() => replay(game, log));
