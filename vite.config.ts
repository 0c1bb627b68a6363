import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { MANIFESTS } from './src/games/manifests.ts';
import type { GameManifest } from './src/kernel/contract/gameManifest.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Letters nobody writes here, and fonts for browsers of long ago. */
const SPARED = /(-ext-|vietnamese|cyrillic|greek).*\.woff2$|\.woff$/;

/** The frozen engine of rules that are still those of today: nobody loads it. */
const isCurrentRules = (file: Bundle[string] | undefined): boolean => {
  const [, id, version] =
    (file?.type === 'chunk' && /games\/([^/]+)\/versions\/(\d+)\.js$/.exec(file.facadeModuleId ?? '')) || [];
  return MANIFESTS.some(manifest => manifest.id === id && manifest.version === Number(version));
};

/** Builds the service worker, and tells it the files of this version. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: '/offline/sw.ts', fileName: 'sw.js' });
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['sw.js'];
      const page = bundle['index.html'];
      if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('no service worker, or no page for it');
      const isNeeded = (name: string): boolean => !SPARED.test(name) && !isCurrentRules(bundle[name]);
      const names = Object.keys(bundle).filter(name => name.startsWith('assets/') && isNeeded(name));
      const files = JSON.stringify(['/mark.svg', ...names.sort().map(name => `/${name}`)]);
      const version = createHash('sha256').update(files).update(page.source).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('BUILT_FILES', files).replaceAll('BUILT_VERSION', JSON.stringify(version));
    },
  },
});

/** The workers' files, by the module that has their address. They are built with the page, so that all load the same file of a game's rules. */
const WORKERS: ReadonlyMap<string, { readonly id: string; readonly name: string }> = new Map([
  ['virtual:local-worker', { id: '/local/worker.ts', name: 'worker' }],
  ['virtual:bot-worker', { id: '/local/botWorker.ts', name: 'botWorker' }],
]);

const workerAddresses = (): Plugin => {
  let isBuild = false;
  return {
    name: 'worker-addresses',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: id => (WORKERS.has(id) ? `\0${id}` : undefined),
    load(id) {
      const worker = id.startsWith('\0') ? WORKERS.get(id.slice(1)) : undefined;
      if (worker === undefined) return undefined;
      if (!isBuild) return `export default "${worker.id}?worker_file&type=module"`;
      const file = this.emitFile({ type: 'chunk', ...worker });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
};

/** All that a first visit should load, from the home page to a table of one game that can be played. */
const AIM = 250_000;

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk';

/** As it is sent: fonts are packed already. */
const sizeOf = (bundle: Bundle, name: string): number => {
  const file = bundle[name];
  const content = file === undefined ? readFileSync(`src/web/public/${name}`) : isChunk(file) ? file.code : file.source;
  return name.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
};

/** A chunk, all that it imports at once, and the style sheets and pictures they name. */
const reach = (bundle: Bundle, name: string, found: Set<string>): void => {
  const file = bundle[name];
  if (!isChunk(file) || found.has(name)) return;
  found.add(name);
  const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
  for (const sheet of importedCss) found.add(sheet);
  // A frieze is fetched by the pages that show it: see `--frieze` in `style/pages.css`.
  for (const asset of importedAssets) if (/(?<!frieze-.{8})\.svg$/.test(asset)) found.add(asset);
  for (const imported of file.imports) reach(bundle, imported, found);
};

const chunkOf = (bundle: Bundle, source: string): Chunk => {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ moduleIds }) => moduleIds.some(id => id.endsWith(source)));
  if (chunk === undefined) throw new Error(`the build has no ${source}`);
  return chunk;
};

/** What comes after that for a table with bots, while the game is begun: their worker, and what one of the levels thinks by. */
const botLoadOf = (bundle: Bundle, game: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const source of [
    '/web/local/botDriver.ts',
    '/web/local/startBots.ts',
    '/web/local/botWorker.ts',
    `/src/games/${game}/bot/model.ts`,
    `/src/games/${game}/bot/weights/2.ts`,
  ])
    reach(bundle, chunkOf(bundle, source).fileName, found);
  return found;
};

/** What the browser fetches: the page, the table, the worker, the game on both sides, and the fonts of the platform and the game. */
const firstLoadOf = (bundle: Bundle, game: string): ReadonlySet<string> => {
  const sources = [
    '/web/index.html',
    '/web/table/TablePage.tsx',
    '/web/local/worker.ts',
    `/web/games/${game}/client.tsx`,
    // A reader needs one language: what is fetched apart from the client is counted, too.
    `/src/games/${game}/tableText/en.ts`,
  ];
  // Those of the platform, the titles of all games, and the game's own.
  const isFont = new RegExp(`(?:^|/)(?:fonts/.*|title|games/${game}/font)\\.woff2$`);
  const fonts = Object.values(bundle).filter(
    file => !isChunk(file) && file.originalFileNames.some(name => isFont.test(name)),
  );
  const found = new Set(['index.html', 'mark.svg', ...fonts.map(({ fileName }) => fileName)]);
  for (const source of sources) reach(bundle, chunkOf(bundle, source).fileName, found);
  return found;
};

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints what a first visit loads, game by game, and fails when it is too much. */
const firstLoad = (): Plugin => ({
  name: 'first-load',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const { id: game, mostBytes = AIM } of MANIFESTS as readonly GameManifest[]) {
        const byKind: Record<string, number> = {};
        let total = 0;
        const first = firstLoadOf(bundle, game);
        for (const name of first) {
          const size = sizeOf(bundle, name);
          const kind = name.slice(name.lastIndexOf('.') + 1);
          byKind[kind] = (byKind[kind] ?? 0) + size;
          total += size;
        }
        const parts = Object.entries(byKind).map(([kind, size]) => `${kind} ${inKilobytes(size)}`);
        const bots = [...botLoadOf(bundle, game)].filter(name => !first.has(name));
        const late = inKilobytes(bots.reduce((sum, name) => sum + sizeOf(bundle, name), 0));
        console.log(
          `first load, home and ${game}: ${inKilobytes(total)} gzipped (${parts.join(', ')}); bots later: ${late}`,
        );
        if (total > mostBytes) this.error(`${game}: a first visit may load ${inKilobytes(mostBytes)}`);
        if (total > AIM) this.warn(`${game}: a first visit should load ${inKilobytes(AIM)}`);
      }
    },
  },
});

/** A worker has no document: nothing that it loads, at once or later, may import the page's own file. */
const workersApart = (): Plugin => ({
  name: 'workers-apart',
  apply: 'build',
  generateBundle(_options, bundle) {
    const found = new Set<string>();
    const follow = (name: string): void => {
      const file = bundle[name];
      if (!isChunk(file) || found.has(name)) return;
      found.add(name);
      for (const imported of [...file.imports, ...file.dynamicImports]) follow(imported);
    };
    for (const file of Object.values(bundle))
      if (isChunk(file) && file.isEntry && file.facadeModuleId?.endsWith('orker.ts')) follow(file.fileName);
    const page = [...found].find(name => /(?:^|\/)app-/.test(name));
    if (page !== undefined) this.error(`a worker would load ${page}: see SHARED_FILES`);
  },
});

/** What only comes late, or only on a server: it stays out of the file of the kernel. */
const LATE_IN_KERNEL = 'log|.*(?:replayFile|shape|fittedConfig|entryNumbers|history|gameLog|logLine|sentence)';

/**
 * Two files: what workers have too, and all that the home page imports. Left alone, the bundler cuts both into many
 * small ones by who else imports each module, and small ones pack worse.
 */
const SHARED_FILES = [
  {
    name: 'kernel',
    priority: 2,
    test: new RegExp(
      `src/kernel/(?!(?:${LATE_IN_KERNEL})\\.ts)|@noble|preload-helper|rolldown/runtime|app/randomHex|lessonCatalog`,
    ),
  },
  { name: 'app', priority: 1, test: /src\/web\/app\/App\.tsx/ },
];

// oxlint-disable-next-line import/no-default-export -- vite asks for one
export default defineConfig({
  root: 'src/web',
  plugins: [react(), workerAddresses(), offline(), firstLoad(), workersApart()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers that know light-dark() by themselves.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
    // A worker has no document to preload with, nor have the files that it loads games and models of bots by.
    modulePreload: {
      resolveDependencies: (_file, files, { hostId }) => (/(?:worker|gameOf|games|model)-/i.test(hostId) ? [] : files),
    },
  },
  preview: { port: 8080, host: true },
});
