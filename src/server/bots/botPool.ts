import os from 'node:os';
import { randomInt } from 'node:crypto';
import { Piscina } from 'piscina';
import { at } from '#kernel';
import type { BotTask } from './botWorker.ts';

interface BotPoolOptions {
  /** After so many milliseconds a bot is asked to stop thinking. */
  readonly timeLimit: number;
  readonly report: (failure: { readonly game: string; readonly bot: string; readonly reason: string }) => void;
  /** The worker's module; tests have one with failing bots. */
  readonly worker?: URL;
}

/** A bot that does not stop when asked is terminated after so many times its time limit. */
const TERMINATE_FACTOR = 2;

const EMPTY_TASK = { game: '', version: 0, components: '', bot: '', view: {}, moves: [], seed: 0 } as const;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** The bots' worker threads. Where a bot fails or takes too long, a random move is made: the game goes on. */
export class BotPool {
  readonly #pool: Piscina<BotTask, number>;
  readonly #options: BotPoolOptions;

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

  async choose<Move>({
    moves,
    ...task
  }: Omit<BotTask, 'stop' | 'seed' | 'moves'> & { readonly moves: readonly Move[] }): Promise<Move> {
    const { timeLimit, report } = this.#options;
    const stopFlag = new SharedArrayBuffer(4);
    const stopTimer = setTimeout(() => Atomics.store(new Int32Array(stopFlag), 0, 1), timeLimit);
    try {
      const fullTask: BotTask = { ...task, moves, seed: randomInt(2 ** 31), stop: stopFlag };
      const index = await this.#pool.run(fullTask, { signal: AbortSignal.timeout(timeLimit * TERMINATE_FACTOR) });
      return at(moves, index);
    } catch (error) {
      report({ game: task.game, bot: task.bot, reason: reasonOf(error) });
      this.#replaceThread();
      return at(moves, randomInt(moves.length));
    } finally {
      clearTimeout(stopTimer);
    }
  }

  /** The pool replaces a lost worker only when the next task comes: an empty one, so that tasks in the queue need not wait. */
  #replaceThread(): void {
    const { queueSize, threads } = this.#pool;
    if (queueSize === 0 || threads.length > 0) return;
    this.#pool.run({ ...EMPTY_TASK, stop: new SharedArrayBuffer(4) }).catch(() => {});
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
