import type { Rng } from '#kernel';
import type { AttackedServer } from './attackedServer.ts';
import { anyValue, pickOf, PROTO_NAMES, randomId } from './hostileMessages.ts';

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const endpointsOf = (id: string): readonly (readonly [string, string])[] => [
  ['PATCH', '/api/me'],
  ['DELETE', '/api/me'],
  ['POST', '/api/me/recovery'],
  ['GET', '/api/lobby'],
  ['POST', '/api/tables'],
  ['GET', `/api/tables/${id}`],
  ...['join', 'leave', 'start', 'remove', 'report', 'rematch', 'replace', 'back'].map(
    action => ['POST', `/api/tables/${id}/${action}`] as const,
  ),
  ['GET', `/api/tables/${id}/history`],
  ['GET', `/api/tables/${id}/past/0`],
  ['GET', `/api/tables/${id}/replay`],
];

const JSON_TYPE = { 'content-type': 'application/json' };
const CSRF = { 'x-fourscore': '1' };

/** Generators of hostile requests, by name. Each must be refused. */
export const HOSTILE_REQUESTS: Readonly<Record<string, (server: AttackedServer, rng: Rng) => HttpRequest>> = {
  'a form of another site': (server, rng) => {
    const [method, path] = pickOf(
      endpointsOf(pickOf(server.running, rng)).filter(([method]) => method !== 'GET'),
      rng,
    );
    return { method, path, headers: { cookie: server.ana.cookie, origin: 'https://evil.example' } };
  },
  'an unknown cookie': (server, rng) => {
    const [method, path] = pickOf(endpointsOf(pickOf(server.running, rng)), rng);
    const cookie = pickOf(
      [
        '',
        'fourscore=',
        `fourscore=${randomId(rng)}`,
        `fourscore=${'z'.repeat(3000)}`,
        'fourscore=%00; fourscore=x',
        ';;;=;',
        server.ana.cookie.toUpperCase(),
      ],
      rng,
    );
    const body = JSON.stringify({ name: 'Mallory', salt: 's', seat: 1 });
    return method === 'GET'
      ? { method, path, headers: { cookie } }
      : { method, path, headers: { ...CSRF, ...JSON_TYPE, cookie }, body };
  },
  'a body of another content type': (server, rng) => {
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
    const path = pickOf(['/api/tables', `/api/tables/${server.open}/join`, '/api/me/recover'], rng);
    return {
      method: 'POST',
      path,
      headers: { ...CSRF, cookie: server.cem.cookie, 'content-type': type },
      body: pickOf(['name=x', '<a/>', '{"salt":', '--x'], rng),
    };
  },
  'any JSON': (server, rng) => {
    const path = pickOf(
      [
        '/api/tables',
        `/api/tables/${pickOf([server.open, server.over, ...server.running], rng)}/join`,
        `/api/tables/${server.running[0]}/replace`,
        '/api/me/recover',
      ],
      rng,
    );
    return {
      method: 'POST',
      path,
      headers: { ...CSRF, ...JSON_TYPE, cookie: server.cem.cookie },
      body: JSON.stringify(anyValue(rng, 4)),
    };
  },
  'prototype pollution': (server, rng) => {
    const name = pickOf(PROTO_NAMES, rng);
    const body = pickOf(
      [
        `{"${name}":{"isHost":true},"name":"x","extra":1}`,
        `{"constructor":{"prototype":{"x":1}}}`,
        `{"game":"${name}","config":{"seats":2,"options":{"${name}":1}},"seats":[]}`,
      ],
      rng,
    );
    return { method: 'POST', path: '/api/tables', headers: { ...CSRF, ...JSON_TYPE, cookie: server.cem.cookie }, body };
  },
  'half a body': (server, rng) => ({
    method: 'PATCH',
    path: '/api/me',
    headers: { ...CSRF, ...JSON_TYPE, cookie: server.cem.cookie },
    body: '{"name":"Mal'.slice(0, 1 + rng.pick(11)),
  }),
  'deep nesting': (server, rng) => {
    const depth = 1 + rng.pick(20_000);
    return {
      method: 'POST',
      path: '/api/tables',
      headers: { ...CSRF, ...JSON_TYPE, cookie: server.cem.cookie },
      body: '['.repeat(depth) + ']'.repeat(depth),
    };
  },
  'a huge body': (server, rng) => ({
    method: 'POST',
    path: '/api/tables',
    headers: { ...CSRF, ...JSON_TYPE, cookie: server.cem.cookie },
    body: JSON.stringify({ game: 'x'.repeat(65_600 + rng.pick(50_000)) }),
  }),
  'an unknown table': (server, rng) => {
    const id = pickOf(
      [randomId(rng), 'x', '%00', '..', '%2e%2e%2f', "1'%20or%20'1", 'a'.repeat(300), '__proto__'],
      rng,
    );
    const [method, path] = pickOf(
      endpointsOf(id).filter(([, path]) => path.includes('/tables/')),
      rng,
    );
    const body = JSON.stringify(path.endsWith('replace') ? { seat: 0 } : { salt: 'x' });
    return method === 'GET'
      ? { method, path, headers: { cookie: server.cem.cookie } }
      : { method, path, headers: { ...CSRF, ...JSON_TYPE, cookie: server.cem.cookie }, body };
  },
  'an action without permission': (server, rng) => {
    const [action, table] = pickOf(
      [
        ['leave', server.running[0]],
        ['start', server.open],
        ['rematch', server.over],
        ['remove', server.open],
        ['report', server.secret],
        ['replace', server.running[1]],
        ['back', server.running[2]],
        ['join', server.running[3]],
        ['join', server.open],
        ['rematch', server.running[0]],
      ] as const,
      rng,
    );
    const bodies: Readonly<Record<string, object>> = {
      replace: { seat: rng.pick(8) },
      remove: { seat: rng.pick(8) },
      report: { line: rng.pick(9), reason: 'spam', note: '' },
    };
    const body = JSON.stringify(bodies[action] ?? { salt: 'x' });
    return {
      method: 'POST',
      path: `/api/tables/${table}/${action}`,
      headers: { ...CSRF, ...JSON_TYPE, cookie: server.cem.cookie },
      body,
    };
  },
  'a view without permission': (server, rng) => ({
    method: 'GET',
    path: pickOf(
      [
        `/api/tables/${server.secret}/history`,
        `/api/tables/${server.secret}/past/0`,
        `/api/tables/${server.secret}/past/0?viewer=0`,
        `/api/tables/${server.secret}/replay`,
        `/api/tables/${server.running[0]}/replay`,
      ],
      rng,
    ),
    headers: { cookie: server.cem.cookie },
  }),
  'an invalid entry number': (server, rng) => ({
    method: 'GET',
    path: `/api/tables/${pickOf([...server.running, server.open, server.over, server.secret], rng)}/past/${pickOf(
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
    headers: { cookie: server.ana.cookie },
  }),
  'an unknown method': (server, rng) => ({
    method: pickOf(['PUT', 'OPTIONS', 'HEAD', 'PROPFIND', 'TRACE', 'SEARCH'], rng),
    path: pickOf(['/api/me', '/api/tables', '/api/nothing', `/api/tables/${server.running[0]}/start`], rng),
    headers: { ...CSRF, cookie: server.ana.cookie },
  }),
  'path traversal': (_, rng) => {
    const target = pickOf(
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
      path: pickOf(['/', '/assets/', '//', '/assets/../', '/api/', '/api/tables/', '/./'], rng) + target,
      headers: {},
    };
  },
  'a guessed recovery secret': (_, rng) => ({
    method: 'POST',
    path: '/api/me/recover',
    headers: { ...CSRF, ...JSON_TYPE },
    body: JSON.stringify({ secret: randomId(rng) + randomId(rng) }),
  }),
};
