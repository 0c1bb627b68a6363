import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BotPool } from './bots/botPool.ts';
import { settingsFrom } from './settings.ts';
import { storageProblem } from './startError.ts';
import { openEngine } from './store/engine.ts';
import { migrate } from './store/migrations.ts';
import { canWrite } from './store/readiness.ts';
import { HangingProxy } from './testing/hangingProxy.ts';
import { openPostgres, type Postgres } from './testing/postgres.ts';
import { endProcesses, startProcess, temporaryFolder } from './testing/process.ts';
import { TableClient } from './testing/tableClient.ts';
import { FakeConnection, TestBackend } from './testing/testBackend.ts';
import { TestClient } from './testing/testClient.ts';
import { TestServer } from './testing/testServer.ts';
import { startedIunu, startGame, testPeople } from './testing/testTables.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await openPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);
afterEach(endProcesses);

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

/** Milliseconds that work takes, and its result. */
const timed = async <T>(work: Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now();
  return [await work, performance.now() - began];
};

describe('findings, operations: /healthz says that the server is alive, /readyz that it can write', () => {
  test('on SQLite, also when the disk is full', async () => {
    const folder = temporaryFolder();
    const engine = openEngine({ folder });
    await migrate(engine);
    expect(await canWrite(engine, 5000)).toBe(true);
    // No page more than there are.
    await sql`pragma max_page_count = 1`.execute(engine.db);
    const text = 'x'.repeat(100_000);
    const fill = engine.db
      .transaction()
      .execute(db => db.insertInto('people').values({ id: text, name: text, created: 0, recovery: null }).execute());
    // And not that something cannot be rolled back.
    await expect(fill).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await fill.catch((error: unknown) =>
      expect(storageProblem(error, 'data')).toBe('the disk is full: nothing can be saved in data'),
    );
    await engine.db.destroy();
    fs.rmSync(folder, { recursive: true });
  });

  test('on PostgreSQL, within a second when it hangs; moves are answered, and SIGTERM ends cleanly', async () => {
    const { proxy, url } = await HangingProxy.open(await postgres.newDatabase());
    const folder = temporaryFolder();
    const server = await startProcess({ DATA: folder, DATABASE_URL: url });
    const [ana, ben] = [await TestClient.create(server.address), await TestClient.create(server.address)];
    const id = await startGame([ana, ben]);
    const clients = [
      await new TableClient(await ana.connect(), id).watch(),
      await new TableClient(await ben.connect(), id).watch(),
    ];
    expect(await statusOf(`${server.address}/readyz`)).toBe(200);
    await pause(600);
    proxy.hang();
    const [ready, milliseconds] = await timed(statusOf(`${server.address}/readyz`));
    expect([ready, milliseconds < 2000]).toEqual([503, true]);
    expect(await statusOf(`${server.address}/healthz`)).toBe(200);
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    expect(await mover.play(mover.moves[0])).toMatchObject({ kind: 'error', code: 'wentWrong' });
    // A probe that gave up.
    await fetch(`${server.address}/readyz`, { signal: AbortSignal.timeout(50) }).catch(() => {});
    expect(await server.end('SIGTERM')).toBe(0);
    proxy.close();
  });

  test('on PostgreSQL that hung for a while the game goes on', async () => {
    const { proxy, url } = await HangingProxy.open(await postgres.newDatabase());
    const server = await startProcess({ DATA: temporaryFolder(), DATABASE_URL: url });
    const [ana, ben] = [await TestClient.create(server.address), await TestClient.create(server.address)];
    const id = await startGame([ana, ben]);
    const clients = [
      await new TableClient(await ana.connect(), id).watch(),
      await new TableClient(await ben.connect(), id).watch(),
    ];
    proxy.hang();
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    expect(await mover.play(mover.moves[0])).toMatchObject({ kind: 'error', code: 'wentWrong' });
    proxy.goOn();
    await expect.poll(() => statusOf(`${server.address}/readyz`), { timeout: 20_000 }).toBe(200);
    await mover.watch();
    expect(await mover.play(mover.moves[0])).toMatchObject({ kind: 'ack' });
    expect(await server.end('SIGTERM')).toBe(0);
    proxy.close();
  });
});

describe('findings, operations: /metrics is not for everybody', () => {
  test('without a token and a port there is none', async () => {
    const server = await TestServer.open();
    expect(await statusOf(`${server.address}/metrics`)).toBe(404);
    await server.close();
  });

  test('with a token, for whoever has it', async () => {
    const server = await TestServer.open({ metricsToken: 'a token of the operator' });
    const ask = async (authorization?: string): Promise<number> =>
      (await fetch(`${server.address}/metrics`, { headers: { ...(authorization && { authorization }) } })).status;
    expect(await Promise.all([ask(), ask('Bearer another'), ask('Bearer a token of the operator')])).toEqual([
      403, 403, 200,
    ]);
    await server.close();
  });

  test('or on a port of its own', async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const server = await TestServer.open({ metricsPort: port });
    expect(await statusOf(`${server.address}/metrics`)).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('fourscore_rooms');
    await server.close();
  });
});

describe('findings, operations: what keeps a server from starting is said in one line', () => {
  const outputOf = (environment: Readonly<Record<string, string>>): Promise<string> =>
    startProcess(environment).then(
      () => 'it starts',
      (error: Error) => error.message,
    );
  const cannotStart = (reason: string): RegExp =>
    new RegExp(`^the server has ended with 1: Fourscore cannot start: [^\\n]*${reason}[^\\n]*\\n$`);

  test('another server in the same folder', async () => {
    const folder = temporaryFolder();
    const first = await startProcess({ DATA: folder });
    expect(await outputOf({ DATA: folder })).toMatch(cannotStart('another server is using'));
    await first.end('SIGKILL');
    // However the first ended, its lock is gone.
    const next = await startProcess({ DATA: folder });
    expect(await next.end('SIGTERM')).toBe(0);
  });

  test('a folder that cannot be written to', async () => {
    const file = path.join(temporaryFolder(), 'a file');
    fs.writeFileSync(file, '');
    expect(await outputOf({ DATA: path.join(file, 'data') })).toMatch(cannotStart('cannot be written to'));
    const folder = temporaryFolder();
    fs.mkdirSync(path.join(folder, 'server.lock'));
    expect(await outputOf({ DATA: folder })).toMatch(cannotStart('cannot be written to'));
  });

  test('a database of a newer version', async () => {
    for (const url of [undefined, await postgres.newDatabase()]) {
      const folder = temporaryFolder();
      const engine = openEngine({ folder, url });
      await migrate(engine);
      await sql`insert into kysely_migration (name, timestamp) values ('999_future', '2100')`.execute(engine.db);
      await engine.db.destroy();
      const environment = { DATA: folder, ...(url !== undefined && { DATABASE_URL: url }) };
      expect(await outputOf(environment)).toMatch(cannotStart('newer version'));
    }
  });

  test('a database that does not answer, and a setting that is wrong', async () => {
    const DATA = temporaryFolder();
    expect(await outputOf({ DATA, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })).toMatch(
      cannotStart('does not answer'),
    );
    expect(await outputOf({ DATA, PORT: 'eighty' })).toMatch(cannotStart('PORT'));
    expect(await outputOf({ DATA, HOST: '0.0.0.0', TRUST_PROXY: 'yes' })).toMatch(cannotStart('TRUST_PROXY'));
  });
});

test('findings, operations: a server that stops while a bot thinks writes no move in its place', async () => {
  const reports: unknown[] = [];
  const worker = new URL('./testing/badBots.ts', import.meta.url);
  const pool = new BotPool({ timeLimit: 60_000, report: failure => void reports.push(failure), worker });
  const backend = await TestBackend.open(pool);
  const { record, table } = startedIunu(2, 'a bot that thinks');
  const seats = record.seats.map(seat => ({ ...seat, kind: 'bot' as const, person: undefined, bot: 'neverStops' }));
  await backend.addTable({ ...record, seats }, table.log.entries);
  const connection = new FakeConnection(backend, testPeople(2)[2]!);
  await connection.request({ kind: 'watch', table: record.id });
  await pause(500);
  await backend.rooms.close();
  await pool.close();
  await pause(200);
  expect(await backend.store.logs.length(record.id)).toBe(1);
  expect([reports, backend.errors]).toEqual([[], []]);
  await backend.close();
});

describe('findings, server 8: a forged X-Forwarded-For', () => {
  const trusts = (environment: Record<string, string>, address: string): boolean =>
    settingsFrom(environment).trustsProxy(address);

  test('is believed only from the proxy', () => {
    expect(trusts({}, '127.0.0.1')).toBe(false);
    const TRUST_PROXY = '10.0.0.0/8, 192.0.2.7,2001:db8::/32';
    for (const proxy of ['10.1.2.3', '192.0.2.7', '::ffff:192.0.2.7', '2001:db8::9'])
      expect(trusts({ TRUST_PROXY }, proxy)).toBe(true);
    for (const stranger of ['11.0.0.1', '192.0.2.8', '2001:db9::1', '', 'unix'])
      expect(trusts({ TRUST_PROXY }, stranger)).toBe(false);
    expect(trusts({ TRUST_PROXY: 'yes', HOST: '127.0.0.1' }, '127.0.0.1')).toBe(true);
  });

  test('makes a server refuse to start where anybody could write it', () => {
    expect(() => settingsFrom({ TRUST_PROXY: 'yes' })).toThrow('HOST=127.0.0.1');
    expect(() => settingsFrom({ TRUST_PROXY: 'maybe' })).toThrow('neither yes, no, an address');
    expect(() => settingsFrom({ TRUST_PROXY: '10.0.0.0/99' })).toThrow('neither');
  });
});
