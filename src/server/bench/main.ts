// What the server costs: npm run bench -- server
import fs from 'node:fs';
import { startProcess, temporaryFolder, type ServerProcess } from '../testing/process.ts';
import { Load, type Seen } from './load.ts';
import { memoryPerTable } from './memory.ts';
import { grouped, percentile } from './numbers.ts';

const SECONDS = 8;
/** V8 goes on compiling for so many seconds, and two hundred tables are not opened in one moment but in a bench. */
const WARM_UP = 10;
const SIZES = [1, 50, 200];

/** Games that must wait at each table so that nobody runs out of them; a lone table is bound by the disk, not by us. */
const gamesFor = (tables: number): number => Math.min(400, Math.ceil(2400 / tables) + 2);

/** Linux counts a process's time in hundredths of a second. */
const TICK = 10_000;

/** Microseconds of CPU the process has used, of all its threads. */
const cpuOf = ({ child }: ServerProcess): number => {
  const fields = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
};

/** The same of this process: the clients do the same work in every run, so it tells how quick the machine was. */
const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

interface Cpu {
  readonly server: number;
  readonly clients: number;
}

const report = (title: string, { moves, latencies, bytes }: Seen, seconds: number, { server, clients }: Cpu): void => {
  const row = (name: string, value: string): void => console.log(`  ${name.padEnd(44)}${value.padStart(12)}`);
  console.log(title);
  row('durable moves a second', grouped(moves / seconds));
  row('server CPU a move, µs', (server / moves).toFixed(1));
  row('clients’ CPU a move, µs', (clients / moves).toFixed(1));
  row('to the next player, p50 ms', percentile(latencies, 0.5).toFixed(2));
  row('to the next player, p99 ms', percentile(latencies, 0.99).toFixed(2));
  row('bytes a decision and viewer, median', grouped(percentile(bytes, 0.5)));
  row('bytes a decision and viewer, p99', grouped(percentile(bytes, 0.99)));
};

const measure = async (server: ServerProcess, tables: number, pause: number): Promise<void> => {
  const load = await Load.open(server.address, tables, pause > 0 ? 1 : gamesFor(tables));
  load.begin(pause);
  await load.watch(WARM_UP * 1000);
  const before: Cpu = { server: cpuOf(server), clients: ownCpu() };
  const seen = await load.watch(SECONDS * 1000);
  const pace = pause === 0 ? 'as fast as they can' : 'one move a second';
  const cpu: Cpu = { server: cpuOf(server) - before.server, clients: ownCpu() - before.clients };
  report(`IUNU, ${tables} tables of 2, ${pace}`, seen, SECONDS, cpu);
  load.stop();
  if (seen.refusals > 0) throw new Error(`${seen.refusals} moves were refused`);
  if (load.idle > 0 && pause === 0) console.log(`  (${load.idle} tables ran out of games: the figures are too low)`);
  load.close();
};

console.log(
  `Node ${process.version}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}; the clients share the machine with the server`,
);
for (const tables of SIZES) {
  const folder = temporaryFolder();
  const server = await startProcess({ DATA: folder });
  await measure(server, tables, 0);
  if (tables === 200) await measure(server, tables, 1000);
  await server.end('SIGTERM');
  fs.rmSync(folder, { recursive: true });
}
const kilobytes = (await memoryPerTable()) / 1000;
console.log(`memory a table with its two players connected: ${kilobytes.toFixed(1)} kB`);
process.exit(0);
