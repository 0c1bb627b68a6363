// Gets a good Node and the dependencies, once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const NODE_VERSION = '24.21.0';
const LOCK_FILE = '.cache/lock';
const INSTALL_STAMP = 'node_modules/.stamp';

const started = Date.now();

export function say(message) {
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

/** The path of a Node that is new enough: this one, or one fetched into `.runtime`. */
export function ensureNode() {
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

export const sha256 = parts => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Does the work unless it was done for this very key. */
export function once(stamp, key, label, work) {
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key) return;
  say(label);
  work();
  fs.writeFileSync(stamp, key);
}

export function ensureDependencies(node) {
  once(INSTALL_STAMP, sha256([fs.readFileSync('package-lock.json')]), 'installing dependencies', () =>
    npm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']),
  );
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
export function withLock(work) {
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
