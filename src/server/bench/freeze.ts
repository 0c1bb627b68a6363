// Whether one visitor can slow down those who play: npm run bench -- freeze
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { at, fastChance, type AnyTable } from '#kernel';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import { openStore, type Store } from '../store/index.ts';
import type { TableRecord } from '../tables/tableRecord.ts';
import { startProcess, temporaryFolder, type ServerProcess } from '../testing/process.ts';
import { applyAction, randomAction } from '../testing/secrecy.ts';
import { defaultConfig, gameWithId, startedTable } from '../testing/testTables.ts';
import { cpuOf } from './cpu.ts';
import { LoadGenerator, type LoadStats } from './loadGenerator.ts';
import { grouped, percentile } from './numbers.ts';
import { READY, type Visitor } from './visitorProtocol.ts';

const TABLES = 200;
/** Milliseconds between two moves of a table. */
const THINK_TIME = 1000;
const SECONDS = 15;
/** One phase without the visitor and one with them, so many times. */
const ROUNDS = 4;
const MAX_ENTRIES = 1044;

const storeTable = async (store: Store, { record, table }: LongGame, person: string): Promise<string> => {
  const seats = record.seats.map((seat, index) => ({ ...seat, person: index === 0 ? person : undefined }));
  await store.tables.create({ ...record, seats });
  await store.logs.begin(record.id);
  await store.logs.append(table.log.entries.map(entry => ({ table: record.id, entry })));
  return record.id;
};

interface LongGame {
  readonly record: TableRecord;
  readonly table: AnyTable;
}

const longGame = (seed: string, status: TableRecord['status']): LongGame => {
  const game = gameWithId('dunaia');
  const { record, table } = startedTable(game, defaultConfig(game, 2), seed);
  const rng = fastChance(1);
  while (table.outcome === undefined && table.length < MAX_ENTRIES) applyAction(table, randomAction(table, rng));
  return { record: { ...record, id: newId(), status, host: undefined, pace: { kind: 'none' } }, table };
};

/** A database with a person who sits at two tables with long logs. */
const prepare = async (folder: string): Promise<Omit<Visitor, 'address' | 'from'>> => {
  const location = { folder, url: process.env['DATABASE_URL'] };
  const store = await openStore({ ...location, process: newId(), writerListener: { batch() {}, failure() {} } });
  const [id, token] = [newId(), newSecret()];
  await store.people.create({ id, name: 'Visitor' }, hashSecret(token), Date.now());
  const games = [longGame('a finished game', 'over'), longGame('a running game', 'running')];
  const [finished = '', running = ''] = await Promise.all(games.map(game => storeTable(store, game, id)));
  await store.close();
  return {
    cookie: `fourscore=${token}`,
    finished,
    running,
    length: Math.min(...games.map(({ table }) => table.length)),
  };
};

/** Lets the visitor in for as long as `work` takes; answers with what they did. */
const withVisitor = async <T>(visitor: Visitor, work: () => Promise<T>): Promise<T> => {
  const program = fileURLToPath(new URL('./visitor.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(visitor)], { stdio: ['ignore', 'pipe', 'inherit'] });
  // The visitor is on a machine of their own: here they take what the others leave.
  os.setPriority(child.pid ?? 0, os.constants.priority.PRIORITY_LOW);
  let printed = '';
  const isReady = new Promise<void>(resolve => {
    child.stdout.on('data', text => {
      printed += String(text);
      if (printed.includes(READY)) resolve();
    });
  });
  try {
    await isReady;
    return await work();
  } finally {
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    console.log(`  the visitor: ${printed.replace(READY, '').trim()}`);
  }
};

/** What happens in one phase; prints the figures, and answers with the p99. */
const measurePhase = async (server: ServerProcess, load: LoadGenerator, name: string): Promise<number> => {
  const before = cpuOf(server);
  const { moves, latencies }: LoadStats = await load.measure(SECONDS * 1000);
  const cores = (cpuOf(server) - before) / (SECONDS * 1_000_000);
  const [median = 0, p99 = 0] = [0.5, 0.99].map(share => percentile(latencies, share));
  const figures = `p50 ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${cores.toFixed(2)} cores`;
  console.log(`  ${name.padEnd(22)}${grouped(moves / SECONDS)} moves a second; to the next player ${figures}`);
  return p99;
};

const measure = async (server: ServerProcess, visitor: Visitor): Promise<void> => {
  const load = await LoadGenerator.open(server.address, TABLES, 2, pair => `10.0.${pair >> 8}.${pair & 255}`);
  load.start(THINK_TIME);
  await load.measure(10_000);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const without = await measurePhase(server, load, 'without the visitor');
    const beside = await withVisitor(visitor, () => measurePhase(server, load, 'with the visitor'));
    ratios.push(beside / without);
  }
  load.close();
  ratios.sort((one, other) => one - other);
  console.log(`p99 with the visitor: ${ratios.map(ratio => ratio.toFixed(2)).join(', ')} times that without`);
  console.log(`median ${((at(ratios, 1) + at(ratios, 2)) / 2).toFixed(2)}; at most 2 is wanted`);
};

const folder = temporaryFolder();
const prepared = await prepare(folder);
console.log(`${TABLES} tables at a move a second; a visitor with two logs of ${prepared.length} entries or more`);
// The proxy is this program: every pair of players comes from an address of its own.
const server = await startProcess({ DATA: folder, LIMITS: 'on', TRUST_PROXY: 'yes' });
await measure(server, { ...prepared, address: server.address, from: '203.0.113.1' });
await server.end('SIGTERM');
fs.rmSync(folder, { recursive: true });
process.exit(0);
