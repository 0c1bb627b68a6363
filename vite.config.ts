import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Letters nobody writes here, and fonts for browsers of long ago. */
const SPARED = /(-ext-|vietnamese|cyrillic|greek).*\.woff2$|\.woff$/;

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
      const names = Object.keys(bundle).filter(name => name.startsWith('assets/') && !SPARED.test(name));
      const files = JSON.stringify(['/mark.svg', ...names.sort().map(name => `/${name}`)]);
      const version = createHash('sha256').update(files).update(page.source).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('BUILT_FILES', files).replaceAll('BUILT_VERSION', JSON.stringify(version));
    },
  },
});

// oxlint-disable-next-line import/no-default-export -- vite asks for one
export default defineConfig({
  root: 'src/web',
  plugins: [react(), offline()],
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2023' },
  worker: { format: 'es' },
  preview: { port: 8080, host: true },
});
