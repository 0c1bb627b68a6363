import { randomHex } from '../app/randomHex.ts';
import type { TableReply, TableRequest } from '../session/protocol.ts';
import { fetchGame } from './games.ts';
import { TableHost } from './tableHost.ts';
import { openStore, type TableStore } from './tableStore.ts';

// Only this Web Worker holds the whole state of a game; the page gets one viewer's view.
declare const self: DedicatedWorkerGlobalScope;

const reply = (message: TableReply): void => self.postMessage(message);

/** Opens IndexedDB with the first request, so that a page which only shows the rules never opens it. */
const lazyStore = (): TableStore => {
  let opened: Promise<TableStore> | undefined;
  const store = (): Promise<TableStore> => (opened ??= openStore());
  return {
    create: async (stored, first) => (await store()).create(stored, first),
    append: async (table, entry) => (await store()).append(table, entry),
    load: async id => (await store()).load(id),
    list: async () => (await store()).list(),
    remove: async id => (await store()).remove(id),
  };
};

const host = new TableHost({ store: lazyStore(), fetchGame, now: () => Date.now(), secret: randomHex, reply });

self.addEventListener('message', ({ data }: MessageEvent<TableRequest>) => void host.handle(data));
