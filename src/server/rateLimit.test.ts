import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerMessage } from '#wire';
import { RateLimiter } from './rateLimit.ts';
import { temporaryFolder } from './testing/process.ts';
import { TestClient, type TestConnection } from './testing/testClient.ts';
import { TestServer } from './testing/testServer.ts';
import { startGame } from './testing/testTables.ts';

describe('a rate limiter', () => {
  const limit = { burst: 3, perSecond: 2 };

  test('allows a burst, then as many a second as it says', () => {
    const limiter = new RateLimiter(limit);
    const ask = (now: number, times: number): number =>
      Array.from({ length: times }, () => limiter.allows('ana', now)).filter(Boolean).length;
    expect([ask(0, 10), ask(0, 10), ask(500, 10), ask(1500, 10), ask(100_000, 10)]).toEqual([3, 0, 1, 2, 3]);
  });

  test('counts each key by itself', () => {
    const limiter = new RateLimiter(limit);
    for (let time = 0; time < 10; time++) limiter.allows('ana', 0);
    expect([limiter.allows('ana', 0), limiter.allows('ben', 0)]).toEqual([false, true]);
  });

  test('removes full buckets, and no others, when it has too many', () => {
    const limiter = new RateLimiter(limit);
    for (let time = 0; time < 3; time++) limiter.allows('greedy', 9000);
    for (let key = 0; key < 10_001; key++) limiter.allows(`guest ${key}`, 0);
    expect(limiter.allows('greedy', 9000)).toBe(false);
  });
});

describe('a server with rate limits', () => {
  let client: string;
  let server: TestServer;
  beforeAll(async () => {
    client = temporaryFolder();
    fs.mkdirSync(path.join(client, 'assets'));
    for (const file of ['index.html', 'assets/app.js']) fs.writeFileSync(path.join(client, file), '');
    server = await TestServer.open({ client, hasLimits: true, trustsProxy: () => true });
  });
  afterAll(async () => {
    await server.close();
    fs.rmSync(client, { recursive: true });
  });

  /** Sends pings; counts the answers by kind or error code. */
  const flood = async (connection: TestConnection, times: number): Promise<Readonly<Record<string, number>>> => {
    const counts: Record<string, number> = {};
    connection.socket.setMaxListeners(0);
    const answers = Array.from({ length: times }, () => connection.request({ kind: 'ping' }));
    for (const answer of await Promise.all<ServerMessage>(answers)) {
      const word = answer.kind === 'error' ? answer.code : answer.kind;
      counts[word] = (counts[word] ?? 0) + 1;
    }
    return counts;
  };

  // The test clock stands still unless it is advanced: the numbers are the same on any machine.
  test('limits messages a person, and nobody else’s', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const [loud, quiet] = [await ana.connect(), await ben.connect()];
    expect(await flood(loud, 200)).toEqual({ pong: 60, tooFast: 140 });
    expect(await flood(quiet, 10)).toEqual({ pong: 10 });
    server.clock.advance(2000);
    expect(await flood(loud, 50)).toEqual({ pong: 30, tooFast: 20 });
    for (const connection of [loud, quiet]) connection.close();
  });

  test('counts a person’s connections together', async () => {
    const ana = await server.newClient();
    const connections = [await ana.connect(), await ana.connect()];
    const counts = await Promise.all(connections.map(connection => flood(connection, 50)));
    expect(counts.map(({ pong = 0 }) => pong).reduce((sum, pongs) => sum + pongs)).toBe(60);
    for (const connection of connections) connection.close();
  });

  test('limits messages an address, and no other’s', async () => {
    server.clock.advance(60_000);
    const crowd = await server.newClients(70);
    const connections = await Promise.all(crowd.map(person => person.connect()));
    const counts = await Promise.all(connections.map(connection => flood(connection, 60)));
    expect(counts.map(({ pong = 0 }) => pong).reduce((sum, pongs) => sum + pongs)).toBe(4000);
    const stranger = await server.newClient();
    const elsewhere = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`, {
      headers: { cookie: stranger.cookie, 'x-forwarded-for': '203.0.113.6' },
    });
    elsewhere.on('open', () => elsewhere.send('{"kind":"ping","ref":1}'));
    const answer = await new Promise(resolve => void elsewhere.once('message', data => resolve(String(data))));
    expect(answer).toBe('{"kind":"pong","ref":1}');
    for (const connection of connections) connection.close();
    elsewhere.close();
  });

  const arrive = (address: string): Promise<Response> =>
    fetch(`${server.address}/api/me`, {
      method: 'POST',
      headers: { 'x-fourscore': '1', 'x-forwarded-for': address },
    });

  test('limits new guests an address with 429 and retry-after', async () => {
    const statuses: number[] = [];
    for (let visit = 0; visit < 305; visit++) statuses.push((await arrive('203.0.113.7')).status);
    expect(statuses).toEqual([...Array<number>(300).fill(200), ...Array<number>(5).fill(429)]);
    const refused = await arrive('203.0.113.7');
    expect(await refused.json()).toEqual({ code: 'tooFast', message: expect.any(String) });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await arrive('203.0.113.8')).status).toBe(200);
  });

  test('has a higher limit for files of the client', async () => {
    const from = { 'x-forwarded-for': '203.0.113.11' };
    const statuses = new Set<number>();
    for (let file = 0; file < 700; file++)
      statuses.add((await fetch(`${server.address}/assets/app.js`, { headers: from })).status);
    expect([...statuses]).toEqual([200]);
    expect((await arrive('203.0.113.11')).status).toBe(200);
  });

  test('findings, server 10: one person uses up their own requests, and not those of others behind the same address', async () => {
    const from = '203.0.113.12';
    const [ana, ben] = [await TestClient.create(server.address, from), await TestClient.create(server.address, from)];
    const look = async (person: TestClient): Promise<Response> =>
      fetch(`${server.address}/api/lobby`, { headers: person.headers });
    const statuses: number[] = [];
    for (let looks = 0; looks < 25; looks++) statuses.push((await look(ana)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
    expect((await look(ana)).headers.get('retry-after')).toBe('1');
    expect((await look(ben)).status).toBe(200);
    server.clock.advance(1000);
    expect((await look(ana)).status).toBe(200);
  });

  test('findings, server 10: an address may make as many requests as a school', async () => {
    const limit = async (address: string): Promise<(string | null)[]> => {
      const { headers } = await fetch(`${server.address}/api/openapi.json`, {
        headers: { 'x-forwarded-for': address },
      });
      return [headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')];
    };
    expect(await limit('203.0.113.13')).toEqual(['12000', '11999']);
    expect(await limit('203.0.113.13')).toEqual(['12000', '11998']);
  });

  test('findings, server 8: a household’s IPv6 network is one place', async () => {
    const remaining = async (address: string): Promise<string | null> =>
      (await arrive(address)).headers.get('x-ratelimit-remaining');
    expect(await remaining('2001:db8:1:2::1')).toBe('299');
    expect(await remaining('2001:db8:1:2:ffff::9')).toBe('298');
    expect(await remaining('2001:db8:1:3::1')).toBe('299');
  });

  test('findings, operations: a probe is never refused', async () => {
    const statuses = new Set<number>();
    for (let asked = 0; asked < 700; asked++)
      statuses.add(
        (await fetch(`${server.address}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.14' } })).status,
      );
    expect([...statuses]).toEqual([200]);
  });

  test('limits requests for the past', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const id = await startGame([ana, ben]);
    const look = (): Promise<Response> =>
      fetch(`${server.address}/api/tables/${id}/past/0`, {
        headers: { cookie: ana.cookie, 'x-forwarded-for': '203.0.113.10' },
      });
    const statuses: number[] = [];
    for (let looks = 0; looks < 45; looks++) statuses.push((await look()).status);
    expect(statuses).toEqual([...Array<number>(40).fill(200), ...Array<number>(5).fill(429)]);
  });

  test('limits tries of recovery secrets', async () => {
    const guess = (): Promise<Response> =>
      fetch(`${server.address}/api/me/recover`, {
        method: 'POST',
        headers: { 'x-fourscore': '1', 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify({ secret: 'A'.repeat(43) }),
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 22; tries++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429, 429]);
  });
});
