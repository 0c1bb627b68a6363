import address from 'virtual:local-worker';
import type { TableReply } from '../session/protocol.ts';
import type { TableConnection } from '../session/tableConnection.ts';

let worker: Worker | undefined;
let shared: TableConnection | undefined;

/** One worker for the whole page: it hosts the tables of this device, and its lessons. */
export const localWorker = (): Worker => (worker ??= new Worker(address, { type: 'module' }));

const connect = (): TableConnection => {
  const listeners = new Set<(reply: TableReply) => void>();
  localWorker().addEventListener('message', ({ data }: MessageEvent<TableReply>) => {
    for (const listener of listeners) listener(data);
  });
  return {
    send: request => localWorker().postMessage(request),
    listen: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The connection to the tables of this device. */
export const localConnection = (): TableConnection => (shared ??= connect());
