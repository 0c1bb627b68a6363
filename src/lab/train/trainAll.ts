import type { Job, Result } from '../pool/jobs.ts';
import type { Pool } from '../pool/pool.ts';
import type { TrainingRun } from './trainingRun.ts';

/** How long to train: so many games in each round, or all rounds within some time. */
export type Budget =
  | { readonly kind: 'games'; readonly games: readonly number[] }
  | { readonly kind: 'seconds'; readonly seconds: number; readonly rounds: number };

/** Of the whole time, what one fit is thought to take before the first was seen. */
const FIT = 0.06;
/** The first round is quickly played and soon forgotten. */
const FIRST_ROUND = 0.4;

export interface TrainingEvents {
  /** A round is learned. */
  fitted(run: TrainingRun, milliseconds: number): void;
  /** Some games were played. */
  played(runs: readonly TrainingRun[]): void;
}

const roundsPlayed = ({ round, firstRound }: TrainingRun): number => round - firstRound;

const isOver = (run: TrainingRun, budget: Budget): boolean =>
  roundsPlayed(run) >= (budget.kind === 'games' ? budget.games.length : budget.rounds);

class Trainer {
  private readonly started = performance.now();
  private readonly runs: readonly TrainingRun[];
  private readonly budget: Budget;
  private readonly byJob = new Map<Job, TrainingRun>();
  private readonly ends = new Map<TrainingRun, { readonly round: number; readonly end: number }>();

  constructor(runs: readonly TrainingRun[], budget: Budget) {
    this.runs = runs;
    this.budget = budget;
  }

  /** When a run should stop playing its round: what is left is shared by the rounds, and each has a fit to come. */
  private endOf(run: TrainingRun): number {
    const known = this.ends.get(run);
    if (known?.round === run.round || this.budget.kind === 'games') return known?.end ?? Number.POSITIVE_INFINITY;
    const { seconds, rounds } = this.budget;
    const now = performance.now() - this.started;
    const left = rounds - roundsPlayed(run);
    const fit = run.lastFit ?? 1000 * seconds * FIT;
    const share = (1000 * seconds - now) / left - fit;
    const end = now + share * (run.round === 0 ? FIRST_ROUND : 1);
    this.ends.set(run, { round: run.round, end });
    return end;
  }

  /** How many games a run's round should have; no more than were handed out once its time is over. */
  private goalOf(run: TrainingRun): number {
    if (this.budget.kind === 'games') return this.budget.games[roundsPlayed(run)] ?? 0;
    return performance.now() - this.started < this.endOf(run) ? Number.POSITIVE_INFINITY : 0;
  }

  next = (): Job | undefined => {
    const active = this.runs.filter(run => !isOver(run, this.budget) && !run.isFitting);
    for (const run of [...active].sort((one, other) => one.share - other.share)) {
      const goal = this.goalOf(run);
      const isPlayed = run.played >= goal && run.played > 0;
      const job = isPlayed ? (run.isIdle ? run.nextFit() : undefined) : run.nextGames(Math.max(1, goal));
      if (job === undefined) continue;
      this.byJob.set(job, run);
      return job;
    }
    return undefined;
  };

  take(result: Result, job: Job, events: TrainingEvents): void {
    const run = this.byJob.get(job);
    this.byJob.delete(job);
    if (run === undefined) return;
    if (job.kind === 'selfPlay' && 'rows' in result) {
      run.takeGames(result, job);
      events.played(this.runs);
    } else if ('net' in result) {
      run.takeFit(result);
      events.fitted(run, result.milliseconds);
    }
  }
}

/** Trains several values side by side: whoever is ready to learn does, and all others play. */
export const trainAll = (pool: Pool, runs: readonly TrainingRun[], budget: Budget, events: TrainingEvents): void => {
  const trainer = new Trainer(runs, budget);
  pool.run(trainer.next, (result, job) => trainer.take(result, job, events));
};
