import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fastChance } from '#kernel';
import { RequestError } from './errors.ts';
import { openPostgres, type Postgres, startPostgres } from './testing/postgres.ts';
import { endProcesses, type ServerProcess, startProcess } from './testing/process.ts';
import { RandomGames, type TablePlan } from './testing/randomGames.ts';
import { TableClient } from './testing/tableClient.ts';
import type { TestClient } from './testing/testClient.ts';
import { createTestDatabase, type EngineKind, ENGINES, type TestDatabase } from './testing/testDatabase.ts';

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

const TABLES: readonly TablePlan[] = [
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
let databases: TestDatabase[] = [];
let allGames: RandomGames[] = [];

beforeAll(async () => {
  postgres = await openPostgres();
}, 120_000);

afterEach(() => {
  for (const games of allGames) games.disconnect();
  endProcesses();
  for (const database of databases) database.remove();
  databases = [];
  allGames = [];
});

afterAll(() => postgres.stop(), 60_000);

const newDatabase = async (kind: EngineKind, on = postgres): Promise<TestDatabase> => {
  const database = await createTestDatabase(kind, on);
  databases.push(database);
  return database;
};

const startGames = async (
  database: TestDatabase,
  { address }: ServerProcess,
  plans: readonly TablePlan[],
): Promise<RandomGames> => {
  const games = await RandomGames.start(database, [address], plans, SEED);
  allGames.push(games);
  return games;
};

const waitFor = async (games: RandomGames, holds: () => boolean): Promise<void> => {
  if (!(await games.waitUntil(holds, PATIENCE)))
    expect.fail(`the games do not go on (seed ${SEED}):\n${games.describe()}`);
};

const moreAnswers = async (games: RandomGames, count: number): Promise<void> => {
  const before = games.answers;
  await waitFor(games, () => games.isOver || games.answers - before >= count);
};

/** Plays all games to their end, and verifies their logs. */
const finishGames = async (games: RandomGames): Promise<void> => {
  await waitFor(games, () => games.isOver);
  expect(await games.findDifferences()).toEqual([]);
  for (const audit of games.audits) {
    expect(audit.verify()).toBeUndefined();
    expect(audit.outcome).toBeDefined();
  }
};

/** A client that hangs: it connects like a browser, then reads nothing and answers nothing. */
const stuckClient = async ({ port }: ServerProcess, { cookie }: TestClient): Promise<net.Socket> => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const headers = [
    'GET /api/live HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  await new Promise(resolve => socket.once('data', resolve));
  socket.pause();
  return socket;
};

describe.each(ENGINES)('a server on %s', kind => {
  test(
    `that is killed ${KILLS} times in mid-play has lost nothing it acknowledged and shown nothing it lost (seed ${SEED})`,
    async () => {
      const rng = fastChance(SEED);
      const database = await newDatabase(kind);
      let server = await startProcess(database.environment);
      const games = await startGames(database, server, TABLES);
      const started = performance.now();
      let pending = 0;
      for (let kills = 0; kills < KILLS; kills++) {
        void games.connect([server.address]);
        await moreAnswers(games, 1 + rng.pick(MOST_ANSWERS));
        await server.end('SIGKILL');
        pending += games.pending;
        server = await startProcess(database.environment);
        expect(await games.findDifferences()).toEqual([]);
      }
      const killed = performance.now();
      const answers = games.answers;
      await games.connect([server.address]);
      await finishGames(games);
      // The tables' rows say so, too.
      const status = await Promise.all(
        games.players.map(({ client, table }) => client.at(server.address).call('table', { id: table })),
      );
      expect(new Set(status.map(info => info.status))).toEqual(new Set(['over']));
      const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
      console.log(
        `${kind}: ${KILLS} kills in ${seconds(started, killed)} s among ${answers} actions, ${pending} without an answer; ` +
          `${games.answers} actions in all, played out in ${seconds(killed, performance.now())} s`,
      );
    },
    LIMIT,
  );

  test(
    'that gets an acknowledged move again after a restart does not count it twice',
    async () => {
      const database = await newDatabase(kind);
      const first = await startProcess(database.environment);
      const games = await startGames(database, first, [{ game: 'iunu', seats: ['person', 'person'] }]);
      const clients = await Promise.all(
        games.players.map(async ({ client, table }) =>
          new TableClient(await client.at(first.address).connect(), table).watch(),
        ),
      );
      const turn = clients.findIndex(({ moves }) => moves.length > 0);
      const { length, moves, table } = clients[turn]!;
      const request = { kind: 'move', table, at: length, move: moves[0] as { type: string } } as const;
      expect(await clients[turn]!.connection.request(request)).toMatchObject({ kind: 'ack', length: length + 1 });
      await first.end('SIGKILL');
      const second = await startProcess(database.environment);
      // Nobody has watched the table since: its listing is updated all the same.
      await expect
        .poll(() => database.read(({ tables }) => tables.withStaleListing()), { timeout: 10_000 })
        .toEqual([]);
      const listed = await database.read(({ tables }) => tables.load(table));
      const connection = await games.players[turn]!.client.at(second.address).connect();
      expect(await connection.request(request)).toMatchObject({ kind: 'error', code: 'stale' });
      const client = await new TableClient(connection, table).watch();
      expect(client.length).toBe(length + 1);
      expect(listed?.toAct).toEqual(client.tableView?.toAct);
      connection.close();
      await second.end('SIGKILL');
    },
    LIMIT,
  );

  test(
    'that shuts down in mid-play closes all connections, waits for no client, and has lost nothing',
    async () => {
      const database = await newDatabase(kind);
      const server = await startProcess(database.environment);
      const games = await startGames(database, server, FEW);
      await games.connect([server.address]);
      const stuck = await stuckClient(server, games.players[0]!.client);
      await moreAnswers(games, 100);
      const signalled = performance.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(performance.now() - signalled).toBeLessThan(10_000);
      stuck.destroy();
      await waitFor(games, () => games.players.every(({ closeCode }) => closeCode !== undefined));
      expect(new Set(games.players.map(({ closeCode }) => closeCode))).toEqual(new Set([1001]));
      const next = await startProcess(database.environment);
      expect(await games.findDifferences()).toEqual([]);
      await games.connect([next.address]);
      await moreAnswers(games, 50);
      expect(await next.end('SIGTERM')).toBe(0);
      expect(await games.findDifferences()).toEqual([]);
    },
    LIMIT,
  );
});

test(
  'a database that is killed in mid-play loses nothing: the server reports it meanwhile, and goes on',
  async () => {
    const own = await startPostgres();
    try {
      const database = await newDatabase('postgres', own);
      const server = await startProcess(database.environment);
      const health = async (): Promise<number> => (await fetch(`${server.address}/readyz`)).status;
      const games = await startGames(database, server, FEW);
      await games.connect([server.address]);
      await moreAnswers(games, 100);
      expect(await health()).toBe(200);
      await own.kill();
      await waitFor(games, () => games.count('error') > 0);
      await expect.poll(health, { timeout: 10_000 }).toBe(503);
      const answer: unknown = await games.players[0]!.client.call('lobby', {}).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(RequestError);
      expect(answer).toMatchObject({ status: 500, code: 'wentWrong' });
      await own.start();
      await moreAnswers(games, 50);
      await expect.poll(health, { timeout: 10_000 }).toBe(200);
      await finishGames(games);
      expect(server.child.exitCode).toBeNull();
      expect(games.players.every(({ isConnected }) => isConnected)).toBe(true);
    } finally {
      endProcesses();
      await own.stop();
    }
  },
  LIMIT,
);
