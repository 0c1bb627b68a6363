// `npm run dev`: the page from Vite with hot reload, and behind it a server that is started again when its sources change.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';

const PORT = Number(process.env.PORT ?? 8080);
/** Where the page's requests to `/api` go. */
const API_PORT = PORT + 1;

/** What the server is made of; the page alone is made of the rest. */
const SERVER_SOURCES = ['server', 'wire', 'games', 'kernel', 'bots'].map(
  folder => path.resolve('src', folder) + path.sep,
);
/** One save may change several files. In milliseconds. */
const SETTLE = 150;

let child;
let isStopping = false;

function startServer() {
  child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1', PORT: String(API_PORT) },
  });
  const own = child;
  own.once('exit', code => {
    if (child === own) child = undefined;
    if (!isStopping && code !== 0 && code !== null)
      console.error(`[dev] the server has ended with ${code}; it is started again after the next edit`);
  });
}

const ended = process => new Promise(resolve => (process === undefined ? resolve() : process.once('exit', resolve)));

let pending;

/** Ends the running server, waits until its port is free, and starts another. */
function restartServer(file) {
  clearTimeout(pending);
  pending = setTimeout(async () => {
    console.error(`[dev] ${path.relative('.', file)} has changed: the server is started again`);
    const gone = ended(child);
    child?.kill('SIGTERM');
    await gone;
    startServer();
  }, SETTLE);
}

const isServerSource = file => SERVER_SOURCES.some(folder => file.startsWith(folder)) && !file.includes('.test.');

startServer();
const vite = await createServer({
  server: {
    port: PORT,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: { '/api': { target: `http://127.0.0.1:${API_PORT}`, ws: true } },
  },
});
vite.watcher.add(SERVER_SOURCES);
for (const change of ['add', 'change', 'unlink'])
  vite.watcher.on(change, file => isServerSource(file) && restartServer(file));
await vite.listen();
vite.printUrls();

async function stop() {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(pending);
  const gone = ended(child);
  child?.kill('SIGTERM');
  await Promise.all([gone, vite.close()]);
  process.exit(0);
}
process.on('SIGINT', stop).on('SIGTERM', stop);
