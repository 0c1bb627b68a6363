// Plain JavaScript that any Node >= 16 runs: gets a good Node and the dependencies, then runs the command it was asked for.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild, ensureCompressedBuild } from './build.mjs';
import { selectTests } from './selectTests.mjs';
import { ensureDependencies, ensureNode, withLock } from './setup.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
const OXLINT = 'node_modules/oxlint/bin/oxlint';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';

const CHECKS = [
  [TSC, '-b'],
  [OXLINT, '--deny-warnings', 'src', 'scripts', 'e2e'],
  [BIOME, 'format', '--error-on-warnings'],
];

/** Moves wait for the disk by the hundred: with room for them all, what is swept away is mostly garbage. In megabytes. */
const ROOM = Math.max(16, Math.min(128, Math.floor(os.totalmem() / 2 ** 25)));
const SERVER_FLAGS = [
  `--max-semi-space-size=${ROOM}`,
  `--min-semi-space-size=${ROOM}`,
  // Positions live for one move. V8 takes them for old, and then sweeps twice as much around them, and half as quickly.
  '--no-allocation-site-pretenuring',
];

const SOAK_RESULTS = '.cache/soak-results.json';
/** A soak that takes longer is ended, and has failed. In minutes. */
const SOAK_LIMIT = 30;

/** The programs of a test run, without checks where only some tests are asked for. */
function planTest(args) {
  if (args.length === 0) return { build: ensureBuild, programs: [...CHECKS, [VITEST, 'run']] };
  const selected = selectTests(args);
  const mode = args.includes('--watch') ? 'watch' : 'run';
  return { ...(selected.needsBuild && { build: ensureBuild }), programs: [[VITEST, mode, ...selected.args]] };
}

function planSoak(args) {
  fs.rmSync(SOAK_RESULTS, { force: true });
  const vitest = [VITEST, 'run', '--config', 'vitest.soak.config.ts'];
  return {
    build: ensureBuild,
    programs: [[...vitest, ...args]],
    minutes: SOAK_LIMIT,
    last: code => ['scripts/results.mjs', SOAK_RESULTS, String(code)],
  };
}

function planBench(args) {
  const program = { server: 'src/server/bench/main.ts', freeze: 'src/server/bench/freeze.ts' }[args[0]];
  if (program === undefined) return { programs: [['src/lab/main.ts', 'bench', ...args]] };
  // With the server's own flags: when the clients sweep, the moves they wait for would look slow.
  return { programs: [[...SERVER_FLAGS, program, ...args]] };
}

/** What each command builds and which programs it runs, one after the other, until one fails. */
const COMMANDS = {
  start: args => ({ build: ensureCompressedBuild, programs: [[...SERVER_FLAGS, 'src/server/main.ts', ...args]] }),
  dev: () => ({ programs: [['scripts/dev.mjs']] }),
  test: planTest,
  soak: planSoak,
  check: () => ({ programs: CHECKS }),
  format: args => ({ programs: [[BIOME, 'format', '--write', ...args]] }),
  lab: args => ({ programs: [['src/lab/main.ts', ...args]] }),
  bench: planBench,
  freeze: args => ({ programs: [['src/lab/freeze/main.ts', ...args]] }),
};

/** Runs a program to its end, or to the end of its time. When npm dies before us, nobody else would stop the program. */
function run(node, args, minutes) {
  return new Promise(resolve => {
    const child = spawn(node, args, { stdio: 'inherit' });
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    const limit = minutes === undefined ? undefined : setTimeout(() => child.kill('SIGTERM'), minutes * 60_000);
    const pass = signal => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      clearTimeout(limit);
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(signal ? 1 : code);
    });
  });
}

async function runAll(node, { programs, minutes, last }) {
  let code = 0;
  for (const program of programs) {
    code = await run(node, program, minutes);
    if (code !== 0) break;
  }
  if (last !== undefined) await run(node, last(code));
  return code;
}

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
const [command = '', ...args] = process.argv.slice(2);
if (!Object.keys(COMMANDS).includes(command)) {
  console.error(`unknown command "${command}"; one of: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}
const plan = COMMANDS[command](args);
const node = withLock(() => {
  const good = ensureNode();
  process.env.PATH = path.dirname(good) + path.delimiter + process.env.PATH;
  ensureDependencies(good);
  if (plan.build !== undefined) plan.build(good);
  return good;
});
process.exitCode = await runAll(node, plan);
