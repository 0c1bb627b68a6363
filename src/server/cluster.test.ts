import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, fastChance } from '#kernel';
import type { ServerMessage, SeatInfo, TableInfo } from '#wire';
import { LogAudit } from './testing/logAudit.ts';
import { openPostgres, type Postgres } from './testing/postgres.ts';
import { endProcesses, type ServerProcess, startProcess } from './testing/process.ts';
import { RandomGames, type TablePlan } from './testing/randomGames.ts';
import { TableClient } from './testing/tableClient.ts';
import { TestClient } from './testing/testClient.ts';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts';
import { tableRequest } from './testing/testTables.ts';

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const TIMEOUT = 120_000;
const LIMIT = 300_000;

const TABLES: readonly TablePlan[] = [
  { game: 'dragon-dune', seats: ['person', 'person', 'person', 'person'], audience: 1 },
  { game: 'dragon-dune', seats: ['person', 'person', 'person'] },
  { game: 'iunu', seats: ['person', 'person', 'person', 'person'], audience: 2 },
  { game: 'iunu', seats: ['person', 'random', 'person'] },
  { game: 'dawn-of-mankind', seats: ['person', 'person'] },
];

let postgres: Postgres;
let database: TestDatabase;
let one: ServerProcess;
let other: ServerProcess;
let games: RandomGames | undefined;

beforeAll(async () => {
  postgres = await openPostgres();
  database = await createTestDatabase('postgres', postgres);
  [one, other] = await Promise.all([startProcess(database.environment), startProcess(database.environment)]);
}, 120_000);

afterEach(() => games?.disconnect());

afterAll(async () => {
  endProcesses();
  database.remove();
  await postgres.stop();
}, 60_000);

const waitFor = async (holds: () => boolean, describe = (): string => ''): Promise<void> => {
  const end = Date.now() + TIMEOUT;
  while (!holds()) {
    if (Date.now() > end) expect.fail(`it does not come (seed ${SEED}): ${describe()}`);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
};

/** Plays all games to their end; all clients have received the same, and it is what the logs say. */
const finishGames = async (played: RandomGames): Promise<void> => {
  await waitFor(
    () => played.isOver,
    () => played.describe(),
  );
  expect(await played.findDifferences()).toEqual([]);
  for (const audit of played.audits) {
    expect(audit.verify()).toBeUndefined();
    expect(audit.outcome).toBeDefined();
    const players = played.players.filter(({ table }) => table === audit.id);
    expect(players.map(({ tableClient }) => tableClient?.length)).toEqual(
      players.map(({ viewer }) => audit.lengthFor(viewer)),
    );
  }
};

/** A table whose every seat is connected to both processes: `[seat][process]`. */
const watchTwice = async (plan: TablePlan): Promise<readonly (readonly [TableClient, TableClient])[]> => {
  const addresses = [one.address, other.address] as const;
  games = await RandomGames.start(database, addresses, [plan], SEED);
  const pairs = await Promise.all(
    games.players.map(async ({ client, table }) => {
      const watch = async (address: string): Promise<TableClient> =>
        new TableClient(await client.at(address).connect(), table).watch();
      return [await watch(addresses[0]), await watch(addresses[1])] as const;
    }),
  );
  // Also the process that did not start the game has it at once.
  expect(pairs.flat().map(seat => seat.length)).toEqual(pairs.flat().map(() => 1));
  return pairs;
};

const close = (pairs: readonly (readonly [TableClient, TableClient])[]): void => {
  for (const seat of pairs.flat()) seat.connection.close();
};

/** Waits until all clients of both processes have so many entries. */
const waitForLength = (pairs: readonly (readonly [TableClient, TableClient])[], length: number): Promise<void> =>
  waitFor(
    () => pairs.flat().every(seat => seat.length >= length),
    () => `${length}: ${pairs.map(pair => pair.map(seat => seat.length)).join(' ')}`,
  );

/** All table views, of both processes, are what the log says. */
const expectSameAsLog = async (pairs: readonly (readonly [TableClient, TableClient])[]): Promise<LogAudit> => {
  const audit = await database.read(records => LogAudit.open(records, pairs[0]![0].table));
  for (const seat of pairs.flat()) {
    const { tableView, length } = seat;
    expect(length).toBe(audit.lengthFor(tableView!.viewer));
    expect(tableView).toEqual(JSON.parse(JSON.stringify(audit.tableView(tableView!.viewer, length))));
  }
  return audit;
};

const outcomeOf = (answer: ServerMessage): string => (answer.kind === 'error' ? answer.code : answer.kind);

describe('two processes on one database', () => {
  test(
    `give simultaneous decisions, asides and undos of players at both one order, and lose none (seed ${SEED})`,
    async () => {
      games = await RandomGames.start(database, [one.address, other.address], TABLES, SEED);
      await games.connect([one.address, other.address]);
      await finishGames(games);
      expect(games.pending).toBe(0);
      console.log(
        `${games.answers} actions at both processes: ${games.count('ack')} acknowledged, ${games.count('refused')} refused`,
      );
    },
    LIMIT,
  );

  test.each(['iunu', 'dragon-dune'])(
    'let a move count once when both get one for the same seat at the same moment (%s)',
    async game => {
      const rng = fastChance(SEED);
      const pairs = await watchTwice({ game, seats: ['person', 'person', 'person'] });
      for (let round = 0; round < 40; round++) {
        const { length, tableView } = pairs[0]![0];
        const seat = at(tableView!.toAct, 0);
        const [here, there] = at(pairs, seat);
        const { moves } = here;
        const answers = await Promise.all([
          here.play(at(moves, rng.pick(moves.length))),
          there.play(at(moves, rng.pick(moves.length))),
        ]);
        expect(answers.map(outcomeOf).sort()).toEqual(['ack', 'stale']);
        await waitForLength(pairs, length + 1);
      }
      const audit = await expectSameAsLog(pairs);
      expect(audit.length).toBe(41);
      expect(audit.verify()).toBeUndefined();
      close(pairs);
    },
    LIMIT,
  );

  test.each(['iunu', 'dragon-dune'])(
    'put asides of all seats, said at the same moment, into one order (%s)',
    async game => {
      const rng = fastChance(SEED);
      const pairs = await watchTwice({ game, seats: ['person', 'person', 'person', 'person'] });
      let length = 1;
      for (let round = 0; round < 15; round++) {
        // While the game waits for a decision, there may be no asides.
        const hasNoAsides = pairs.every(([{ tableView }]) => tableView!.asides.length === 0);
        const answers = await Promise.all(
          pairs.flatMap((pair, index) => {
            const seat = pair[index % 2]!;
            const choices = hasNoAsides ? seat.moves : seat.tableView!.asides;
            return choices.length === 0 ? [] : [seat.play(at(choices, rng.pick(choices.length)))];
          }),
        );
        const outcomes = answers.map(outcomeOf);
        // An aside may make another illegal; the first of them is never refused.
        expect(new Set([...outcomes, 'refused']), JSON.stringify(answers)).toEqual(new Set(['ack', 'refused']));
        length += outcomes.filter(outcome => outcome === 'ack').length;
        // Some asides are secret: how many entries a client gets to know of, only the log can tell.
        const audit = await database.read(records => LogAudit.open(records, pairs[0]![0].table));
        await waitFor(
          () => pairs.flat().every(seat => seat.length >= audit.lengthFor(seat.tableView!.viewer)),
          () => `${length}: ${pairs.map(pair => pair.map(seat => seat.length)).join(' ')}`,
        );
      }
      const audit = await expectSameAsLog(pairs);
      expect(audit.length).toBe(length);
      expect(audit.verify()).toBeUndefined();
      close(pairs);
    },
    LIMIT,
  );

  test(
    'catch up when a client has received more from the other process',
    async () => {
      const pairs = await watchTwice({ game: 'iunu', seats: ['person', 'person'] });
      for (let round = 0; round < 20; round++) {
        const { tableView } = pairs[0]![round % 2]!;
        const [here, there] = pairs[at(tableView!.toAct, 0)]!;
        const [from, to] = round % 2 === 0 ? [here, there] : [there, here];
        const length = from.length;
        expect(outcomeOf(await from.play(at(from.moves, 0)))).toBe('ack');
        await from.waitUntil(seat => seat.length > length);
        const next = pairs[at(from.tableView!.toAct, 0)]![round % 2]!;
        await next.waitUntil(seat => seat.length > length);
        // That the other process has not read the entry yet is no reason to refuse.
        const answer = await to.connection.request({
          kind: 'undo',
          table: from.table,
          at: from.length,
        });
        expect(['ack', 'refused']).toContain(outcomeOf(answer));
        await waitForLength(pairs, length + (answer.kind === 'ack' ? 2 : 1));
        if (answer.kind === 'ack') {
          const { length: now } = from;
          expect(outcomeOf(await from.play(at(from.moves, 0)))).toBe('ack');
          await waitForLength(pairs, now + 1);
        }
      }
      await expectSameAsLog(pairs);
      close(pairs);
    },
    LIMIT,
  );
});

const newClients = async (): Promise<readonly [TestClient, TestClient]> => [
  await TestClient.create(one.address),
  await TestClient.create(other.address),
];

const isHere = (info: TableInfo | undefined, seat: number): boolean => {
  const seatInfo: SeatInfo | undefined = info?.seats[seat];
  return seatInfo?.kind === 'person' && seatInfo.isHere;
};

describe('people at two processes', () => {
  test(
    'see each other connect, join, start, chat and disconnect',
    async () => {
      const [ana, ben] = await newClients();
      const { id } = await ana.call('create', { body: tableRequest(['me', 'open']) });
      const [anasConnection, bensConnection] = [await ana.connect(), await ben.connect()];
      const [anas, bens] = [
        await new TableClient(anasConnection, id).watch(),
        await new TableClient(bensConnection, id).watch(),
      ];
      // Who is connected to the other process is known at once, not only with its next heartbeat.
      await waitFor(() => isHere(bens.info, 0));
      await ben.call('join', { id, body: { seat: 1, salt: 'pepper' } });
      await waitFor(() => anas.info?.seats[1]?.kind === 'person');
      await waitFor(() => isHere(anas.info, 1));
      await ben.call('rename', { body: { name: 'Ben the second' } });
      await waitFor(() => JSON.stringify(anas.info).includes('Ben the second'));
      const received: string[] = [];
      anasConnection.onMessage(message => message.kind === 'said' && received.push(message.line.text));
      bensConnection.onMessage(message => message.kind === 'said' && received.push(message.line.text));
      for (const [connection, text] of [
        [anasConnection, 'hello'],
        [bensConnection, 'good games'],
      ] as const) {
        expect(await connection.request({ kind: 'say', table: id, text })).toMatchObject({ kind: 'ack' });
        await waitFor(() => received.filter(other => other === text).length === 2);
      }
      await ana.call('start', { id, body: { salt: 'h' } });
      await waitFor(() => anas.length === 1 && bens.length === 1);
      expect(bens.tableView?.viewer).toBe(1);
      bensConnection.close();
      await waitFor(() => !isHere(anas.info, 1));
      await expect(ana.call('replace', { id, body: { seat: 1 } })).rejects.toMatchObject({ code: 'notNow' });
      anas.connection.close();
    },
    LIMIT,
  );

  test(
    'do not both get the last seat, and nobody who got it is left out of the game',
    async () => {
      const host = await TestClient.create(one.address);
      for (let round = 0; round < 10; round++) {
        const { id } = await host.call('create', { body: tableRequest(['me', 'open']) });
        const guests = await newClients();
        const joins = await Promise.allSettled([
          ...guests.map(guest => guest.call('join', { id, body: { salt: 'pepper' } })),
          host.at(other.address).call('start', { id, body: { salt: 'h' } }),
        ]);
        const joined = joins.slice(0, 2).filter(({ status }) => status === 'fulfilled').length;
        expect(joins[2]?.status).toBe('fulfilled');
        expect(joined).toBeLessThan(2);
        // The process that did not start it is notified a moment later.
        await expect
          .poll(() => host.call('table', { id }), { timeout: TIMEOUT })
          .toMatchObject({ status: 'running', seats: [{}, { kind: joined === 1 ? 'person' : 'bot' }] });
      }
    },
    LIMIT,
  );

  test(
    `go on at the one that is left when the other dies (seed ${SEED})`,
    async () => {
      const [killed, remaining] = await Promise.all([
        startProcess(database.environment),
        startProcess(database.environment),
      ]);
      games = await RandomGames.start(database, [killed.address, remaining.address], TABLES, SEED + 5000);
      await games.connect([killed.address, remaining.address]);
      const { players } = games;
      await waitFor(() => players.reduce((sum, { answers }) => sum + answers.length, 0) > 150);
      await killed.end('SIGKILL');
      const disconnected = players.filter((_, index) => index % 2 === 0);
      await Promise.all(disconnected.map(player => player.connect(remaining.address)));
      await finishGames(games);
      expect(players.some(player => player.problems.length > 0)).toBe(false);
      await remaining.end('SIGKILL');
    },
    LIMIT,
  );
});
