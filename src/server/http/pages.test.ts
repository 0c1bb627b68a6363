import fs from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API, type Endpoint } from '#wire';
import { beginTable, House } from '../testing/house.ts';
import { ownFolder } from '../testing/folder.ts';
import { openApi } from './openapi.ts';
import { addRoutes, type RouteServices } from './routes.ts';

const PAGE = '<!doctype html><title>The page</title>';

let folder: string;
let house: House;
beforeAll(async () => {
  folder = ownFolder();
  // A house may well stand in a street of that name.
  const client = path.join(folder, 'assets', 'client');
  fs.mkdirSync(path.join(client, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(client, 'index.html'), PAGE);
  fs.writeFileSync(path.join(client, 'sw.js'), '"the worker"');
  fs.writeFileSync(path.join(client, 'assets', 'app-1a2b3c.js'), '"the client"');
  house = await House.open({ client });
});
afterAll(async () => {
  await house.close();
  fs.rmSync(folder, { recursive: true });
});

const get = async (where: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> => {
  const response = await fetch(`${house.address}${where}`, init);
  return { response, text: await response.text() };
};

describe('the client', () => {
  test.each(['/', '/play', '/table/abc', '/rules/iunu?lang=fr', '/api', '/index.html'])(
    '%s is answered by the page',
    async where => {
      const { response, text } = await get(where);
      expect([response.status, text]).toEqual([200, PAGE]);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('what has its content in its name is kept for a year, and the worker is asked for each time', async () => {
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

  test('may load from here alone, and no script but files', async () => {
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

  test('has no script in its page, which that policy would not run', () => {
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

test('a server without a client says that nothing is there', async () => {
  const bare = await House.open();
  try {
    const response = await fetch(`${bare.address}/play`);
    expect([response.status, await response.json()]).toEqual([404, { code: 'notFound', message: 'Nothing is here.' }]);
  } finally {
    await bare.close();
  }
});

describe('for those who look after the server', () => {
  test('/healthz says that it is well', async () => {
    const { response, text } = await get('/healthz');
    expect([response.status, JSON.parse(text)]).toEqual([200, { status: 'ok' }]);
  });

  test('/metrics counts, and names nobody and no table', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    const { name } = await ana.ask('rename', { body: { name: 'Anastasia' } });
    const id = await beginTable([ana, ben]);
    const line = await ana.connect();
    await line.ask({ kind: 'watch', table: id });
    await line.ask({ kind: 'say', table: id, text: 'a word' });
    const { response, text } = await get('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    for (const metric of ['deeds_total', 'messages_total', 'commit_rows', 'connections', 'rooms', 'bot_faults_total'])
      expect(text).toContain(`fourscore_${metric}`);
    expect(text).toContain('fourscore_messages_total{kind="say"} 1');
    expect(text).toContain('fourscore_connections 1');
    const people = house.rows()['people'] as { id: string }[];
    for (const secret of [name, id, 'a word', ...people.map(person => person.id), ana.cookie.split('=')[1]!])
      expect(text).not.toContain(secret);
    // Labels are words of the program, never of a person.
    const labels = new Set([...text.matchAll(/^fourscore_\w+\{([^}]*)\}/gm)].map(([, label]) => label!.split('=')[0]));
    expect([...labels].toSorted()).toEqual(['kind', 'le']);
    line.close();
  });
});

describe('/api/openapi.json', () => {
  type Operation = {
    operationId: string;
    summary: string;
    parameters?: unknown[];
    requestBody?: unknown;
    responses: object;
  };
  type Description = { openapi: string; info: object; paths: Record<string, Record<string, Operation>> };
  const described = openApi() as Description;
  const operations = Object.entries(described.paths).flatMap(([where, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ where, method: method.toUpperCase(), operation })),
  );

  /** What the app itself would answer to. */
  const routes = async (): Promise<readonly string[]> => {
    const app = fastify();
    const found: string[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') found.push(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`);
    });
    // Handlers are made, and none is called.
    addRoutes(app, {} as RouteServices);
    await app.ready();
    await app.close();
    return found;
  };

  test('is served as it is made', async () => {
    const { response, text } = await get('/api/openapi.json');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(described)));
    expect(described).toMatchObject({ openapi: '3.1.0', info: { title: 'Fourscore', version: expect.any(String) } });
  });

  test('tells of every route, and of no other', async () => {
    const told = operations.map(({ method, where }) => `${method} ${where}`);
    expect(told.toSorted()).toEqual((await routes()).toSorted());
    expect(told).toHaveLength(Object.keys(API).length);
  });

  test('every operation has a name of its own, its parameters, and its answers', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { where, operation } of operations) {
      const named = [...where.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect((operation.parameters ?? []).map(parameter => (parameter as { name: string }).name)).toEqual(named);
      expect(Object.keys(operation.responses)).toHaveLength(2);
      expect(operation.responses).toHaveProperty('default');
      const endpoint = API[operation.operationId as keyof typeof API] as Endpoint;
      expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
      expect('200' in operation.responses).toBe(endpoint.reply !== undefined);
    }
  });

  test('every operation is there, and asks who is asking', async () => {
    for (const { where, method, operation } of operations) {
      if (['arrive', 'recover'].includes(operation.operationId)) continue;
      const { response, text } = await get(where.replace('{id}', 'A'.repeat(22)), {
        method,
        headers: { 'x-fourscore': '1' },
      });
      const { code } = JSON.parse(text) as { code: string };
      expect([401, 400], `${method} ${where}`).toContain(response.status);
      expect(['nobody', 'badRequest'], `${method} ${where}`).toContain(code);
    }
  });

  test('what changes something needs the header that no other site can send', async () => {
    const ana = await house.visit();
    const before = house.rows();
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
    expect(house.rows()).toEqual(before);
  });
});
