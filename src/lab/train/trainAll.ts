import type { Job, Result } from '../pool/jobs.ts';
import type { Pool } from '../pool/pool.ts';
import type { Course } from './course.ts';

/** How long to train: so many games in each round, or all rounds within some time. */
export type Budget =
  | { readonly kind: 'games'; readonly games: readonly number[] }
  | { readonly kind: 'seconds'; readonly seconds: number; readonly rounds: number };

/** Of the whole time, when the last round's games end: the rest is for what is learned from them. */
const PLAYING = 0.8;
/** Later rounds are longer: their players are better. */
const GROWTH = 1.15;

export interface TrainingEvents {
  /** A round is learned. */
  fitted(course: Course, milliseconds: number): void;
  /** Some games were played. */
  played(courses: readonly Course[]): void;
}

const isLast = ({ round, config: { start } }: Course, budget: Budget): boolean => {
  const rounds = budget.kind === 'games' ? budget.games.length : budget.rounds;
  return round - (start === undefined ? 0 : 1) >= rounds;
};

class Trainer {
  private readonly started = performance.now();
  private readonly courses: readonly Course[];
  private readonly budget: Budget;
  private readonly byJob = new Map<Job, Course>();

  constructor(courses: readonly Course[], budget: Budget) {
    this.courses = courses;
    this.budget = budget;
  }

  /** How many games a course's round should have; no more than were handed out once its time is over. */
  private goalOf({ round, config: { start } }: Course): number {
    const index = round - (start === undefined ? 0 : 1);
    if (this.budget.kind === 'games') return this.budget.games[index] ?? 0;
    const { seconds, rounds } = this.budget;
    const until = 1000 * seconds * PLAYING * ((index + 1) / rounds) ** GROWTH;
    return performance.now() - this.started < until ? Number.POSITIVE_INFINITY : 0;
  }

  next = (): Job | undefined => {
    const active = this.courses.filter(course => !isLast(course, this.budget) && !course.isFitting);
    for (const course of [...active].sort((one, other) => one.share - other.share)) {
      const goal = this.goalOf(course);
      const isOver = course.played >= goal && course.played > 0;
      const job = isOver ? (course.isIdle ? course.nextFit() : undefined) : course.nextGames(Math.max(1, goal));
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
