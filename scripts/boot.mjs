// Plain JavaScript that any Node >= 16 runs: gets a good Node and the dependencies, then runs the command it was asked for.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const LOCK_FILE = '.cache/lock';
const INSTALL_STAMP = 'node_modules/.stamp';
const BUILD_STAMP = 'dist/.stamp';

const TSC = 'node_modules/typescript/bin/tsc';
const OXLINT = 'node_modules/oxlint/bin/oxlint';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';
const VITE = 'node_modules/vite/bin/vite.js';

const CHECKS = [
  [TSC, '-b'],
  [OXLINT, '--deny-warnings', 'src', 'scripts'],
  [BIOME, 'format', '--error-on-warnings'],
];

/** Commands that need the client in `dist/`. */
const NEEDS_BUILD = ['start', 'test'];

/** Moves wait for the disk by the hundred: with room for them all, what is swept away is mostly garbage. In megabytes. */
const ROOM = Math.max(16, Math.min(128, Math.floor(os.totalmem() / 2 ** 25)));
const SERVER_FLAGS = [
  `--max-semi-space-size=${ROOM}`,
  `--min-semi-space-size=${ROOM}`,
  // Positions live for one move. V8 takes them for old, and then sweeps twice as much around them, and half as quickly.
  '--no-allocation-site-pretenuring',
];

/** Each command is a list of programs; the caller's arguments go to the last. */
const COMMANDS = {
  start: [[...SERVER_FLAGS, 'src/server/main.ts']],
  test: [...CHECKS, [VITEST, 'run']],
  lab: [['src/lab/main.ts']],
  bench: [['src/lab/main.ts', 'bench']],
  check: CHECKS,
  format: [[BIOME, 'format', '--write']],
};

/** With the server's own flags: when the clients sweep, the moves they wait for would look slow. */
const SERVER_BENCH = [...SERVER_FLAGS, 'src/server/bench/main.ts'];

const started = Date.now();

function say(message) {
  console.error(`[setup +${((Date.now() - started) / 1000).toFixed(1)}s] ${message}`);
}

/** Node 22.14 is the first that runs every dependency and strips types by itself. */
function isGoodNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 14);
}

function npm(node, args) {
  const cli = process.env.npm_execpath;
  const [command, ...rest] = cli && fs.existsSync(cli) ? [node, cli, ...args] : ['npm', ...args];
  const result = spawnSync(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env: process.env });
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr);
  throw new Error(`npm ${args.join(' ')} failed (${result.status ?? result.signal ?? result.error})`);
}

function ensureNode() {
  if (isGoodNode(process.versions.node)) return process.execPath;
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const binary = path.resolve('.runtime/node_modules', name, isWindows ? 'bin/node.exe' : 'bin/node');
  if (!fs.existsSync(binary)) {
    say(`Node ${process.versions.node} is too old; fetching Node ${NODE_VERSION}`);
    fs.mkdirSync('.runtime', { recursive: true });
    fs.writeFileSync('.runtime/package.json', '{"private":true}');
    const flags = ['--prefix', path.resolve('.runtime'), '--ignore-scripts', '--no-audit', '--no-fund'];
    npm(process.execPath, ['install', ...flags, `${name}@${NODE_VERSION}`]);
  }
  return binary;
}

const sha256 = parts => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Does the work unless it was done for this very key. */
function once(stamp, key, label, work) {
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key) return;
  say(label);
  work();
  fs.writeFileSync(stamp, key);
}

function ensureDependencies(node) {
  once(INSTALL_STAMP, sha256([fs.readFileSync('package-lock.json')]), 'installing dependencies', () =>
    npm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']),
  );
}

const filesIn = folder =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });

function ensureBuild(node) {
  const sources = [...filesIn('src'), 'vite.config.ts', 'package-lock.json'].filter(file => !file.includes('.test.'));
  const key = sha256(sources.flatMap(file => [file, fs.readFileSync(file)]));
  once(BUILD_STAMP, key, 'building the client', () => {
    const { status } = spawnSync(node, [VITE, 'build', '--logLevel', 'warn'], { stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('the client could not be built');
  });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function tryLock() {
  try {
    fs.writeFileSync(LOCK_FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Two commands started together must not install into one folder at once. */
function withLock(work) {
  fs.mkdirSync(path.dirname(LOCK_FILE), { recursive: true });
  for (let tries = 0; !tryLock(); tries++) {
    const holder = fs.existsSync(LOCK_FILE) ? Number(fs.readFileSync(LOCK_FILE, 'utf8')) : 0;
    if (holder !== 0 && !isAlive(holder)) fs.rmSync(LOCK_FILE, { force: true });
    else if (tries === 0) say('waiting for another setup to end');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  }
  try {
    return work();
  } finally {
    fs.rmSync(LOCK_FILE, { force: true });
  }
}

/** Runs a program to its end. When npm dies before us, nobody else would stop the program. */
function run(node, args) {
  return new Promise(resolve => {
    const child = spawn(node, args, { stdio: 'inherit' });
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    const pass = signal => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(signal ? 1 : code);
    });
  });
}

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
const [command = '', ...args] = process.argv.slice(2);
const isServerBench = command === 'bench' && args[0] === 'server';
const programs = isServerBench ? [SERVER_BENCH] : COMMANDS[command];
if (programs === undefined) {
  console.error(`unknown command "${command}"; one of: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}
const node = withLock(() => {
  const good = ensureNode();
  process.env.PATH = path.dirname(good) + path.delimiter + process.env.PATH;
  ensureDependencies(good);
  if (NEEDS_BUILD.includes(command)) ensureBuild(good);
  return good;
});
for (const [index, program] of programs.entries()) {
  const code = await run(node, index === programs.length - 1 ? [...program, ...args] : program);
  if (code !== 0) process.exit(code);
}
