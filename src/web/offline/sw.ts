// The service worker: the client that was loaded once starts again without a network, games and fonts included.
declare const self: ServiceWorkerGlobalScope;

/** Addresses, such as `/assets/main-1a2b3c.js`. */
export type BuiltFiles = readonly string[];

/** Put in by the build: every file of this version, and a hash over all of them. */
declare const BUILT_FILES: BuiltFiles;
declare const BUILT_VERSION: string;

const FILES = BUILT_FILES;

const PREFIX = 'fourscore-';
const CACHE = `${PREFIX}${BUILT_VERSION}`;
/** The page itself, whatever the address: the client reads the rest of it. */
const PAGE = '/';

/** How long a slow network may keep a reader from a page that is already here. */
const PATIENCE = 3000;

const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [PAGE, ...FILES].map(async file => {
      // What an older version has under the same name has the same content: its name is its hash.
      const known = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : undefined;
      const response = known ?? (await fetch(file, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
  await self.skipWaiting();
};

/** Keeps the version before this one: a page that is still open with it may yet ask for one of its files. */
const activate = async (): Promise<void> => {
  const older = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map(name => caches.delete(name)));
  await self.clients.claim();
};

const cachedPage = async (): Promise<Response> =>
  (await (await caches.open(CACHE)).match(PAGE, { ignoreVary: true })) ?? Response.error();

const later = (ms: number): Promise<undefined> => new Promise(resolve => setTimeout(() => resolve(undefined), ms));

/** The newest page if the network gives it in time, else the one that is here. */
const page = async (request: Request): Promise<Response> => {
  const asked = fetch(request).catch(() => undefined);
  const answer = await Promise.race([asked, later(PATIENCE)]);
  return answer?.ok === true ? answer : cachedPage();
};

/** The same file for whoever asks: a server may vary its headers, never the content under a hashed name. */
const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** Addresses of the client; anything else, such as a server's answers, is none of this worker's business. */
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
