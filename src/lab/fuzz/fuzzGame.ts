import { optionSpecs, type AnyGame, type AnyOptions } from '#kernel';
import { makeReplay } from '#kernel/replayFile';
import { allGameChecks, randomGame, Violation, type AnyGameFixture, type GameCheck } from '#kernel/testing';
import { describeError, placeOf } from '../faults.ts';
import type { Progress } from '../progress.ts';
import { planGames, type Planned, type PlanOptions } from './plan.ts';
import { makeFailure, makeRecorder, type Recording } from './recorder.ts';

/** How often each value was played, by name. */
type Tally = Record<string, number>;

/** A promise that was broken, and the game in which it was. */
export interface Finding {
  /** In how manieth game; missing for what only shows over all games together. */
  readonly number?: number;
  readonly planned?: Planned;
  readonly message: string;
  /** The text of a replay file; missing if the game cannot be written down. */
  readonly replay?: string;
}

export interface FuzzReport {
  readonly game: string;
  readonly games: number;
  readonly moves: number;
  readonly seats: Readonly<Tally>;
  readonly options: Readonly<Record<string, Readonly<Tally>>>;
  /** From this many games on it is judged what leaks over many games, too. */
  readonly round: number;
  readonly seconds: number;
  readonly finding?: Finding;
}

export interface FuzzOptions extends PlanOptions {
  readonly games: number;
}

/** What has been played so far. */
interface Coverage {
  moves: number;
  games: number;
  readonly seats: Tally;
  readonly options: Readonly<Record<string, Tally>>;
}

const noCoverage = ({ options }: AnyGame): Coverage => {
  // Every OptionsSpec is an object; `AnyGame` cannot say so, because it knows no option's name.
  const names = optionSpecs(options as object).map(([name]) => name);
  return { moves: 0, games: 0, seats: {}, options: Object.fromEntries(names.map(name => [name, {}])) };
};

const count = (tally: Tally, value: unknown): void => {
  const key = String(value);
  tally[key] = (tally[key] ?? 0) + 1;
};

const cover = (coverage: Coverage, { config }: Planned): void => {
  coverage.games++;
  count(coverage.seats, config.seats);
  // True of every config that `planGames` makes: options are values by name.
  const options = config.options as AnyOptions;
  for (const [name, tally] of Object.entries(coverage.options)) count(tally, options[name]);
};

/** Whatever a game throws is a broken promise; a `Violation` only says it better. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Violation)) return `threw ${describeError(error)}`;
  return error.cause === undefined ? error.message : `${error.message} (at ${placeOf(error.cause)})`;
};

const writeFailure = (
  fixture: AnyGameFixture,
  planned: Planned,
  recording: Recording | undefined,
  error: unknown,
): Pick<Finding, 'replay'> => {
  try {
    // What failed on a table has a log of its own, which is not that of the random game.
    if (error instanceof Violation && error.log !== undefined) return { replay: makeReplay(error.log, undefined) };
    return recording === undefined ? {} : { replay: makeFailure(fixture, planned, recording) };
  } catch {
    // Such as a move that is no plain data: the message says so, and no file could.
    return {};
  }
};

const playOne = (
  fixture: AnyGameFixture,
  planned: Planned,
  checks: readonly GameCheck<unknown, unknown>[],
  coverage: Coverage,
): Finding | undefined => {
  const recorder = makeRecorder();
  cover(coverage, planned);
  try {
    randomGame(fixture, planned.config, planned.seed, [recorder.watch, ...checks]);
    return undefined;
  } catch (error) {
    const written = writeFailure(fixture, planned, recorder.recording(), error);
    return { number: coverage.games, planned, message: messageOf(error), ...written };
  } finally {
    coverage.moves += recorder.recording()?.steps.length ?? 0;
  }
};

const settle = (checks: readonly GameCheck<unknown, unknown>[]): Finding | undefined => {
  try {
    for (const check of checks) check.settle?.();
    return undefined;
  } catch (error) {
    return { message: messageOf(error) };
  }
};

/** Plays random games under the eyes of every check, up to the first that is found fault with. */
export const fuzzGame = (fixture: AnyGameFixture, options: FuzzOptions, progress: Progress): FuzzReport => {
  const start = performance.now();
  const checks = allGameChecks(fixture);
  const coverage = noCoverage(fixture.game);
  const plan = planGames(fixture.game, options);
  let finding: Finding | undefined;
  while (finding === undefined && coverage.games < options.games) {
    finding = playOne(fixture, plan.next(), checks, coverage);
    progress.show(coverage.games, coverage.moves);
  }
  progress.end();
  // That a secret was always guessed means nothing before each kind of table has been seen.
  if (coverage.games >= plan.round) finding ??= settle(checks);
  const seconds = (performance.now() - start) / 1000;
  return { game: fixture.game.id, ...coverage, round: plan.round, seconds, ...(finding && { finding }) };
};
