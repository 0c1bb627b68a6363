import type { Job, Result } from '../pool/jobs.ts';
import type { Pool } from '../pool/pool.ts';
import type { Course } from './course.ts';

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
  fitted(course: Course, milliseconds: number): void;
  /** Some games were played. */
  played(courses: readonly Course[]): void;
}

const roundsPlayed = ({ round, firstRound }: Course): number => round - firstRound;

const isOver = (course: Course, budget: Budget): boolean =>
  roundsPlayed(course) >= (budget.kind === 'games' ? budget.games.length : budget.rounds);

class Trainer {
  private readonly started = performance.now();
  private readonly courses: readonly Course[];
  private readonly budget: Budget;
  private readonly byJob = new Map<Job, Course>();
  private readonly ends = new Map<Course, { readonly round: number; readonly end: number }>();

  constructor(courses: readonly Course[], budget: Budget) {
    this.courses = courses;
    this.budget = budget;
  }

  /** When a course should stop playing its round: what is left is shared by the rounds, and each has a fit to come. */
  private endOf(course: Course): number {
    const known = this.ends.get(course);
    if (known?.round === course.round || this.budget.kind === 'games') return known?.end ?? Number.POSITIVE_INFINITY;
    const { seconds, rounds } = this.budget;
    const now = performance.now() - this.started;
    const left = rounds - roundsPlayed(course);
    const fit = course.lastFit ?? 1000 * seconds * FIT;
    const share = (1000 * seconds - now) / left - fit;
    const end = now + share * (course.round === 0 ? FIRST_ROUND : 1);
    this.ends.set(course, { round: course.round, end });
    return end;
  }

  /** How many games a course's round should have; no more than were handed out once its time is over. */
  private goalOf(course: Course): number {
    if (this.budget.kind === 'games') return this.budget.games[roundsPlayed(course)] ?? 0;
    return performance.now() - this.started < this.endOf(course) ? Number.POSITIVE_INFINITY : 0;
  }

  next = (): Job | undefined => {
    const active = this.courses.filter(course => !isOver(course, this.budget) && !course.isFitting);
    for (const course of [...active].sort((one, other) => one.share - other.share)) {
      const goal = this.goalOf(course);
      const isPlayed = course.played >= goal && course.played > 0;
      const job = isPlayed ? (course.isIdle ? course.nextFit() : undefined) : course.nextGames(Math.max(1, goal));
      if (job === undefined) continue;
      this.byJob.set(job, course);
      return job;
    }
    return undefined;
  };

  take(result: Result, job: Job, events: TrainingEvents): void {
    const course = this.byJob.get(job);
    this.byJob.delete(job);
    if (course === undefined) return;
    if (job.kind === 'selfPlay' && 'rows' in result) {
      course.takeGames(result, job);
      events.played(this.courses);
    } else if ('net' in result) {
      course.takeFit(result);
      events.fitted(course, result.milliseconds);
    }
  }
}

/** Trains several values side by side: whoever is ready to learn does, and all others play. */
export const trainAll = (pool: Pool, courses: readonly Course[], budget: Budget, events: TrainingEvents): void => {
  const trainer = new Trainer(courses, budget);
  pool.run(trainer.next, (result, job) => trainer.take(result, job, events));
};
