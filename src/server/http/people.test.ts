import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOneMove, TableClient } from '../testing/tableClient.ts';
import type { TestClient, TestConnection } from '../testing/testClient.ts';
import { TestServer } from '../testing/testServer.ts';
import { startGame, tableRequest } from '../testing/testTables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const arrival = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${address}/api/me`, { method: 'POST', headers: { 'x-fourscore': '1', ...headers } });

const closedWith = (connection: TestConnection): Promise<number> =>
  new Promise(resolve => connection.socket.once('close', resolve));

describe('a first visit', () => {
  test('makes a guest with a name and a cookie that no script and no other site can use', async () => {
    const response = await arrival(server.address);
    expect(await response.json()).toEqual({ name: expect.stringMatching(/^\p{L}+ \d{3}$/u) });
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    const [pair, ...flags] = cookie!.split('; ');
    expect(pair).toMatch(/^fourscore=[A-Za-z0-9_-]{43}$/);
    expect(flags).toEqual(['Max-Age=34560000', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
  });

  test('happens once: with a valid cookie no other is set', async () => {
    const ana = await server.newClient();
    const before = server.rows()['people']!.length;
    const [first, second] = [await ana.call('arrive', {}), await ana.call('arrive', {})];
    expect(second).toEqual(first);
    expect(server.rows()['people']).toHaveLength(before);
    expect((await arrival(server.address, { cookie: ana.cookie })).headers.getSetCookie()).toEqual([]);
  });

  test('two guests are two people, and the store holds no cookie, only its hash', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    expect(ana.cookie).not.toBe(ben.cookie);
    const stored = JSON.stringify(server.rows());
    for (const { cookie } of [ana, ben]) expect(stored).not.toContain(cookie.split('=')[1]);
  });

  test('an unknown cookie is not authenticated', async () => {
    const forged = { headers: { cookie: `fourscore=${'A'.repeat(43)}` } };
    const response = await fetch(`${server.address}/api/lobby`, forged);
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 'nobody', message: 'Say who you are first' },
    ]);
  });
});

test('behind a trusted proxy with https the cookie is Secure, and without trust the header is ignored', async () => {
  const behind = await TestServer.open({ trustsProxy: () => true });
  try {
    const flagsOf = async (address: string): Promise<string> =>
      (await arrival(address, { 'x-forwarded-proto': 'https' })).headers.getSetCookie()[0]!;
    expect(await flagsOf(behind.address)).toContain('; Secure');
    expect(await flagsOf(server.address)).not.toContain('; Secure');
  } finally {
    await behind.close();
  }
});

test('a new name is seen at the tables at once', async () => {
  const [ana, ben] = [await server.newClient(), await server.newClient()];
  const id = await startGame([ana, ben]);
  const connection = await ben.connect();
  const client = await new TableClient(connection, id).watch();
  expect(await ana.call('rename', { body: { name: '  Ana Ünal ' } })).toEqual({ name: 'Ana Ünal' });
  await client.waitUntil(({ info }) => info!.seats[0]!.kind === 'person' && info!.seats[0]!.name === 'Ana Ünal');
  expect((await ben.call('table', { id })).seats[0]).toMatchObject({ name: 'Ana Ünal' });
  expect(await ana.call('arrive', {})).toEqual({ name: 'Ana Ünal' });
  connection.close();
});

test.each([
  ['nothing', '   '],
  ['too long a name', 'x'.repeat(33)],
  ['a name with a line break', 'Ana\nBen'],
  ['a name with a bidirectional override', 'Ana\u202Eneb'],
])('%s is no name', async (_, name) => {
  const ana = await server.newClient();
  await expect(ana.call('rename', { body: { name } })).rejects.toMatchObject({ status: 400, code: 'badRequest' });
});

describe('a recovery secret', () => {
  const recover = async (secret: string): Promise<TestClient> => {
    const device = await server.newClient();
    device.cookie = '';
    await device.call('recover', { body: { secret } });
    return device;
  };

  test('makes another device the same person, at the same tables', async () => {
    const ana = await server.newClient();
    const { id } = await ana.call('create', { body: tableRequest(['me', 'open']) });
    await ana.call('rename', { body: { name: 'Ana' } });
    const phone = await recover((await ana.call('recovery', {})).secret);
    expect(phone.cookie).not.toBe(ana.cookie);
    expect(await phone.call('arrive', {})).toEqual({ name: 'Ana' });
    expect((await phone.call('lobby', {})).mine.map(table => table.id)).toEqual([id]);
    expect((await phone.call('table', { id })).you).toBe(0);
    expect(await ana.call('arrive', {})).toEqual({ name: 'Ana' });
  });

  test('is invalidated by the next one', async () => {
    const ana = await server.newClient();
    const { secret: old } = await ana.call('recovery', {});
    const { secret } = await ana.call('recovery', {});
    await expect(recover(old)).rejects.toMatchObject({ status: 404, code: 'unknownSecret' });
    await expect(recover(secret)).resolves.toBeDefined();
  });

  test('is stored as a hash only', async () => {
    const ana = await server.newClient();
    const { secret } = await ana.call('recovery', {});
    expect(JSON.stringify(server.rows())).not.toContain(secret);
  });
});

describe('delete everything about me', () => {
  const NAME = 'Zenobia the Unforgettable';
  const WORDS = 'I was never here';

  /** Stores personal data wherever that is possible. */
  const leaveTraces = async (
    ana: TestClient,
    ben: TestClient,
  ): Promise<{ running: string; open: string; connection: TestConnection }> => {
    await ana.call('rename', { body: { name: NAME } });
    await ana.call('recovery', {});
    const running = await startGame([ana, ben], { salt: 'mine' });
    const { id: open } = await ana.call('create', { body: tableRequest(['me', 'open']) });
    await ben.call('join', { id: open, body: { salt: 'pepper' } });
    await ana.call('create', { body: tableRequest(['me', 'open']) });
    const connection = await ana.connect();
    await new TableClient(connection, running).watch();
    expect(await connection.request({ kind: 'say', table: running, text: WORDS })).toMatchObject({ kind: 'ack' });
    return { running, open, connection };
  };

  const files = (): readonly Buffer[] =>
    fs
      .readdirSync(server.folder)
      .filter(name => name.startsWith('fourscore.db'))
      .map(name => fs.readFileSync(path.join(server.folder, name)));

  test('leaves no name, chat message, session or id in any row, nor in the database files', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    await leaveTraces(ana, ben);
    const person = (server.rows()['people'] as { id: string; name: string }[]).find(({ name }) => name === NAME)!;
    await ana.call('forget', {});
    const rows = JSON.stringify(server.rows());
    for (const trace of [NAME, WORDS, person.id]) {
      expect(rows).not.toContain(trace);
      for (const file of files()) expect(file.includes(trace)).toBe(false);
    }
  });

  test('clears the cookie, closes the connection, and invalidates cookie and recovery secret', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const { connection } = await leaveTraces(ana, ben);
    const { cookie } = ana;
    const { secret } = await ana.call('recovery', {});
    const closing = closedWith(connection);
    await ana.call('forget', {});
    expect(ana.cookie).toBe('fourscore=');
    expect(await closing).toBe(4401);
    ana.cookie = cookie;
    await expect(ana.call('lobby', {})).rejects.toMatchObject({ status: 401 });
    await expect(ben.call('recover', { body: { secret } })).rejects.toMatchObject({ code: 'unknownSecret' });
    expect(await closedWith(await ana.connect())).toBe(4401);
  });

  test('chat messages that are sent while the connection is being closed are not stored', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const { running, connection } = await leaveTraces(ana, ben);
    const closing = closedWith(connection);
    const talking = setInterval(() => {
      if (connection.socket.readyState !== connection.socket.OPEN) return;
      connection.send({ kind: 'say', ref: 1, table: running, text: WORDS });
    }, 0);
    await ana.call('forget', {});
    expect(await closing).toBe(4401);
    clearInterval(talking);
    await ben.call('lobby', {});
    expect(JSON.stringify(server.rows())).not.toContain(WORDS);
    expect(JSON.stringify(server.rows())).not.toContain(NAME);
  });

  test('a bot takes over the seat, without a name', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const { running } = await leaveTraces(ana, ben);
    const connection = await ben.connect();
    const client = await new TableClient(connection, running).watch();
    await ana.call('forget', {});
    // After some moves it is the turn of the seat that was left.
    for (let step = 0; step < 200 && !client.history.some(entry => entry.seat === 0); step++)
      await playOneMove([client], () => 0);
    expect(client.history.some(entry => entry.seat === 0)).toBe(true);
    expect(client.info!.seats[0]).toMatchObject({ kind: 'person', name: '', standIn: 'club' });
    connection.close();
  });

  test('frees the seat at a table that has not begun, where somebody else is host now', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const { open } = await leaveTraces(ana, ben);
    await ana.call('forget', {});
    expect(await ben.call('table', { id: open })).toMatchObject({
      isHost: true,
      you: 1,
      seats: [{ kind: 'open' }, { kind: 'person' }],
    });
  });
});
