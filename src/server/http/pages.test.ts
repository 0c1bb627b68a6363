import fs from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#games';
import { API, type Endpoint, type ReplyOf } from '#wire';
import { openApi } from './openapi.ts';
import { addRoutes, type RouteServices } from './routes.ts';
import { temporaryFolder } from '../testing/process.ts';
import { TestServer } from '../testing/testServer.ts';
import { startGame } from '../testing/testTables.ts';

const PAGE = '<!doctype html><title>The page</title>';

let folder: string;
const TOKEN = 'a token for operators';

let server: TestServer;
beforeAll(async () => {
  folder = temporaryFolder();
  // The path to the client may itself contain a folder named assets.
  const client = path.join(folder, 'assets', 'client');
  fs.mkdirSync(path.join(client, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(client, 'index.html'), PAGE);
  fs.writeFileSync(path.join(client, 'sw.js'), '"the worker"');
  fs.writeFileSync(path.join(client, '.stamp'), 'a build');
  fs.writeFileSync(path.join(client, 'assets', 'app-1a2b3c.js'), '"the client"');
  server = await TestServer.open({ client, metricsToken: TOKEN });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

const get = async (where: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> => {
  const response = await fetch(`${server.address}${where}`, init);
  return { response, text: await response.text() };
};

describe('the client', () => {
  test.each(['/', '/play/abc', '/table/abc', '/rules/iunu?lang=fr', '/learn/iunu', '/learn/iunu/two', '/you'])(
    '%s is answered by the page',
    async where => {
      const { response, text } = await get(where);
      expect([response.status, text]).toEqual([200, PAGE]);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['identity', 'gzip', 'br'])('the home page is answered to whoever accepts %s', async encoding => {
    const { response, text } = await get('/', { headers: { 'accept-encoding': encoding } });
    expect([response.status, text]).toEqual([200, PAGE]);
  });

  test.each(['/nonsense', '/play', '/tables/abc', '/api', '/you/too', '/metric', '/.stamp', '/new/iunu/more'])(
    'findings, server 10: %s is answered with 404, and the page that says so',
    async where => {
      const { response, text } = await get(where);
      expect([response.status, text]).toEqual([404, PAGE]);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    },
  );

  test('files with a content hash are cached for a year, others are revalidated', async () => {
    const asset = await get('/assets/app-1a2b3c.js');
    expect([asset.response.status, asset.text]).toEqual([200, '"the client"']);
    expect(asset.response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const worker = await get('/sw.js');
    expect([worker.response.status, worker.text]).toEqual([200, '"the worker"']);
    expect(worker.response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['GET', '/assets/gone.js'],
    ['GET', '/api/nothing'],
    ['GET', '/api/tables'],
    ['GET', '/api/live'],
    ['GET', '/api/tables/abc/def/ghi'],
    ['POST', '/play'],
    ['PUT', '/api/me'],
    ['DELETE', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA'],
  ])('%s %s is not there, and says so in JSON', async (method, where) => {
    const { response, text } = await get(where, { method, headers: { 'x-fourscore': '1' } });
    expect([response.status, JSON.parse(text)]).toEqual([404, { code: 'notFound', message: 'Nothing is here.' }]);
  });

  test('has a content security policy: same origin only, no inline scripts', async () => {
    for (const where of ['/', '/assets/app-1a2b3c.js', '/api/nothing', '/healthz']) {
      const { response } = await get(where);
      const policy = response.headers.get('content-security-policy')!;
      const rules = Object.fromEntries(
        policy.split(';').map(rule => {
          const [name, ...sources] = rule.trim().split(' ');
          return [name!, sources.join(' ')];
        }),
      );
      expect(rules).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'worker-src': "'self'",
        'connect-src': "'self'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect(response.headers.get('x-powered-by')).toBeNull();
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('has no inline script, which that policy would block', () => {
    const page = fs.readFileSync('src/web/index.html', 'utf8');
    const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, content] of scripts) {
      expect(attributes).toContain('src=');
      expect(content!.trim()).toBe('');
    }
    expect(page).not.toMatch(/\son\w+\s*=|javascript:/i);
  });
});

test('a server without a built client answers with 404', async () => {
  const bare = await TestServer.open();
  try {
    const response = await fetch(`${bare.address}/play`);
    expect([response.status, await response.json()]).toEqual([404, { code: 'notFound', message: 'Nothing is here.' }]);
  } finally {
    await bare.close();
  }
});

describe('for operators', () => {
  test('/healthz answers with ok', async () => {
    const { response, text } = await get('/healthz');
    expect([response.status, JSON.parse(text)]).toEqual([200, { status: 'ok' }]);
  });

  test('/metrics has counters, and nothing of people or tables', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const { name } = await ana.call('rename', { body: { name: 'Anastasia' } });
    const id = await startGame([ana, ben]);
    const connection = await ana.connect();
    await connection.request({ kind: 'watch', table: id });
    await connection.request({ kind: 'say', table: id, text: 'a word' });
    const { response, text } = await get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    for (const metric of ['deeds_total', 'messages_total', 'commit_rows', 'connections', 'rooms', 'bot_faults_total'])
      expect(text).toContain(`fourscore_${metric}`);
    expect(text).toContain('fourscore_messages_total{kind="say"} 1');
    expect(text).toContain('fourscore_connections 1');
    const people = server.rows()['people'] as { id: string }[];
    for (const secret of [name, id, 'a word', ...people.map(person => person.id), ana.cookie.split('=')[1]!])
      expect(text).not.toContain(secret);
    // Labels have a fixed set of values, none of them a user's input.
    const labels = new Set([...text.matchAll(/^fourscore_\w+\{([^}]*)\}/gm)].map(([, label]) => label!.split('=')[0]));
    expect([...labels].toSorted()).toEqual(['kind', 'le']);
    connection.close();
  });
});

describe('/api/openapi.json', () => {
  type Operation = {
    operationId: string;
    summary: string;
    security?: readonly unknown[];
    parameters?: unknown[];
    requestBody?: unknown;
    responses: object;
  };
  type Description = { openapi: string; info: object; paths: Record<string, Record<string, Operation>> };
  const described = JSON.parse(openApi()) as Description;
  const operations = Object.entries(described.paths).flatMap(([where, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ where, method: method.toUpperCase(), operation })),
  );

  /** The routes that Fastify has. */
  const routes = async (): Promise<readonly string[]> => {
    const app = fastify();
    const found: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') found.push(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`);
    });
    // The handlers are created and never called.
    addRoutes(app, {} as RouteServices);
    await app.ready();
    await app.close();
    return found;
  };

  test('is served', async () => {
    const { response, text } = await get('/api/openapi.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(described)));
    expect(described).toMatchObject({ openapi: '3.1.0', info: { title: 'Fourscore', version: expect.any(String) } });
  });

  test('describes every route, and no other', async () => {
    const told = operations.map(({ method, where }) => `${method} ${where}`);
    expect(told.toSorted()).toEqual((await routes()).toSorted());
    expect(told).toHaveLength(Object.keys(API).length);
  });

  test('every operation has a name of its own, its parameters, and its answers', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { where, method, operation } of operations) {
      const inPath = [...where.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = method === 'GET' ? inPath : [...inPath, 'x-fourscore'];
      expect((operation.parameters ?? []).map(parameter => (parameter as { name: string }).name)).toEqual(named);
      expect(Object.keys(operation.responses)).toHaveLength(2);
      expect(operation.responses).toHaveProperty('default');
      const endpoint = API[operation.operationId as keyof typeof API] as Endpoint;
      expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
      expect('200' in operation.responses).toBe(endpoint.reply !== undefined);
    }
  });

  test('every operation exists, and needs authentication', async () => {
    for (const { where, method, operation } of operations) {
      const isForAll = operation.security?.length === 0;
      expect(isForAll).toBe(['arrive', 'recover', 'games'].includes(operation.operationId));
      if (isForAll) continue;
      const { response, text } = await get(where.replace('{id}', 'A'.repeat(22)), {
        method,
        headers: { 'x-fourscore': '1' },
      });
      const { code } = JSON.parse(text) as { code: string };
      expect([401, 400], `${method} ${where}`).toContain(response.status);
      expect(['nobody', 'badRequest'], `${method} ${where}`).toContain(code);
    }
  });

  test('findings, for those who write clients: games, options and bots can be asked for, and how to sign in is described', async () => {
    const { response, text } = await get('/api/games');
    expect(response.status).toBe(200);
    const { games } = JSON.parse(text) as ReplyOf<'games'>;
    expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    expect(games[0]).toMatchObject({ seats: { min: expect.any(Number), max: expect.any(Number) } });
    for (const { bots, options } of games) {
      expect(bots).toContain('random');
      for (const option of Object.values(options)) expect(option).toHaveProperty('default');
    }
    expect(described).toMatchObject({
      components: { securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'fourscore' } } },
      security: [{ cookie: [] }],
    });
  });

  test('whatever is not GET needs the header against cross-site requests', async () => {
    const ana = await server.newClient();
    const before = await server.settledRows();
    for (const { where, method } of operations.filter(({ method }) => method !== 'GET')) {
      const { response, text } = await get(where.replace('{id}', 'A'.repeat(22)), {
        method,
        headers: { cookie: ana.cookie },
      });
      expect([response.status, JSON.parse(text)], `${method} ${where}`).toEqual([
        403,
        { code: 'forbidden', message: expect.stringContaining('x-fourscore') },
      ]);
    }
    expect(server.rows()).toEqual(before);
  });
});
