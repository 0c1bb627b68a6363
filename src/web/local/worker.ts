import { fetchGame } from './games.ts';
import { Host } from './host.ts';
import type { Reply, Request } from './protocol.ts';
import { openStore, type Store } from './store.ts';

// The worker is the only place of the page that holds a whole game: the page itself gets one seat's view.
declare const self: DedicatedWorkerGlobalScope;

const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const reply = (message: Reply): void => self.postMessage(message);

/** A store that is opened when first asked, so that a page which only reads the rules never opens one. */
const lazyStore = (): Store => {
  let opened: Promise<Store> | undefined;
  const store = (): Promise<Store> => (opened ??= openStore());
  return {
    create: async (stored, first) => (await store()).create(stored, first),
    append: async (table, entry) => (await store()).append(table, entry),
    load: async id => (await store()).load(id),
    list: async () => (await store()).list(),
    remove: async id => (await store()).remove(id),
  };
};

const host = new Host({ store: lazyStore(), fetchGame, now: () => Date.now(), secret, reply });

self.addEventListener('message', ({ data }: MessageEvent<Request>) => void host.handle(data));
