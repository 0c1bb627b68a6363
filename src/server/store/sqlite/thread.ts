import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Commit } from './commit.ts';
import type { Answer, Question, Result } from './worker.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** SQLite in a thread of its own: while the disk is slow, everybody else is served. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #failure: Error | undefined;

  constructor(file: string) {
    // Whatever this process was told to do when it began is not for the thread.
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: file, execArgv: [] });
    // Answers come in the order of the questions.
    this.#worker.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', error => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<Result> {
    return (await this.#ask({ kind: 'query', sql, parameters })) as Result;
  }

  /** Says which entries were the first with their number. */
  async commit(commit: Commit): Promise<readonly boolean[]> {
    return (await this.#ask({ kind: 'commit', commit })) as readonly boolean[];
  }

  /** What was asked before is answered. */
  async close(): Promise<void> {
    if (this.#failure !== undefined) return;
    this.#worker.postMessage('close');
    await once(this.#worker, 'exit');
  }

  async #ask(question: Question): Promise<Result | readonly boolean[]> {
    if (this.#failure !== undefined) throw this.#failure;
    const answer = await new Promise<Answer>((resolve, reject) => {
      // Posted first: what cannot be posted is not answered either.
      this.#worker.postMessage(question);
      this.#waiting.push({ resolve, reject });
    });
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  }

  /** A thread that has ended answers nobody any more. */
  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
  }
}
