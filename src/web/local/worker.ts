import type { CheckRequest } from '../check/checkProtocol.ts';
import { randomHex } from '../app/randomHex.ts';
import type { LessonEnvelope, LessonReply, LessonRequest } from '../lesson/lessonProtocol.ts';
import type { TableReply, TableRequest } from '../session/protocol.ts';
import type { BotThread } from './botThread.ts';
import { fetchGame, fetchGameOf, fitConfig } from './games.ts';
import type { LessonHost } from './lessonHost.ts';
import { TableHost } from './tableHost.ts';
import { openStore, type TableStore } from './tableStore.ts';

// Only this Web Worker holds the whole state of a game; the page gets one viewer's view.
declare const self: DedicatedWorkerGlobalScope;

const reply = (message: TableReply | LessonEnvelope<LessonReply>): void => self.postMessage(message);

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

let bots: Promise<BotThread> | undefined;

const startBots = async (): Promise<BotThread> => (await import('./startBots.ts')).startBots();

/** Loaded with the first table that has bots; what could not be loaded is tried again the next time. */
const fetchBots = (): Promise<BotThread> => {
  bots ??= startBots();
  bots.catch(() => (bots = undefined));
  return bots;
};

const host = new TableHost({
  store: lazyStore(),
  fetchGame,
  fetchGameOf,
  fitConfig,
  fetchBots,
  now: () => Date.now(),
  secret: randomHex,
  reply,
});

let lessonHost: Promise<LessonHost> | undefined;

/** Loaded with the first lesson. */
const loadLessonHost = async (): Promise<LessonHost> => {
  const { makeLessonHost } = await import('./lessonWorker.ts');
  return makeLessonHost(fetchBots, message => reply({ kind: 'lesson', message }));
};

/** Loaded with the first game that is checked. */
const check = async (request: CheckRequest): Promise<void> => {
  const { handleCheck } = await import('../check/checkWorker.ts');
  self.postMessage(await handleCheck(request, fetchGameOf));
};

type WorkerRequest = TableRequest | LessonEnvelope<LessonRequest> | CheckRequest;

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'check') return void check(data);
  if (data.kind !== 'lesson') return void host.handle(data);
  lessonHost ??= loadLessonHost();
  void lessonHost.then(lessons => lessons.handle(data.message));
});
