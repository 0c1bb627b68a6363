import address from 'virtual:local-worker';
import type { TableReply } from '../session/protocol.ts';
import type { TableConnection } from '../session/tableConnection.ts';

let shared: TableConnection | undefined;

const connect = (): TableConnection => {
  const worker = new Worker(address, { type: 'module' });
  const listeners = new Set<(reply: TableReply) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<TableReply>) => {
    for (const listener of listeners) listener(data);
  });
  return {
    send: request => worker.postMessage(request),
    listen: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The connection to the tables of this device: one worker for the whole page. */
export const localConnection = (): TableConnection => (shared ??= connect());
