import os from 'node:os';
import { randomInt } from 'node:crypto';
import { Piscina } from 'piscina';
import { at } from '#kernel';
import type { Question } from './worker.ts';

export interface BotSettings {
  /** When a bot is asked to come to an end. */
  readonly milliseconds: number;
  readonly report: (fault: { readonly game: string; readonly bot: string; readonly reason: string }) => void;
  /** Where the bots are; a test has worse ones. */
  readonly worker?: URL;
}

/** A bot that does not stop when asked is stopped after so many times its limit. */
const PATIENCE = 2;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Bots think in threads of their own. One that fails is replaced by luck: the game goes on. */
export class BotPool {
  readonly #pool: Piscina<Question, number>;
  readonly #settings: BotSettings;

  constructor(settings: BotSettings) {
    this.#settings = settings;
    this.#pool = new Piscina({
      filename: (settings.worker ?? new URL('./worker.ts', import.meta.url)).href,
      minThreads: 0,
      maxThreads: Math.max(1, os.availableParallelism() - 1),
      idleTimeout: 60_000,
    });
    // A thread that breaks down when it has already answered; the pool starts another.
    this.#pool.on('error', error => settings.report({ game: '', bot: '', reason: reasonOf(error) }));
  }

  async choose<Move>({
    moves,
    ...question
  }: Omit<Question, 'stop' | 'seed' | 'moves'> & { readonly moves: readonly Move[] }): Promise<Move> {
    const { milliseconds, report } = this.#settings;
    const flag = new SharedArrayBuffer(4);
    const alarm = setTimeout(() => Atomics.store(new Int32Array(flag), 0, 1), milliseconds);
    try {
      const task: Question = { ...question, moves, seed: randomInt(2 ** 31), stop: flag };
      const index = await this.#pool.run(task, { signal: AbortSignal.timeout(milliseconds * PATIENCE) });
      return at(moves, index);
    } catch (error) {
      report({ game: question.game, bot: question.bot, reason: reasonOf(error) });
      this.#replaceThread();
      return at(moves, randomInt(moves.length));
    } finally {
      clearTimeout(alarm);
    }
  }

  /** A thread that is lost is replaced when the next question comes; those that wait already must not wait for that. */
  #replaceThread(): void {
    const { queueSize, threads } = this.#pool;
    if (queueSize === 0 || threads.length > 0) return;
    const question: Question = { game: '', bot: '', view: {}, moves: [], seed: 0, stop: new SharedArrayBuffer(4) };
    this.#pool.run(question).catch(() => {});
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
