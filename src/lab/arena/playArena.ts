import { at, optionSpecs, type AnyGame, type AnyOptions, type TableConfig } from '#kernel';
import type { Job, Result } from '../pool/jobs.ts';
import type { Pool } from '../pool/pool.ts';
import type { Progress } from '../progress.ts';
import { pairingsOf, type Lineup, type Pairing } from './lineup.ts';
import type { Played } from './playMatches.ts';

export interface ArenaPlan {
  readonly game: AnyGame;
  readonly config: TableConfig<unknown>;
  /** An option whose values take turns, deal by deal. */
  readonly vary: string | undefined;
  readonly bots: readonly string[];
  readonly lineups: readonly Lineup[];
  /** Of each lineup. */
  readonly games: number;
  readonly seed: number;
  readonly weights: string | undefined;
  /** Milliseconds a decision. */
  readonly limit: number | undefined;
  /** After so many no further game is begun. */
  readonly seconds: number | undefined;
}

const MOST_IN_JOB = 20;
const JOBS_A_THREAD = 8;

const configOf = ({ game, config, vary }: ArenaPlan, { deal }: Pairing): TableConfig<unknown> => {
  if (vary === undefined) return config;
  const option = new Map(optionSpecs(game.options as object)).get(vary);
  if (option?.kind !== 'choice') return config;
  // Every game's options are values by name.
  const options = { ...(config.options as AnyOptions), [vary]: at(option.among, deal % option.among.length) };
  return { ...config, options };
};

/** Of games in their order, those up to the last deal that was played on every seat. */
const wholeDeals = (played: readonly Played[], { lineups, config: { seats } }: ArenaPlan): readonly Played[] => {
  const sorted = [...played].sort((one, other) => one.index - other.index);
  const gap = sorted.findIndex(({ index }, place) => index !== place);
  const whole = gap < 0 ? sorted.length : gap;
  const block = lineups.length * seats;
  // A run too short for one whole block is told as it is.
  return whole < block ? sorted.slice(0, whole) : sorted.slice(0, whole - (whole % block));
};

/** Plays all games on all threads. */
export const playArena = (pool: Pool, threads: number, plan: ArenaPlan, progress: Progress): readonly Played[] => {
  const started = performance.now();
  const pairings = pairingsOf(plan.lineups, plan.games);
  const size = Math.max(1, Math.min(MOST_IN_JOB, Math.floor(pairings.length / threads / JOBS_A_THREAD)));
  const played: Played[] = [];
  let next = 0;
  let moves = 0;
  const nextJob = (): Job | undefined => {
    const isLate = plan.seconds !== undefined && performance.now() - started > 1000 * plan.seconds;
    if (next >= pairings.length || isLate) return undefined;
    const matches = pairings.slice(next, next + size).map(pairing => ({ ...pairing, config: configOf(plan, pairing) }));
    next += matches.length;
    const { game, bots, weights, seed, limit } = plan;
    return { kind: 'matches', game: game.id, bots, weights, seed, limit, matches };
  };
  pool.run(nextJob, (result: Result) => {
    if (!('matches' in result)) return;
    played.push(...result.matches);
    for (const match of result.matches) moves += match.moves;
    progress.show(played.length, moves);
  });
  progress.end();
  return next >= pairings.length ? [...played].sort((one, other) => one.index - other.index) : wholeDeals(played, plan);
};
