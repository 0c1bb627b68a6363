import { availableParallelism } from 'node:os';
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Job, Result } from './jobs.ts';

/** One thread for each core. */
export const allThreads = (): number => availableParallelism();

/** Run as it is or bundled: the worker lies beside this file, under the same kind of name. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.mjs', import.meta.url);

/** How long to sleep before looking whether a message came, in case a wake-up was missed. */
const NAP = 200;

type Reply = { readonly result: Result } | { readonly error: string };

interface Thread {
  readonly worker: Worker;
  readonly port: MessagePort;
  job: Job | undefined;
}

/**
 * Threads that work while the caller waits: the command line stays a plain function of its arguments, and results are
 * handed over in the order in which they come.
 */
export class Pool {
  private readonly signal = new Int32Array(new SharedArrayBuffer(4));
  private readonly threads: readonly Thread[];

  constructor(count: number) {
    this.threads = Array.from({ length: count }, () => this.start());
  }

  private start(): Thread {
    const { port1: port, port2 } = new MessageChannel();
    const workerData = { port: port2, signal: this.signal };
    const worker = new Worker(WORKER, { workerData, transferList: [port2] });
    worker.unref();
    return { worker, port, job: undefined };
  }

  /** Works until `next` has nothing more and all is done. `next` may have more after a result. */
  run(next: () => Job | undefined, done: (result: Result, job: Job) => void): void {
    for (;;) {
      for (const thread of this.threads) if (thread.job === undefined) this.give(thread, next());
      if (this.threads.every(({ job }) => job === undefined)) return;
      const seen = Atomics.load(this.signal, 0);
      if (!this.collect(done)) Atomics.wait(this.signal, 0, seen, NAP);
    }
  }

  private give(thread: Thread, job: Job | undefined): void {
    thread.job = job;
    if (job !== undefined) thread.port.postMessage(job);
  }

  private collect(done: (result: Result, job: Job) => void): boolean {
    let came = false;
    for (const thread of this.threads) {
      const message = receiveMessageOnPort(thread.port);
      if (message === undefined || thread.job === undefined) continue;
      // Only our worker writes to this port.
      const reply = message.message as Reply;
      if ('error' in reply) throw new Error(reply.error);
      const { job } = thread;
      thread.job = undefined;
      came = true;
      done(reply.result, job);
    }
    return came;
  }

  /** An idle thread ends by itself when its port is closed; a busy one is stopped. */
  close(): void {
    for (const { port, worker, job } of this.threads) {
      port.close();
      if (job !== undefined) void worker.terminate();
    }
  }
}
