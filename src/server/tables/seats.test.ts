import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { NewTable, SeatInfo, TableInfo } from '#wire';
import { openPostgres, type Postgres } from '../testing/postgres.ts';
import { TableClient } from '../testing/tableClient.ts';
import type { TestClient, TestConnection } from '../testing/testClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { startGame } from '../testing/testTables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const POLL = { timeout: 20_000 };

type PersonInfo = Extract<SeatInfo, { kind: 'person' }>;

const servers: TestServer[] = [];
const connections: TestConnection[] = [];
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.close();
  await Promise.all(servers.splice(0).map(server => server.close()));
});

const open = async (databaseUrl?: string): Promise<TestServer> => {
  const server = await TestServer.open({ databaseUrl });
  servers.push(server);
  return server;
};

const watch = async (person: TestClient, id: string): Promise<TableClient> => {
  const connection = await person.connect();
  connections.push(connection);
  return new TableClient(connection, id).watch();
};

/** Closes a connection, and waits until a process knows of it. */
const disconnect = async (client: TableClient, seat: number, witness: TestClient): Promise<void> => {
  client.connection.close();
  await expect
    .poll(async () => (await witness.call('table', { id: client.table })).seats[seat], POLL)
    .toMatchObject({ isHere: false });
};

const seatOf = (info: TableInfo, seat: number): PersonInfo => info.seats[seat] as PersonInfo;
const vote = (person: TestClient, id: string, seat: number) => person.call('replace', { id, body: { seat } });

/** Two at a table of which the second has just lost the connection. */
const startAndLose = async (changes: Partial<NewTable>) => {
  const server = await open();
  const [ana, ben] = (await server.newClients(2)) as [TestClient, TestClient];
  const id = await startGame([ana, ben], changes);
  const [anas, bens] = [await watch(ana, id), await watch(ben, id)];
  await disconnect(bens, 1, ana);
  return { server, id, ana, ben, anas };
};

describe('findings, server 2: a blinking connection does not cost the seat', () => {
  test('in a game with days a turn nobody is voted out: only the deadline counts', async () => {
    const { server, id, ana } = await startAndLose({ pace: { kind: 'days', days: 3 } });
    server.clock.advance(2 * 24 * 60 * MINUTE);
    await expect(vote(ana, id, 1)).rejects.toMatchObject({ code: 'notNow' });
    expect(seatOf(await ana.call('table', { id }), 1)).not.toHaveProperty('voteFrom');
  });

  test('in a live game a vote needs as many minutes of absence as the table says', async () => {
    const { server, id, ana } = await startAndLose({ pace: { kind: 'live', minutes: 30, increment: 0 }, grace: 2 });
    const lost = server.clock.now();
    const refusal = { code: 'notNow', message: expect.stringContaining('may still come back') };
    await expect(vote(ana, id, 1)).rejects.toMatchObject(refusal);
    expect(seatOf(await ana.call('table', { id }), 1)).toMatchObject({ isHere: false, voteFrom: lost + 2 * MINUTE });
    server.clock.advance(2 * MINUTE - 1);
    await expect(vote(ana, id, 1)).rejects.toMatchObject(refusal);
    server.clock.advance(1);
    expect(seatOf(await vote(ana, id, 1), 1)).toMatchObject({
      votes: [0],
      takeoverAt: server.clock.now() + 30 * SECOND,
    });
  });

  test('whoever looks at the table is here, from the first message on', async () => {
    const server = await open();
    const [ana, ben] = (await server.newClients(2)) as [TestClient, TestClient];
    const id = await startGame([ana, ben]);
    const connection = await ana.connect();
    connections.push(connection);
    expect(await connection.request({ kind: 'watch', table: id })).toMatchObject({
      info: { seats: [{ isHere: true }, { isHere: false }] },
    });
  });

  test('a vote is announced, and the bot takes over only after the notice', async () => {
    const { server, id, ana, anas } = await startAndLose({ grace: 1 });
    server.clock.advance(MINUTE);
    await vote(ana, id, 1);
    await anas.waitUntil(({ info }) => seatOf(info!, 1).votes.length === 1);
    expect(anas.info!.seats[1]).not.toHaveProperty('standIn');
    server.clock.advance(30 * SECOND);
    // Any change makes the server look at the clock.
    await ana.call('rename', { body: { name: 'Ana' } });
    await anas.waitUntil(({ info }) => 'standIn' in info!.seats[1]!);
    expect(seatOf(anas.info!, 1)).toMatchObject({ votes: [], standIn: 'club' });
    expect(seatOf(anas.info!, 1)).not.toHaveProperty('takeoverAt');
  });

  test('the player’s return ends the vote', async () => {
    const { server, id, ana, ben, anas } = await startAndLose({ grace: 1 });
    server.clock.advance(MINUTE);
    await vote(ana, id, 1);
    const back = await watch(ben, id);
    await anas.waitUntil(({ info }) => seatOf(info!, 1).isHere && seatOf(info!, 1).votes.length === 0);
    server.clock.advance(10 * MINUTE);
    await ana.call('rename', { body: { name: 'Ana' } });
    expect(seatOf(await ana.call('table', { id }), 1)).not.toHaveProperty('standIn');
    await expect(vote(ana, id, 1)).rejects.toMatchObject({ message: expect.stringContaining('is here') });
    // Who leaves again has all the minutes again.
    await disconnect(back, 1, ana);
    await expect(vote(ana, id, 1)).rejects.toMatchObject({ message: expect.stringContaining('may still come back') });
  });

  test('whoever was voted out gets the seat back by returning', async () => {
    const { server, id, ana, ben, anas } = await startAndLose({ grace: 1 });
    server.clock.advance(MINUTE);
    await vote(ana, id, 1);
    server.clock.advance(30 * SECOND);
    await ana.call('rename', { body: { name: 'Ana' } });
    await anas.waitUntil(({ info }) => 'standIn' in info!.seats[1]!);
    const back = await watch(ben, id);
    await back.waitUntil(({ info }) => !('standIn' in info!.seats[1]!));
    // The seat is played by nobody else from now on.
    await expect.poll(async () => (await back.play({ type: 'no such move' })).kind, POLL).toBe('refused');
  });

  test('an absence is not older than the server: after a restart the minutes begin anew', async () => {
    const { server, id, ana } = await startAndLose({ grace: 1 });
    server.clock.advance(MINUTE);
    await server.restart();
    await expect(vote(ana.at(server.address), id, 1)).rejects.toMatchObject({ code: 'notNow' });
    server.clock.advance(MINUTE);
    expect(seatOf(await vote(ana.at(server.address), id, 1), 1)).toMatchObject({ votes: [0] });
  });
});

describe('findings, server 3: presence is not guessed across processes', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await openPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  /** Two processes that share a database. */
  const openTwo = async (): Promise<readonly [TestServer, TestServer]> => {
    const url = await postgres.newDatabase();
    return [await open(url), await open(url)];
  };

  test('a connected player is not voted out through a process that has just opened the table', async () => {
    const [one, other] = await openTwo();
    for (let round = 0; round < 12; round++) {
      const [ana, ben] = (await one.newClients(2)) as [TestClient, TestClient];
      const id = await startGame([ana, ben], { grace: 1 });
      await watch(ben, id);
      await expect(vote(ana.at(other.address), id, 1)).rejects.toMatchObject({ code: 'notNow' });
      expect(seatOf(await ana.call('table', { id }), 1)).toMatchObject({ isHere: true, votes: [] });
    }
  });

  test('a bot takes over through any process, and the seat is given back through any', async () => {
    const [one, other] = await openTwo();
    const [ana, ben] = (await one.newClients(2)) as [TestClient, TestClient];
    const id = await startGame([ana, ben], { grace: 1 });
    const [anas, bens] = [await watch(ana.at(other.address), id), await watch(ben, id)];
    await expect.poll(() => seatOf(anas.info!, 1).isHere, POLL).toBe(true);
    await disconnect(bens, 1, ana);
    await anas.waitUntil(({ info }) => !seatOf(info!, 1).isHere);
    for (const server of [one, other]) server.clock.advance(MINUTE);
    await vote(ana.at(other.address), id, 1);
    for (const server of [one, other]) server.clock.advance(30 * SECOND);
    await ana.call('rename', { body: { name: 'Ana' } });
    await anas.waitUntil(({ info }) => 'standIn' in info!.seats[1]!);
    const back = await watch(ben, id);
    await back.waitUntil(({ info }) => !('standIn' in info!.seats[1]!));
    await anas.waitUntil(({ info }) => !('standIn' in info!.seats[1]!));
  });
});
