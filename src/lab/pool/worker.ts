import { workerData, type MessagePort } from 'node:worker_threads';
import { work, type Job } from './jobs.ts';

// What the pool starts a worker with.
const { port, signal } = workerData as { readonly port: MessagePort; readonly signal: Int32Array };

const answer = async (job: Job): Promise<void> => {
  try {
    const { result, transfer } = await work(job);
    port.postMessage({ result }, transfer);
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
};

port.on('message', (job: Job) => void answer(job));
