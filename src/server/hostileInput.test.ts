import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, fastChance, isDeepEqual } from '#kernel';
import type { ServerMessage, ClientMessage } from '#wire';
import { AttackedServer, expectNoInternals, PAGE } from './testing/attackedServer.ts';
import { type AttackerKnowledge, HOSTILE_MESSAGES, parseRequest } from './testing/hostileMessages.ts';
import { HOSTILE_REQUESTS, type HttpRequest } from './testing/hostileRequests.ts';
import type { TableClient } from './testing/tableClient.ts';
import { parseMessage, TestConnection } from './testing/testClient.ts';
import { entriesIn, readRows } from './testing/testServer.ts';
import { startGame } from './testing/testTables.ts';

const MESSAGES = 10_500;
const REQUESTS = 1_200;
const TIMEOUT = 240_000;

let server: AttackedServer;
/** Cem watches a running table: nothing of the attacks may reach him. */
let spectator: TableClient;

beforeAll(async () => {
  server = await AttackedServer.start();
  spectator = await server.watch(server.cem, server.running[0]!);
}, TIMEOUT);

afterAll(() => server?.stop());

/** A hostile connection: counts its messages and answers. */
class Attacker {
  readonly connection: TestConnection;
  readonly name: string;
  readonly answers: ServerMessage[] = [];
  #sent = 0;

  constructor(connection: TestConnection, name: string) {
    this.connection = connection;
    this.name = name;
    connection.onText(text => {
      expectNoInternals(text, name);
      this.answers.push(parseMessage(text));
    });
  }

  send(data: string | Buffer): void {
    this.#sent++;
    this.connection.socket.send(data, { binary: typeof data !== 'string' });
  }

  async allAnswered(): Promise<void> {
    await expect.poll(() => this.answers.length, { timeout: 60_000, interval: 5 }).toBe(this.#sent);
  }
}

const codeOf = (answer: ServerMessage): string => (answer.kind === 'error' ? answer.code : answer.kind);

/** Whether a generated message happens to be one that the server should accept. */
const isAcceptable = (message: ClientMessage | undefined, { name }: Attacker): boolean => {
  const { running, open, over, secret, players } = server;
  if (message === undefined) return false;
  if (message.kind === 'ping' || message.kind === 'unwatch') return true;
  if (message.kind === 'watch')
    return [...running, open, over].includes(message.table) || (message.table === secret && name !== 'cem');
  if (message.kind === 'say' || name === 'cem') return false;
  const player = players.filter(({ table }) => table === message.table)[name === 'ana' ? 0 : 1];
  if (player === undefined) return false;
  const { moves, asides, canUndo } = player.tableView!;
  return message.kind === 'undo' ? canUndo : [...moves, ...asides].some(move => isDeepEqual(move, message.move));
};

describe('over the live connection', () => {
  test(`${MESSAGES} hostile messages are refused one by one, and nothing at any table has changed`, {
    timeout: TIMEOUT,
  }, async () => {
    const { ana, ben, cem, running, open, over, secret, accepted, players } = server;
    const before = await server.settledRows();
    const receivedBefore = spectator.connection.received.length;
    const attackers = [
      new Attacker(await ana.connect(), 'ana'),
      new Attacker(await ben.connect(), 'ben'),
      new Attacker(await cem.connect(), 'cem'),
    ];
    const moves = players.flatMap(({ tableView }) => [...tableView!.moves, ...tableView!.asides]);
    const known: AttackerKnowledge = { tables: [...running, open, over, secret], hidden: secret, accepted, moves };
    const rng = fastChance(2026);
    const generators = Object.entries(HOSTILE_MESSAGES);
    const counts: Record<string, number> = {};
    for (let sent = 0; sent < MESSAGES; ) {
      const attacker = at(attackers, rng.pick(attackers.length));
      const [name, generate] = at(generators, rng.pick(generators.length));
      const data = generate(known, rng);
      if (isAcceptable(parseRequest(data), attacker)) continue;
      attacker.send(data);
      counts[name] = (counts[name] ?? 0) + 1;
      sent++;
      if (sent % 500 === 0) await Promise.all(attackers.map(other => other.allAnswered()));
    }
    await Promise.all(attackers.map(attacker => attacker.allAnswered()));
    const answers = attackers.flatMap(attacker => attacker.answers);
    expect(answers).toHaveLength(MESSAGES);
    expect([...new Set(answers.map(codeOf))].toSorted()).toEqual(
      ['badMessage', 'mayNotWatch', 'noTable', 'notRunning', 'notSeated', 'refused', 'stale', 'tooLarge'].toSorted(),
    );
    expect(Object.values(counts).every(count => count > 100)).toBe(true);
    expect(await server.settledRows()).toEqual(before);
    expect(spectator.connection.received).toHaveLength(receivedBefore);
    for (const { connection } of attackers) {
      expect(connection.socket.readyState).toBe(connection.socket.OPEN);
      connection.close();
    }
    await server.expectUp();
  });

  test('a thousand copies of one move, sent at once, count once', { timeout: TIMEOUT }, async () => {
    const { ana, ben } = server;
    const id = await startGame([ana, ben]);
    const clients = [await server.watch(ana, id), await server.watch(ben, id)];
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    const attacker = new Attacker(await (mover === clients[0] ? ana : ben).connect(), 'copies');
    const message = { kind: 'move', ref: 1, table: id, at: mover.length, move: mover.moves[0] };
    for (let copy = 0; copy < 1000; copy++) attacker.send(JSON.stringify(message));
    await attacker.allAnswered();
    const codes = attacker.answers.map(codeOf);
    expect(codes.filter(code => code === 'ack')).toHaveLength(1);
    expect(codes.filter(code => code === 'stale')).toHaveLength(999);
    expect(entriesIn(readRows(server.folder), id)).toHaveLength(2);
    attacker.connection.close();
  });

  const closeCode = ({ socket }: TestConnection): Promise<number> =>
    new Promise(resolve => socket.once('close', resolve));

  test.each([
    ['a message far beyond the limit', 'x'.repeat(100_000), 1009],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0xc0]), 1007],
  ])('%s closes the connection, with a code', async (_, data, code) => {
    const connection = await server.cem.connect();
    const closed = closeCode(connection);
    connection.socket.send(data, { binary: false });
    expect(await closed).toBe(code);
    await server.expectUp();
  });

  test('a connection without a valid cookie is closed, whatever it sends', async () => {
    for (const cookie of [
      '',
      'fourscore=',
      `fourscore=${'A'.repeat(43)}`,
      `fourscore=${'x'.repeat(4000)}`,
      'fourscore=%zz;;;=',
    ]) {
      const connection = await TestConnection.open(server.process.address.replace('http', 'ws'), { cookie });
      const closed = closeCode(connection);
      const received: string[] = [];
      connection.onText(text => void received.push(text));
      connection.socket.send('x'.repeat(100_000));
      connection.socket.send(Buffer.from([0xff]), { binary: false });
      expect([4401, 1006]).toContain(await closed);
      expect(received).toEqual([]);
    }
    await server.expectUp();
  });
});

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

/** Sends the path as it is: `fetch` would normalize it. */
const sendRequest = ({ method, path, headers, body }: HttpRequest): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    // Without a length, what follows the body would be read as another request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const { port } = server.process;
    const options = { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } };
    const request = http.request(options, response => {
      let text = '';
      response.on('data', data => void (text += String(data)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end(body);
  });

describe('over HTTP', () => {
  test(`${REQUESTS} hostile requests are refused one by one, and nothing has changed`, {
    timeout: TIMEOUT,
  }, async () => {
    const before = await server.settledRows();
    const rng = fastChance(77);
    const generators = Object.entries(HOSTILE_REQUESTS);
    const tried = new Set<string>();
    const sendOne = async (index: number): Promise<void> => {
      const [name, generate] = at(generators, index % generators.length);
      const request = generate(server, rng);
      const { status, text } = await sendRequest(request);
      const where = `${name}: ${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body?.slice(0, 200)}`;
      tried.add(name);
      // The page, which says that nothing is there, and no file.
      if (name === 'path traversal' && text === PAGE) return expect([200, 404], where).toContain(status);
      expect(status, where).toBeGreaterThanOrEqual(400);
      expect(status, where).toBeLessThan(500);
      expectNoInternals(text, where);
      if (request.method === 'HEAD' || text === '') return;
      expect(JSON.parse(text), where).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    };
    for (let index = 0; index < REQUESTS; index += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, offset) => sendOne(index + offset)));
    }
    expect(tried.size).toBe(generators.length);
    expect(await server.settledRows()).toEqual(before);
    await server.expectUp();
  });
});

test('after all that, the games go on, and the server has logged no error', async () => {
  const mover = server.players.find(({ table, moves }) => table === server.running[0] && moves.length > 0)!;
  expect(await mover.play(mover.moves[0])).toMatchObject({ kind: 'ack' });
  await spectator.waitUntil(({ length }) => length === mover.length);
  expect((await server.cem.call('lobby', {})).running.length).toBeGreaterThan(0);
  expect(server.process.output()).not.toMatch(/"level":(50|60)/);
});
