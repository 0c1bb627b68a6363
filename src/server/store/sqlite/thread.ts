import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Commit } from './commit.ts';
import type { WorkerResponse, WorkerRequest, QueryResult } from './worker.ts';

interface PendingRequest {
  resolve(response: WorkerResponse): void;
  reject(error: unknown): void;
}

/** SQLite in a worker thread: a slow disk does not block the event loop. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #pending: PendingRequest[] = [];
  #failure: Error | undefined;

  constructor(file: string) {
    // Without this process's own flags, some of which workers refuse.
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: file, execArgv: [] });
    // Responses come in the order of the requests.
    this.#worker.on('message', (response: WorkerResponse) => this.#pending.shift()?.resolve(response));
    this.#worker.on('error', error => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the database is closed')));
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    // The worker answers each kind of request with its own kind of value.
    return (await this.#request({ kind: 'query', sql, parameters })) as QueryResult;
  }

  /** Says which entries were written. */
  async commit(commit: Commit): Promise<readonly boolean[]> {
    // As above.
    return (await this.#request({ kind: 'commit', commit })) as readonly boolean[];
  }

  /** Pending requests are answered first. */
  async close(): Promise<void> {
    if (this.#failure !== undefined) return;
    this.#worker.postMessage('close');
    await once(this.#worker, 'exit');
  }

  async #request(request: WorkerRequest): Promise<QueryResult | readonly boolean[]> {
    if (this.#failure !== undefined) throw this.#failure;
    const response = await new Promise<WorkerResponse>((resolve, reject) => {
      // Before it is pending: what cannot be cloned throws, and gets no response.
      this.#worker.postMessage(request);
      this.#pending.push({ resolve, reject });
    });
    if (!response.ok) throw Object.assign(new Error(response.message), { code: response.code });
    return response.value;
  }

  /** The worker has ended: pending requests are rejected. */
  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.splice(0)) reject(this.#failure);
  }
}
