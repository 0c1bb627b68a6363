// What the server costs: npm run bench -- server [numbers of tables]
import fs from 'node:fs';
import { cpuOf } from './cpu.ts';
import { LoadGenerator, type LoadStats } from './loadGenerator.ts';
import { memoryPerTable } from './memory.ts';
import { grouped, percentile } from './numbers.ts';
import { type ServerProcess, startProcess, temporaryFolder } from '../testing/process.ts';

const SECONDS = 8;
/** V8 goes on optimizing for so many seconds, and tables are not usually opened two hundred at once. */
const WARM_UP = 10;
const DEFAULT_SIZES = [1, 50, 200];

/** Tables for each pair of players, so that nobody runs out of them; a single pair is bound by the disk. */
const tablesPerPair = (pairs: number): number => Math.min(400, Math.ceil(2400 / pairs) + 2);

/** The same for this process: the clients do the same work in every run, so it tells how fast the machine was. */
const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

interface Cpu {
  readonly server: number;
  readonly clients: number;
}

const report = (title: string, { moves, latencies, bytes }: LoadStats, { server, clients }: Cpu): void => {
  const row = (name: string, value: string): void => console.log(`  ${name.padEnd(44)}${value.padStart(12)}`);
  console.log(title);
  row('durable moves a second', grouped(moves / SECONDS));
  row('server CPU a move, µs', (server / moves).toFixed(1));
  row('clients’ CPU a move, µs', (clients / moves).toFixed(1));
  row('to the next player, p50 ms', percentile(latencies, 0.5).toFixed(2));
  row('to the next player, p99 ms', percentile(latencies, 0.99).toFixed(2));
  row('bytes a decision and viewer, median', grouped(percentile(bytes, 0.5)));
  row('bytes a decision and viewer, p99', grouped(percentile(bytes, 0.99)));
};

const measure = async (server: ServerProcess, tables: number, thinkTime: number): Promise<void> => {
  const load = await LoadGenerator.open(server.address, tables, thinkTime > 0 ? 1 : tablesPerPair(tables));
  load.start(thinkTime);
  await load.measure(WARM_UP * 1000);
  const before: Cpu = { server: cpuOf(server), clients: ownCpu() };
  const stats = await load.measure(SECONDS * 1000);
  const cpu: Cpu = { server: cpuOf(server) - before.server, clients: ownCpu() - before.clients };
  const pace = thinkTime === 0 ? 'as fast as they can' : 'one move a second';
  report(`IUNU, ${tables} tables of 2, ${pace}`, stats, cpu);
  load.stop();
  if (stats.refusals > 0) throw new Error(`${stats.refusals} moves were refused`);
  if (load.idle > 0 && thinkTime === 0)
    console.log(`  (${load.idle} pairs ran out of tables: the figures are too low)`);
  load.close();
};

console.log(
  `Node ${process.version}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}; the clients share the machine with the server`,
);
// After the program's name and the word "server".
const chosenSizes = process.argv.slice(3).map(Number);
for (const tables of chosenSizes.length > 0 ? chosenSizes : DEFAULT_SIZES) {
  const folder = temporaryFolder();
  const server = await startProcess({ DATA: folder });
  await measure(server, tables, 0);
  if (tables === 200 && chosenSizes.length === 0) await measure(server, tables, 1000);
  await server.end('SIGTERM');
  fs.rmSync(folder, { recursive: true });
}
if (chosenSizes.length === 0) {
  const kilobytes = (await memoryPerTable()) / 1000;
  console.log(`memory a table with its two players connected: ${kilobytes.toFixed(1)} kB`);
}
process.exit(0);
