import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#games';
import { at, fastChance, isDeepEqual, type Rng } from '#kernel';
import type { ServerMessage, ClientMessage } from '#wire';
import { anyValue, asRequest, HOSTILE, PROTO_NAMES, strangeId, type Known } from './testing/hostile.ts';
import { beginTable, entriesIn, readRows, wanted, type Rows } from './testing/house.ts';
import { ownFolder } from './testing/folder.ts';
import { Line, Person } from './testing/person.ts';
import { playOut } from './testing/playing.ts';
import { startProcess, type ServerProcess } from './testing/process.ts';
import { Seat } from './testing/seat.ts';

const MESSAGES = 10_500;
const REQUESTS = 1_200;
const PATIENCE = 240_000;

/** How things are done inside, which no answer may tell. */
const INSIDE =
  /\bat .{0,80}:\d+:\d+|node_modules|\.ts\b|file:\/\/|[A-Z]\w*Error\b|sqlite|kysely|zod|fastify|FST_|"stack"|select .* from|\/(home|root|tmp|work|usr|etc)\//i;

const expectDiscreet = (answer: string, to: string): void => {
  const found = INSIDE.exec(answer);
  if (found !== null) throw new Error(`"${found[0]}" is in the answer ${answer.slice(0, 500)} to ${to.slice(0, 500)}`);
  expect(answer).not.toContain(process.cwd());
};

let folder: string;
let server: ServerProcess;
let ana: Person;
let ben: Person;
/** Sits nowhere. */
let cem: Person;
/** The tables of ana and ben, a game each. */
let running: readonly string[];
let open: string;
let over: string;
let secret: string;
const accepted: ClientMessage[] = [];
const players: Seat[] = [];
let calm: Seat;

const watching = async (person: Person, id: string): Promise<Seat> => new Seat(await person.connect(), id).watch();

/** Keeps every request of a seat that was accepted. */
const recorded = (seat: Seat): Seat => {
  const { line, table } = seat;
  const ask = line.ask.bind(line);
  line.ask = async request => {
    const answer = await ask(request);
    if (answer.kind === 'ack' && request.kind === 'move') accepted.push({ ...request, table, ref: accepted.length });
    return answer;
  };
  return seat;
};

beforeAll(async () => {
  folder = ownFolder();
  const client = path.join(folder, 'client');
  fs.mkdirSync(path.join(client, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(client, 'index.html'), '<!doctype html><title>The page</title>');
  fs.writeFileSync(path.join(client, 'assets', 'app.js'), '"the client"');
  fs.writeFileSync(path.join(folder, 'secret.txt'), 'a file beside the client');
  server = await startProcess({ DATA: folder, DIST: client, LOG_LEVEL: 'error' });
  [ana, ben, cem] = [
    await Person.arrive(server.address),
    await Person.arrive(server.address),
    await Person.arrive(server.address),
  ];
  over = await beginTable([ana, ben]);
  const seats = [recorded(await watching(ana, over)), recorded(await watching(ben, over))];
  await playOut(seats);
  await seats[0]!.until(({ info }) => info!.status === 'over');
  running = await Promise.all(GAMES.map(({ id }) => beginTable([ana, ben], { game: id })));
  for (const id of running) players.push(await watching(ana, id), await watching(ben, id));
  open = (await ana.ask('create', { body: wanted(['me', 'friend'], { isPublic: false }) })).id;
  secret = await beginTable([ana, ben], { mayWatch: false });
  players.push(await watching(ana, secret), await watching(ben, secret));
  calm = await watching(cem, running[0]!);
}, PATIENCE);

afterAll(async () => {
  await server?.end('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

/** Rows that stay as they are while nobody plays: what lists show is written within a second. */
const settledRows = async (): Promise<Rows> => {
  const isListed = (): boolean =>
    (readRows(folder)['tables'] as { status: string; to_act: string }[]).every(
      ({ status, to_act }) => status !== 'running' || to_act !== '[]',
    );
  await expect.poll(isListed, { timeout: 20_000 }).toBe(true);
  return readRows(folder);
};

const isUp = async (): Promise<void> => {
  expect(server.child.exitCode).toBeNull();
  const health = await fetch(`${server.address}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
};

/** A connection of somebody who means harm: every message it gets must be a refusal. */
class Attacker {
  readonly line: Line;
  readonly name: string;
  readonly answers: ServerMessage[] = [];
  sent = 0;

  constructor(line: Line, name: string) {
    this.line = line;
    this.name = name;
    line.hearText(text => {
      expectDiscreet(text, name);
      this.answers.push(JSON.parse(text) as ServerMessage);
    });
  }

  send(data: string | Buffer): void {
    this.sent++;
    this.line.socket.send(data, { binary: typeof data !== 'string' });
  }

  async answered(): Promise<void> {
    await expect.poll(() => this.answers.length, { timeout: 60_000, interval: 5 }).toBe(this.sent);
  }
}

/** Whether a request would be a fair one: these are no part of this test. */
const isFair = (request: ClientMessage | undefined, attacker: Attacker): boolean => {
  if (request === undefined) return false;
  if (request.kind === 'ping' || request.kind === 'unwatch') return true;
  if (request.kind === 'watch') {
    return [...running, open, over].includes(request.table) || (request.table === secret && attacker.name !== 'cem');
  }
  if (request.kind === 'say') return false;
  if (attacker.name === 'cem') return false;
  const seat = players.find(({ table, line }) => table === request.table && line === lineOf(attacker, table));
  if (seat === undefined) return false;
  if (request.kind === 'undo') return seat.tableView!.canUndo;
  return [...seat.tableView!.moves, ...seat.tableView!.asides].some(move => isDeepEqual(move, request.move));
};

const lineOf = ({ name }: Attacker, table: string): Line | undefined =>
  players.filter(seat => seat.table === table)[name === 'ana' ? 0 : 1]?.line;

describe('over the live connection', () => {
  test(`${MESSAGES} hostile messages are refused one by one, and nothing at any table has changed`, {
    timeout: PATIENCE,
  }, async () => {
    const before = await settledRows();
    const heard = calm.line.received.length;
    const attackers = [
      new Attacker(await ana.connect(), 'ana'),
      new Attacker(await ben.connect(), 'ben'),
      new Attacker(await cem.connect(), 'cem'),
    ];
    const moves = players.flatMap(({ tableView }) => [...tableView!.moves, ...tableView!.asides]);
    const known: Known = { tables: [...running, open, over, secret], hidden: secret, accepted, moves };
    const rng = fastChance(2026);
    const kinds = Object.entries(HOSTILE);
    const counts: Record<string, number> = {};
    for (let sent = 0; sent < MESSAGES; ) {
      const attacker = at(attackers, rng.pick(attackers.length));
      const [kind, make] = at(kinds, rng.pick(kinds.length));
      const data = make(known, rng);
      if (isFair(asRequest(data), attacker)) continue;
      attacker.send(data);
      counts[kind] = (counts[kind] ?? 0) + 1;
      sent++;
      if (sent % 500 === 0) await Promise.all(attackers.map(other => other.answered()));
    }
    await Promise.all(attackers.map(attacker => attacker.answered()));
    const answers = attackers.flatMap(attacker => attacker.answers);
    expect(answers).toHaveLength(MESSAGES);
    const said = new Map<string, number>();
    for (const answer of answers) {
      const word = answer.kind === 'error' ? answer.code : answer.kind;
      said.set(word, (said.get(word) ?? 0) + 1);
    }
    expect([...said.keys()].toSorted()).toEqual(
      ['badMessage', 'mayNotWatch', 'noTable', 'notRunning', 'notSeated', 'refused', 'stale', 'tooLarge'].toSorted(),
    );
    expect(Object.values(counts).every(count => count > 100)).toBe(true);
    expect(await settledRows()).toEqual(before);
    expect(calm.line.received).toHaveLength(heard);
    for (const { line } of attackers) {
      expect(line.socket.readyState).toBe(line.socket.OPEN);
      line.close();
    }
    await isUp();
  });

  test('each of a thousand copies of one message, sent at once, counts once or not at all', {
    timeout: PATIENCE,
  }, async () => {
    const id = await beginTable([ana, ben]);
    const seats = [await watching(ana, id), await watching(ben, id)];
    const mover = seats.find(({ moves }) => moves.length > 0)!;
    const line = await (mover === seats[0] ? ana : ben).connect();
    const attacker = new Attacker(line, 'copies');
    const request = { kind: 'move', ref: 1, table: id, at: mover.length, move: mover.moves[0] };
    for (let copy = 0; copy < 1000; copy++) attacker.send(JSON.stringify(request));
    await attacker.answered();
    const kinds = attacker.answers.map(answer => (answer.kind === 'error' ? answer.code : answer.kind));
    expect(kinds.filter(kind => kind === 'ack')).toHaveLength(1);
    expect(kinds.filter(kind => kind === 'stale')).toHaveLength(999);
    expect(entriesIn(readRows(folder), id)).toHaveLength(2);
    line.close();
  });

  const closing = (line: Line): Promise<number> => new Promise(resolve => line.socket.once('close', resolve));

  test('a message far beyond all measure closes the connection, with a code', async () => {
    const line = await cem.connect();
    const closed = closing(line);
    line.socket.send('x'.repeat(100_000));
    expect(await closed).toBe(1009);
    await isUp();
  });

  test('bytes that are no text close the connection, with a code', async () => {
    const line = await cem.connect();
    const closed = closing(line);
    line.socket.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false });
    expect(await closed).toBe(1007);
    await isUp();
  });

  test('whoever is nobody is sent away, whatever they say before they go', async () => {
    for (const cookie of [
      '',
      'fourscore=',
      `fourscore=${'A'.repeat(43)}`,
      `fourscore=${'x'.repeat(4000)}`,
      'fourscore=%zz;;;=',
    ]) {
      const line = await Line.open(server.address.replace('http', 'ws'), cookie);
      const closed = closing(line);
      const heard: string[] = [];
      line.hearText(text => void heard.push(text));
      line.socket.send('x'.repeat(100_000));
      line.socket.send(Buffer.from([0xff]), { binary: false });
      expect([4401, 1006]).toContain(await closed);
      expect(heard).toEqual([]);
    }
    await isUp();
  });
});

/** Bytes on the bare wire, and what came back. */
const speak = (bytes: string, ends = true): Promise<string> =>
  new Promise(resolve => {
    const socket = net.connect(server.port, '127.0.0.1');
    let heard = '';
    socket.on('data', data => {
      heard += String(data);
      // An open connection is answer enough.
      if (heard.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.write(bytes, () => void (ends ? undefined : socket.resetAndDestroy()));
  });

const upgrade = (path: string, headers: Readonly<Record<string, string>> = {}): string => {
  const all = {
    Host: `127.0.0.1:${server.port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
};

describe('at the door', () => {
  test.each([
    ['of another site', '/api/live', { Origin: 'https://evil.example' }, 403],
    ['of no site at all', '/api/live', { Origin: 'null' }, 403],
    ['that is no address', '/api/live', { Origin: '::::' }, 403],
    ['to another place', '/api/me', {}, 404],
    ['to no place', '/nowhere', {}, 404],
    ['with a key that is none', '/api/live', { 'Sec-WebSocket-Key': 'no key' }, 400],
    ['in a version of long ago', '/api/live', { 'Sec-WebSocket-Version': '1' }, 400],
  ])('a connection %s is not opened', async (_, where, headers, status) => {
    const answer = await speak(upgrade(where, headers));
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
    expectDiscreet(answer, where);
  });

  test('the own site may connect', async () => {
    const answer = await speak(upgrade('/api/live', { Origin: server.address, Cookie: ana.cookie }));
    expect(answer.split('\r\n')[0]).toContain(' 101 ');
  });

  test('those who slam the door, or talk no language at all, end nothing but their own connection', async () => {
    const bytes = [
      upgrade('/nowhere'),
      upgrade('/api/live', { Origin: 'https://evil.example' }),
      upgrade('/api/live'),
      upgrade('/api/live', { Cookie: ana.cookie }),
      'GET / HTTP/1.1\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
    ];
    for (let round = 0; round < 10; round++) await Promise.all(bytes.map(text => speak(text, false)));
    for (const text of [
      'nonsense\r\n\r\n',
      'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'GET / HTTP/1.1\r\n\r\n',
      'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
    ]) {
      const answer = await speak(text);
      expect(answer.split('\r\n')[0]).toMatch(/^HTTP\/1\.1 4\d\d /);
      expectDiscreet(answer.split('\r\n\r\n').slice(1).join(), text);
    }
    await isUp();
  });
});

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

/** As it is written: `fetch` would tidy paths up. */
const ask = ({ method, path, headers, body }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    // Where a body ends must be said, or what follows would be read as another request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const to = { agent, host: '127.0.0.1', port: server.port, method, path, headers: { ...headers, ...length } };
    const request = http.request(to, response => {
      let text = '';
      response.on('data', data => void (text += String(data)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end(body);
  });

const pickOf = <T>(items: readonly T[], rng: Rng): T => at(items, rng.pick(items.length));

const ENDPOINTS = (id: string): readonly (readonly [string, string])[] => [
  ['PATCH', '/api/me'],
  ['DELETE', '/api/me'],
  ['POST', '/api/me/recovery'],
  ['GET', '/api/lobby'],
  ['POST', '/api/tables'],
  ['GET', `/api/tables/${id}`],
  ...['join', 'leave', 'start', 'rematch', 'replace', 'back'].map(
    deed => ['POST', `/api/tables/${id}/${deed}`] as const,
  ),
  ['GET', `/api/tables/${id}/history`],
  ['GET', `/api/tables/${id}/past/0`],
  ['GET', `/api/tables/${id}/replay`],
];

const JSON_TYPE = { 'content-type': 'application/json' };
const OWN = { 'x-fourscore': '1' };

/** By name, requests that must be turned down, and those who answer for it. */
const ASKS: Readonly<Record<string, (rng: Rng) => Asked>> = {
  'a form of another site': rng => {
    const [method, path] = pickOf(
      ENDPOINTS(pickOf(running, rng)).filter(([method]) => method !== 'GET'),
      rng,
    );
    return { method, path, headers: { cookie: ana.cookie, origin: 'https://evil.example' } };
  },
  'somebody with a cookie that is none': rng => {
    const [method, path] = pickOf(ENDPOINTS(pickOf(running, rng)), rng);
    const cookie = pickOf(
      [
        '',
        'fourscore=',
        `fourscore=${strangeId(rng)}`,
        `fourscore=${'z'.repeat(3000)}`,
        'fourscore=%00; fourscore=x',
        ';;;=;',
        ana.cookie.toUpperCase(),
      ],
      rng,
    );
    const body = JSON.stringify({ name: 'Mallory', salt: 's', seat: 1 });
    return method === 'GET'
      ? { method, path, headers: { cookie } }
      : { method, path, headers: { ...OWN, ...JSON_TYPE, cookie }, body };
  },
  'a body of another kind': rng => {
    const type = pickOf(
      [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/xml',
        'application/json; charset=utf-7',
        '',
        '*/*',
      ],
      rng,
    );
    const path = pickOf(['/api/tables', `/api/tables/${open}/join`, '/api/me/recover'], rng);
    return {
      method: 'POST',
      path,
      headers: { ...OWN, cookie: cem.cookie, 'content-type': type },
      body: pickOf(['name=x', '<a/>', '{"salt":', '--x'], rng),
    };
  },
  'a body that says anything': rng => {
    const path = pickOf(
      [
        '/api/tables',
        `/api/tables/${pickOf([open, over, ...running], rng)}/join`,
        `/api/tables/${running[0]}/replace`,
        '/api/me/recover',
      ],
      rng,
    );
    return {
      method: 'POST',
      path,
      headers: { ...OWN, ...JSON_TYPE, cookie: cem.cookie },
      body: JSON.stringify(anyValue(rng, 4)),
    };
  },
  'a body that changes what every object is': rng => {
    const name = pickOf(PROTO_NAMES, rng);
    const body = pickOf(
      [
        `{"${name}":{"isHost":true},"name":"x","extra":1}`,
        `{"constructor":{"prototype":{"x":1}}}`,
        `{"game":"${name}","config":{"seats":2,"options":{"${name}":1}},"seats":[]}`,
      ],
      rng,
    );
    return { method: 'POST', path: '/api/tables', headers: { ...OWN, ...JSON_TYPE, cookie: cem.cookie }, body };
  },
  'half a body': rng => ({
    method: 'PATCH',
    path: '/api/me',
    headers: { ...OWN, ...JSON_TYPE, cookie: cem.cookie },
    body: '{"name":"Mal'.slice(0, 1 + rng.pick(11)),
  }),
  'a deep nest': rng => {
    const depth = 1 + rng.pick(20_000);
    return {
      method: 'POST',
      path: '/api/tables',
      headers: { ...OWN, ...JSON_TYPE, cookie: cem.cookie },
      body: '['.repeat(depth) + ']'.repeat(depth),
    };
  },
  'a huge body': rng => ({
    method: 'POST',
    path: '/api/tables',
    headers: { ...OWN, ...JSON_TYPE, cookie: cem.cookie },
    body: JSON.stringify({ game: 'x'.repeat(65_600 + rng.pick(50_000)) }),
  }),
  'a table that is not there': rng => {
    const id = pickOf(
      [strangeId(rng), 'x', '%00', '..', '%2e%2e%2f', "1'%20or%20'1", 'a'.repeat(300), '__proto__'],
      rng,
    );
    const [method, path] = pickOf(
      ENDPOINTS(id).filter(([, path]) => path.includes('/tables/')),
      rng,
    );
    const body = JSON.stringify(path.endsWith('replace') ? { seat: 0 } : { salt: 'x' });
    return method === 'GET'
      ? { method, path, headers: { cookie: cem.cookie } }
      : { method, path, headers: { ...OWN, ...JSON_TYPE, cookie: cem.cookie }, body };
  },
  'what is not theirs to do': rng => {
    const deed = pickOf(
      [
        ['leave', running[0]],
        ['start', open],
        ['rematch', over],
        ['replace', running[1]],
        ['back', running[2]],
        ['join', running[3]],
        ['join', open],
        ['rematch', running[0]],
      ] as const,
      rng,
    );
    const body = JSON.stringify(deed[0] === 'replace' ? { seat: rng.pick(8) } : { salt: 'x' });
    return {
      method: 'POST',
      path: `/api/tables/${deed[1]}/${deed[0]}`,
      headers: { ...OWN, ...JSON_TYPE, cookie: cem.cookie },
      body,
    };
  },
  'what is not theirs to see': rng => ({
    method: 'GET',
    path: pickOf(
      [
        `/api/tables/${secret}/history`,
        `/api/tables/${secret}/past/0`,
        `/api/tables/${secret}/past/0?viewer=0`,
        `/api/tables/${secret}/replay`,
        `/api/tables/${running[0]}/replay`,
      ],
      rng,
    ),
    headers: { cookie: cem.cookie },
  }),
  'a step that is none': rng => ({
    method: 'GET',
    path: `/api/tables/${pickOf([...running, open, over, secret], rng)}/past/${pickOf(
      [
        '',
        '-1',
        '-0',
        '00',
        '1.5',
        '1e1',
        '0x0',
        'NaN',
        'Infinity',
        '999999',
        '9'.repeat(90),
        '__proto__',
        '%00',
        '0;1',
      ],
      rng,
    )}`,
    headers: { cookie: ana.cookie },
  }),
  'a way of asking that is not known': rng => ({
    method: pickOf(['PUT', 'OPTIONS', 'HEAD', 'PROPFIND', 'TRACE', 'SEARCH'], rng),
    path: pickOf(['/api/me', '/api/tables', '/api/nothing', `/api/tables/${running[0]}/start`], rng),
    headers: { ...OWN, cookie: ana.cookie },
  }),
  'a path into the house': rng => {
    const deep = pickOf(
      [
        '../secret.txt',
        '..%2fsecret.txt',
        '%2e%2e/secret.txt',
        '..%5csecret.txt',
        '....//secret.txt',
        '%252e%252e%252fsecret.txt',
        '../fourscore.db',
        '..%2ffourscore.db',
        '%00/../secret.txt',
        '/etc/passwd',
        '..;/secret.txt',
      ],
      rng,
    );
    return {
      method: 'GET',
      path: pickOf(['/', '/assets/', '//', '/assets/../', '/api/', '/api/tables/', '/./'], rng) + deep,
      headers: {},
    };
  },
  'a recovery secret that is guessed': rng => ({
    method: 'POST',
    path: '/api/me/recover',
    headers: { ...OWN, ...JSON_TYPE },
    body: JSON.stringify({ secret: strangeId(rng) + strangeId(rng) }),
  }),
};

describe('over HTTP', () => {
  test(`${REQUESTS} hostile requests are turned down one by one, and nothing has changed`, {
    timeout: PATIENCE,
  }, async () => {
    const before = await settledRows();
    const rng = fastChance(77);
    const kinds = Object.entries(ASKS);
    const seen = new Map<string, Set<number>>();
    const one = async (index: number): Promise<void> => {
      const [kind, make] = at(kinds, index % kinds.length);
      const asked = make(rng);
      const { status, text } = await ask(asked);
      const where = `${kind}: ${asked.method} ${asked.path} ${JSON.stringify(asked.headers)} ${asked.body?.slice(0, 200)}`;
      seen.set(kind, (seen.get(kind) ?? new Set()).add(status));
      const isPage = status === 200 && kind === 'a path into the house';
      if (isPage) return expect(text, where).toBe('<!doctype html><title>The page</title>');
      expect(status, where).toBeGreaterThanOrEqual(400);
      expect(status, where).toBeLessThan(500);
      expectDiscreet(text, where);
      if (asked.method === 'HEAD' || text === '') return;
      expect(JSON.parse(text), where).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    };
    for (let index = 0; index < REQUESTS; index += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, offset) => one(index + offset)));
    }
    expect(seen.size).toBe(kinds.length);
    expect(await settledRows()).toEqual(before);
    await isUp();
  });
});

test('after all that, those who mean well play on', async () => {
  const mover = players.find(({ table, moves }) => table === running[0] && moves.length > 0)!;
  expect(await mover.play(mover.moves[0])).toMatchObject({ kind: 'ack' });
  await calm.until(({ length }) => length === mover.length);
  expect((await cem.ask('lobby', {})).running.length).toBeGreaterThan(0);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
