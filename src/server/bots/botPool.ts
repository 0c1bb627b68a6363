import os from 'node:os';
import { randomInt } from 'node:crypto';
import { Piscina } from 'piscina';
import { lowerLevel, timeLimitOf } from '#bots/limits';
import { at } from '#kernel';
import { BOT_FLAGS, type BotTask } from './botWorker.ts';

/** A bot that failed or took too long, for the log and the metrics. */
export interface BotFailure {
  readonly game: string;
  readonly bot: string;
  readonly reason: string;
}

interface BotPoolOptions {
  /** No bot thinks longer than so many milliseconds, whatever its level allows. */
  readonly timeLimit: number;
  readonly report: (failure: BotFailure) => void;
  /** The worker's module; tests have one with failing bots. */
  readonly worker?: URL;
}

/** A bot that does not stop when asked is terminated after so many times its time limit, and a little more. */
const TERMINATE_FACTOR = 2;
const TERMINATE_GRACE = 250;
/** For the wait for a thread, its start and the loading of the bot, on a busy machine. */
const START_LIMIT = 60_000;

const EMPTY_TASK = {
  game: '',
  version: 0,
  components: '',
  seats: 0,
  bot: '',
  isAside: false,
  view: {},
  moves: [],
  seed: 0,
} as const;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Resolves when a thread has taken the task and the bot begins to think. */
const hasStarted = async (flags: SharedArrayBuffer): Promise<void> => {
  await Atomics.waitAsync(new Int32Array(flags), BOT_FLAGS.started, 0).value;
};

/** Nothing is chosen any more: the server is closing. */
export class BotPoolClosed extends Error {
  constructor() {
    super('the bots are closed');
  }
}

export type BotQuestion<Move> = Omit<BotTask, 'flags' | 'seed' | 'moves' | 'isAside'> & {
  readonly moves: readonly Move[];
};

type UnseededTask = Omit<BotTask, 'flags' | 'seed'>;

/** The bots' worker threads. A bot that fails or takes too long is replaced by the next lower one for that decision. */
export class BotPool {
  readonly #pool: Piscina<BotTask, number>;
  readonly #options: BotPoolOptions;
  #isClosed = false;

  constructor(options: BotPoolOptions) {
    this.#options = options;
    this.#pool = new Piscina({
      filename: (options.worker ?? new URL('./botWorker.ts', import.meta.url)).href,
      minThreads: 0,
      maxThreads: Math.max(1, os.availableParallelism() - 1),
      idleTimeout: 60_000,
    });
    // A worker that crashes after it has answered; the pool starts another.
    this.#pool.on('error', error => options.report({ game: '', bot: '', reason: reasonOf(error) }));
  }

  /** Rejects with `BotPoolClosed` when the pool is closed meanwhile: a move must not be made up then. */
  async choose<Move>(question: BotQuestion<Move>): Promise<Move> {
    const { moves } = question;
    for (let bot: string | undefined = question.bot; bot !== undefined; bot = lowerLevel(bot)) {
      const index = await this.#ask({ ...question, bot, isAside: false });
      if (index !== undefined) return at(moves, index);
    }
    // Even the lowest has failed: the game goes on all the same.
    return at(moves, randomInt(moves.length));
  }

  /** What a bot does besides; nothing mostly, and where it fails. */
  async chooseAside<Move>(question: BotQuestion<Move>): Promise<Move | undefined> {
    const index = await this.#ask({ ...question, isAside: true });
    return index === undefined ? undefined : question.moves[index];
  }

  async #ask(question: UnseededTask): Promise<number | undefined> {
    const { game, bot, moves, isAside } = question;
    try {
      const index = await this.#run(question);
      if (moves[index] === undefined && !isAside) throw new Error('no such move');
      return index;
    } catch (error) {
      if (this.#isClosed) throw new BotPoolClosed();
      this.#options.report({ game, bot, reason: reasonOf(error) });
      this.#replaceThread();
      return undefined;
    }
  }

  async #run(question: UnseededTask): Promise<number> {
    const flags = new SharedArrayBuffer(8);
    const abort = new AbortController();
    const timers: NodeJS.Timeout[] = [];
    let isOver = false;
    const after = (milliseconds: number, act: () => void): void => void timers.push(setTimeout(act, milliseconds));
    const cancel = (): void => abort.abort(new Error('took too long'));
    try {
      const answer = this.#pool.run({ ...question, seed: randomInt(2 ** 31), flags }, { signal: abort.signal });
      void hasStarted(flags).then(() => {
        if (isOver) return;
        const limit = this.#limitOf(question.bot);
        after(limit, () => Atomics.store(new Int32Array(flags), BOT_FLAGS.stopped, 1));
        after(limit * TERMINATE_FACTOR + TERMINATE_GRACE, cancel);
      });
      after(START_LIMIT, cancel);
      return await answer;
    } finally {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      // Ends the wait for a start that never came.
      Atomics.notify(new Int32Array(flags), BOT_FLAGS.started);
    }
  }

  /** Where many bots wait for a thread, each thinks for a shorter time. */
  #limitOf(bot: string): number {
    const { queueSize, threads } = this.#pool;
    const crowd = Math.max(1, queueSize / Math.max(1, threads.length));
    return Math.min(timeLimitOf(bot), this.#options.timeLimit) / crowd;
  }

  /** The pool replaces a lost worker only when the next task comes: an empty one, so that tasks in the queue need not wait. */
  #replaceThread(): void {
    const { queueSize, threads } = this.#pool;
    if (queueSize === 0 || threads.length > 0) return;
    const flags = new SharedArrayBuffer(8);
    this.#pool.run({ ...EMPTY_TASK, flags }).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }
}
