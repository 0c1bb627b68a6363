// The service worker: the client that was loaded once starts again without a network, games and fonts included.
declare const self: ServiceWorkerGlobalScope;

/** Paths, such as `/assets/main-1a2b3c.js`. The export makes this file a module, so that its `self` is its own. */
export type BuiltFiles = readonly string[];

/** Inserted by the build: every file of this version, and a hash over all of them. */
declare const BUILT_FILES: BuiltFiles;
declare const BUILT_VERSION: string;

const FILES = BUILT_FILES;

const PREFIX = 'fourscore-';
const CACHE = `${PREFIX}${BUILT_VERSION}`;
/** One page for every address: routing is done by the client. */
const PAGE = '/';

/** Milliseconds to wait for the network before the cached page is used. */
const NETWORK_TIMEOUT = 3000;

const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [PAGE, ...FILES].map(async file => {
      // The names of assets hold a hash of their content: what an older version cached is the same.
      const known = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : undefined;
      const response = known ?? (await fetch(file, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
  await self.skipWaiting();
};

/** Keeps the cache of the version before: a page that is still open may load more of its files. */
const activate = async (): Promise<void> => {
  const older = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map(name => caches.delete(name)));
  await self.clients.claim();
};

const cachedPage = async (): Promise<Response> =>
  (await (await caches.open(CACHE)).match(PAGE, { ignoreVary: true })) ?? Response.error();

const timeout = (ms: number): Promise<undefined> => new Promise(resolve => setTimeout(() => resolve(undefined), ms));

/** Network first, with a timeout; then the cache. */
const page = async (request: Request): Promise<Response> => {
  const fetched = fetch(request).catch(() => undefined);
  const answer = await Promise.race([fetched, timeout(NETWORK_TIMEOUT)]);
  return answer?.ok === true ? answer : cachedPage();
};

/** Cache first: a server may vary its headers, never the content under a hashed name. */
const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Files and pages of the client; all other requests, such as the API's, go to the network as they are. */
const isOfClient = ({ pathname }: URL): boolean => pathname.startsWith('/assets/') || FILES.includes(pathname);
const isPage = ({ pathname }: URL): boolean =>
  /^\/($|(table|play|you|recover|new|rules|components|about)\b)/.test(pathname);

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isPage(address)) event.respondWith(page(request));
  else if (isOfClient(address)) event.respondWith(file(request));
});

/** A click on a notification leads to its table: in the page that shows it, or in a new one. */
const openTable = async (path: string): Promise<unknown> => {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  return page === undefined ? self.clients.openWindow(path) : page.focus();
};
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.data ?? '/')));
});
