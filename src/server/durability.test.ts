import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fastChance } from '#kernel';
import { Evening } from './testing/evening.ts';
import { ENGINES, newGround, type EngineKind, type Ground } from './testing/ground.ts';
import type { Plan } from './testing/party.ts';
import { Refused, type Person } from './testing/person.ts';
import { openPostgres, startPostgres, type Postgres } from './testing/postgres.ts';
import { endProcesses, startProcess, type ServerProcess } from './testing/process.ts';
import { Seat } from './testing/seat.ts';

/** Given, the same choices are made again; when exactly a server dies is the machine's business. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

/** A few in every test run; `npm run soak` asks for many. */
const KILLS = Number(process.env['KILLS'] ?? 3);
/** A server is killed after so many answers at most. */
const MOST_ANSWERS = 240;
/** Games that stand still for so many milliseconds do not go on. */
const PATIENCE = 120_000;
/** Half a minute on a machine that has nothing else to do. */
const LIMIT = 600_000;

const TABLES: readonly Plan[] = [
  { game: 'iunu', seats: ['person', 'person'] },
  { game: 'iunu', seats: ['person', 'person', 'random'], audience: 1 },
  { game: 'iunu', seats: ['person', 'person', 'person', 'person'] },
  { game: 'dunaia', seats: ['person', 'person'] },
  { game: 'dunaia', seats: ['person', 'greedy', 'person'] },
  { game: 'dunaia', seats: ['person', 'person'], audience: 1 },
  { game: 'dawn-of-mankind', seats: ['person', 'person'], audience: 1 },
  { game: 'dawn-of-mankind', seats: ['greedy', 'person', 'person'] },
  { game: 'dawn-of-mankind', seats: ['person', 'person', 'person'] },
  { game: 'dragon-dune', seats: ['person', 'person'] },
  { game: 'dragon-dune', seats: ['person', 'person', 'random'] },
  { game: 'dragon-dune', seats: ['person', 'person', 'person', 'person'], audience: 1 },
];
/** One of each, for what need not be so long. */
const FEW = TABLES.filter((_, index) => [1, 3, 6, 11].includes(index));

let postgres: Postgres;
let grounds: Ground[] = [];
let evenings: Evening[] = [];

beforeAll(async () => {
  postgres = await openPostgres();
}, 120_000);

afterEach(() => {
  for (const evening of evenings) evening.leave();
  endProcesses();
  for (const ground of grounds) ground.remove();
  grounds = [];
  evenings = [];
});

afterAll(() => postgres.stop(), 60_000);

const groundOn = async (kind: EngineKind, on = postgres): Promise<Ground> => {
  const ground = await newGround(kind, on);
  grounds.push(ground);
  return ground;
};

const beginAt = async (ground: Ground, { address }: ServerProcess, plans: readonly Plan[]): Promise<Evening> => {
  const evening = await Evening.begin(ground, [address], plans, SEED);
  evenings.push(evening);
  return evening;
};

const waitFor = async (evening: Evening, holds: () => boolean): Promise<void> => {
  if (!(await evening.until(holds, PATIENCE)))
    expect.fail(`the games do not go on (seed ${SEED}):\n${evening.describe()}`);
};

const moreAnswers = async (evening: Evening, count: number): Promise<void> => {
  const before = evening.answers;
  await waitFor(evening, () => evening.isOver || evening.answers - before >= count);
};

/** All games come to their end, and their logs are true. */
const playOut = async (evening: Evening): Promise<void> => {
  await waitFor(evening, () => evening.isOver);
  expect(await evening.compare()).toEqual([]);
  for (const book of evening.books) {
    expect(book.verify()).toBeUndefined();
    expect(book.outcome).toBeDefined();
  }
};

/** Speaks like a browser, then falls silent without a word: it reads nothing and answers nothing. */
const stuckClient = async ({ port }: ServerProcess, { cookie }: Person): Promise<net.Socket> => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const lines = [
    'GET /api/live HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await new Promise(resolve => socket.once('data', resolve));
  socket.pause();
  return socket;
};

describe.each(ENGINES)('a server on %s', kind => {
  test(
    `that is killed ${KILLS} times in mid-play has lost nothing it acknowledged and shown nothing it lost (seed ${SEED})`,
    async () => {
      const rng = fastChance(SEED);
      const ground = await groundOn(kind);
      let server = await startProcess(ground.environment);
      const evening = await beginAt(ground, server, TABLES);
      const begun = performance.now();
      let pending = 0;
      for (let kills = 0; kills < KILLS; kills++) {
        void evening.come([server.address]);
        await moreAnswers(evening, 1 + rng.pick(MOST_ANSWERS));
        await server.end('SIGKILL');
        pending += evening.pending;
        server = await startProcess(ground.environment);
        expect(await evening.compare()).toEqual([]);
      }
      const killed = performance.now();
      const answers = evening.answers;
      await evening.come([server.address]);
      await playOut(evening);
      // Nobody waits to be told that it is over.
      const status = await Promise.all(
        evening.players.map(({ person, table }) => person.at(server.address).ask('table', { id: table })),
      );
      expect(new Set(status.map(info => info.status))).toEqual(new Set(['over']));
      const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
      console.log(
        `${kind}: ${KILLS} kills in ${seconds(begun, killed)} s among ${answers} deeds, ${pending} without an answer; ` +
          `${evening.answers} deeds in all, played out in ${seconds(killed, performance.now())} s`,
      );
    },
    LIMIT,
  );

  test(
    'that is asked again, after a restart, for what it had acknowledged does not do it twice',
    async () => {
      const ground = await groundOn(kind);
      const first = await startProcess(ground.environment);
      const evening = await beginAt(ground, first, [{ game: 'iunu', seats: ['person', 'person'] }]);
      const seats = await Promise.all(
        evening.players.map(async ({ person, table }) =>
          new Seat(await person.at(first.address).connect(), table).watch(),
        ),
      );
      const turn = seats.findIndex(({ moves }) => moves.length > 0);
      const { length, moves, table } = seats[turn]!;
      const request = { kind: 'move', table, at: length, move: moves[0] as { type: string } } as const;
      expect(await seats[turn]!.line.ask(request)).toMatchObject({ kind: 'ack', length: length + 1 });
      await first.end('SIGKILL');
      const second = await startProcess(ground.environment);
      // Nobody has looked at the table since: lists know by themselves whose turn it is.
      await expect.poll(() => ground.read(({ tables }) => tables.lagging()), { timeout: 10_000 }).toEqual([]);
      const listed = await ground.read(({ tables }) => tables.load(table));
      const line = await evening.players[turn]!.person.at(second.address).connect();
      expect(await line.ask(request)).toMatchObject({ kind: 'error', code: 'stale' });
      const seat = await new Seat(line, table).watch();
      expect(seat.length).toBe(length + 1);
      expect(listed?.toAct).toEqual(seat.tableView?.toAct);
      line.close();
      await second.end('SIGKILL');
    },
    LIMIT,
  );

  test(
    'that is told to stop in mid-play tells everybody, waits for nobody, and has lost nothing',
    async () => {
      const ground = await groundOn(kind);
      const server = await startProcess(ground.environment);
      const evening = await beginAt(ground, server, FEW);
      await evening.come([server.address]);
      const stuck = await stuckClient(server, evening.players[0]!.person);
      await moreAnswers(evening, 100);
      const told = performance.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(performance.now() - told).toBeLessThan(10_000);
      stuck.destroy();
      await waitFor(evening, () => evening.players.every(({ closeCode }) => closeCode !== undefined));
      expect(new Set(evening.players.map(({ closeCode }) => closeCode))).toEqual(new Set([1001]));
      const next = await startProcess(ground.environment);
      expect(await evening.compare()).toEqual([]);
      await evening.come([next.address]);
      await moreAnswers(evening, 50);
      expect(await next.end('SIGTERM')).toBe(0);
      expect(await evening.compare()).toEqual([]);
    },
    LIMIT,
  );
});

test(
  'a database that is killed in mid-play takes nothing with it: the server says so meanwhile, and goes on',
  async () => {
    const own = await startPostgres();
    try {
      const ground = await groundOn('postgres', own);
      const server = await startProcess(ground.environment);
      const health = async (): Promise<number> => (await fetch(`${server.address}/healthz`)).status;
      const evening = await beginAt(ground, server, FEW);
      await evening.come([server.address]);
      await moreAnswers(evening, 100);
      expect(await health()).toBe(200);
      await own.kill();
      await waitFor(evening, () => evening.count('error') > 0);
      expect(await health()).toBe(503);
      const answer: unknown = await evening.players[0]!.person.ask('lobby', {}).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(Refused);
      expect(answer).toMatchObject({ status: 500, code: 'wentWrong' });
      await own.start();
      await moreAnswers(evening, 50);
      expect(await health()).toBe(200);
      await playOut(evening);
      expect(server.child.exitCode).toBeNull();
      expect(evening.players.every(({ isConnected }) => isConnected)).toBe(true);
    } finally {
      endProcesses();
      await own.stop();
    }
  },
  LIMIT,
);
