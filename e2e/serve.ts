import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** `DIST` names another build to be tried. */
const ROOT = path.resolve(process.env['DIST'] ?? 'dist');

/** The file an address names, or the page itself: the client has addresses of its own. */
const fileFor = (url: string): string => {
  const wanted = path.join(ROOT, path.normalize(decodeURIComponent(new URL(url, 'http://x').pathname)));
  const isFile = wanted.startsWith(ROOT) && fs.existsSync(wanted) && fs.statSync(wanted).isFile();
  return isFile ? wanted : path.join(ROOT, 'index.html');
};

export interface Site {
  readonly address: string;
  close(): void;
}

/** Serves the built client, as any host of static files would. */
export const serve = (): Promise<Site> =>
  new Promise(resolve => {
    const server = http.createServer((request, response) => {
      const file = fileFor(request.url ?? '/');
      response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      fs.createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
