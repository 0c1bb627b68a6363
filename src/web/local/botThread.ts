import { lowerLevel, timeLimitOf } from '#bots/limits';
import type { BotReply, BotRequest, BotTask, WantedBot } from './botProtocol.ts';

/** As much of a `Worker` as is needed, so that a test can stand in for one. */
export interface BotWorker {
  postMessage(request: BotRequest): void;
  addEventListener(type: 'message' | 'error', listen: (event: MessageEvent<BotReply>) => void): void;
  terminate(): void;
}

/** Somebody who answers for bots. */
export interface BotThread {
  /** The index of a legal move. */
  choose(task: BotTask): Promise<number>;
  /** The index of an aside, or nothing. */
  chooseAside(task: BotTask): Promise<number | undefined>;
  prepare(wanted: WantedBot): void;
}

/** A bot that does not stop by itself is terminated after so many times its time limit. */
const TERMINATE_FACTOR = 3;
/** For loading a bot over a slow connection. */
const LOAD_LIMIT = 30_000;

interface PendingTask {
  readonly settle: (index: number | undefined) => void;
  readonly limit: number;
  timer: ReturnType<typeof setTimeout>;
}

/** The bots' worker, started with the first request and again when a bot does not come back. */
class WorkerThread {
  readonly #spawn: () => BotWorker;
  readonly #pending = new Map<number, PendingTask>();
  #worker: BotWorker | undefined;
  #count = 0;

  constructor(spawn: () => BotWorker) {
    this.#spawn = spawn;
  }

  get worker(): BotWorker {
    return (this.#worker ??= this.#start());
  }

  /** Nothing where the bot fails, takes too long or cannot be loaded. */
  ask(task: BotTask, kind: 'choose' | 'chooseAside' = 'choose'): Promise<number | undefined> {
    return new Promise(resolve => {
      const id = this.#count++;
      const timer = setTimeout(this.#terminate, LOAD_LIMIT);
      this.#pending.set(id, { settle: resolve, limit: timeLimitOf(task.bot), timer });
      this.worker.postMessage({ kind, id, task });
    });
  }

  #start(): BotWorker {
    const worker = this.#spawn();
    worker.addEventListener('message', ({ data }) => this.#receive(data));
    // Its script could not be loaded, or it broke down.
    worker.addEventListener('error', this.#terminate);
    return worker;
  }

  #receive(message: BotReply): void {
    const task = this.#pending.get(message.id);
    if (task === undefined) return;
    clearTimeout(task.timer);
    if (message.kind === 'started') task.timer = setTimeout(this.#terminate, task.limit * TERMINATE_FACTOR);
    else this.#settle(message.id, message.kind === 'chosen' ? message.index : undefined);
  }

  #settle(id: number, index: number | undefined): void {
    const task = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(task?.timer);
    task?.settle(index);
  }

  /** Whatever else was asked of a worker that is terminated is lost with it. */
  readonly #terminate = (): void => {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of this.#pending.keys()) this.#settle(id, undefined);
  };
}

/** Bots in a worker; one that fails or takes too long is replaced by the next lower one for that decision. */
export const makeBotThread = (spawn: () => BotWorker): BotThread => {
  const thread = new WorkerThread(spawn);
  return {
    prepare: wanted => thread.worker.postMessage({ kind: 'prepare', ...wanted }),
    async chooseAside(task) {
      const index = await thread.ask(task, 'chooseAside');
      return index !== undefined && index >= 0 ? index : undefined;
    },
    async choose(task) {
      for (let bot: string | undefined = task.bot; bot !== undefined; bot = lowerLevel(bot)) {
        const index = await thread.ask({ ...task, bot });
        if (index !== undefined && task.moves[index] !== undefined) return index;
      }
      // Even the lowest has failed: the game goes on all the same.
      return task.seed % task.moves.length;
    },
  };
};
