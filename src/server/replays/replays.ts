import os from 'node:os';
import { Piscina } from 'piscina';
import { errors } from '../errors.ts';
import type { DatabaseLocation } from '../store/engine.ts';
import type { LoggedTable, ReplayQuery, ReplayTask, ResumedGame, ResumeFault, ResumeQuery } from './replayTask.ts';

/** A person's requests wait for each other; more than so many do not wait. */
const MAX_WAITING_PER_PERSON = 4;
/** The same for all people together. */
const MAX_WAITING = 100;
/** A replay that takes longer, in milliseconds, is ended. */
const TIME_LIMIT = 30_000;

type ReplayAnswer = string | ResumedGame | ResumeFault | undefined;

/** A thread that has nothing to do keeps its replayed logs for so many milliseconds. */
const IDLE_TIMEOUT = 60 * 60_000;
/** The first thread loads the games when the server has been up for so long, and not while somebody waits. */
const WARM_UP_DELAY = 5000;

/** Few: the cores are for those who play. */
const threads = (): number => Math.max(1, Math.floor(os.availableParallelism() / 4));

/** Replays logs in worker threads, one at a time for each person: no move waits for somebody who looks back. */
export class Replays {
  readonly #location: DatabaseLocation;
  readonly #pool: Piscina<ReplayTask, ReplayAnswer>;
  /** The requests of each person that are not answered yet, and the last of them. */
  readonly #waiting = new Map<string, { count: number; last: Promise<unknown> }>();
  readonly #warmUpTimer: NodeJS.Timeout;

  constructor(location: DatabaseLocation) {
    this.#location = location;
    this.#pool = new Piscina({
      filename: new URL('./replayWorker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads(),
      maxQueue: MAX_WAITING,
      idleTimeout: IDLE_TIMEOUT,
    });
    // A worker that crashes is replaced; what it worked on is rejected.
    this.#pool.on('error', () => {});
    this.#warmUpTimer = setTimeout(
      () => void this.#pool.run({ kind: 'warmUp' }).catch(() => {}),
      WARM_UP_DELAY,
    ).unref();
  }

  /** JSON, or the replay file; nothing for a step that does not stand. */
  async query(person: string, table: LoggedTable, query: ReplayQuery): Promise<string | undefined> {
    const answer = await this.#inTurn(person, () =>
      this.#run({ kind: 'query', location: this.#location, table, query }),
    );
    // The worker answers each kind of task with its own kind of value.
    return answer as string | undefined;
  }

  /** The end of a log that is too long to be replayed by whoever moves games on. */
  async resume(table: LoggedTable, resume: ResumeQuery): Promise<ResumedGame | ResumeFault> {
    // As above.
    return (await this.#run({ kind: 'resume', location: this.#location, table, resume })) as ResumedGame | ResumeFault;
  }

  async close(): Promise<void> {
    clearTimeout(this.#warmUpTimer);
    await this.#pool.destroy();
  }

  async #inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(person) ?? { count: 0, last: Promise.resolve() };
    if (waiting.count >= MAX_WAITING_PER_PERSON) throw errors.tooFast();
    this.#waiting.set(person, waiting);
    waiting.count++;
    const result = waiting.last.then(work);
    waiting.last = result.catch(() => {});
    try {
      return await result;
    } finally {
      if (--waiting.count === 0) this.#waiting.delete(person);
    }
  }

  async #run(task: ReplayTask): Promise<ReplayAnswer> {
    if (this.#pool.queueSize >= MAX_WAITING) throw errors.busy();
    return this.#pool.run(task, { signal: AbortSignal.timeout(TIME_LIMIT) });
  }
}
