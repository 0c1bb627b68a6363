import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi } from './api.ts';
import { arrive, forget, recover, recoveryLink, rename, usePerson } from './person.ts';

type Asked = readonly [path: string, init: { method: string; headers: Record<string, string>; body?: string }];

const SECRET = 'abcdefghijklmnopqrstuvwxyz';

let asked: Asked[] = [];

const json = (value: unknown, status = 200): Response => Response.json(value, { status });

/** A server that answers everything alike. */
const answerWith = (answer: () => Response | Promise<Response>): void => {
  vi.stubGlobal('fetch', (...request: Asked) => {
    asked.push(request);
    return Promise.resolve().then(answer);
  });
};

beforeEach(() => {
  asked = [];
  usePerson.setState({ person: 'unknown' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('who this is', () => {
  test('is asked once, however many want to know', async () => {
    answerWith(() => json({ name: 'Guest 7' }));
    await Promise.all([arrive(), arrive()]);
    await arrive();
    expect(usePerson.getState().person).toEqual({ name: 'Guest 7' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject(['/api/me', { method: 'POST', headers: { 'x-fourscore': '1' } }]);
  });

  test.each([
    ['there is no network', () => Promise.reject(new TypeError('failed'))],
    ['files are all there is', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['the server in between knows of no other', () => new Response('bad gateway', { status: 502 })],
  ])('is nobody online where %s, and is asked again later', async (_why, answer) => {
    answerWith(answer);
    await arrive();
    expect(usePerson.getState().person).toBe('offline');
    answerWith(() => json({ name: 'Mara' }));
    await arrive();
    expect(usePerson.getState().person).toEqual({ name: 'Mara' });
  });

  test('can be called otherwise', async () => {
    usePerson.setState({ person: { name: 'Guest 7' } });
    answerWith(() => json({ name: 'Mara' }));
    await rename('Mara');
    expect(usePerson.getState().person).toEqual({ name: 'Mara' });
    expect(asked[0]).toMatchObject(['/api/me', { method: 'PATCH', body: '{"name":"Mara"}' }]);
  });

  test('stays when a new name is refused', async () => {
    usePerson.setState({ person: { name: 'Mara' } });
    answerWith(() => json({ code: 'badRequest', message: 'no' }, 400));
    expect(await rename('')).toEqual({ ok: false, fault: { code: 'badRequest', message: 'no' } });
    expect(usePerson.getState().person).toEqual({ name: 'Mara' });
  });

  test('is forgotten only when the server has', async () => {
    usePerson.setState({ person: { name: 'Mara' } });
    answerWith(() => json({ code: 'wentWrong', message: '' }, 500));
    expect(await forget()).toBe(false);
    expect(usePerson.getState().person).toEqual({ name: 'Mara' });
    answerWith(() => new Response(null, { status: 204 }));
    expect(await forget()).toBe(true);
    expect(usePerson.getState().person).toBe('unknown');
  });
});

describe('a recovery link', () => {
  test('has its secret where no server and no log sees it', async () => {
    vi.stubGlobal('location', { origin: 'https://example.org' });
    answerWith(() => json({ secret: SECRET }));
    const link = new URL((await recoveryLink()) ?? '');
    expect(link.pathname + link.search).toBe('/recover');
    expect(link.hash).toBe(`#${SECRET}`);
  });

  test('makes this browser the person’s', async () => {
    answerWith(() => json({ name: 'Mara' }));
    expect((await recover(SECRET)).ok).toBe(true);
    expect(usePerson.getState().person).toEqual({ name: 'Mara' });
    expect(asked[0]).toMatchObject(['/api/me/recover', { body: `{"secret":"${SECRET}"}` }]);
  });

  test('that is cut short is not even asked about', async () => {
    answerWith(() => json({ name: 'Mara' }));
    expect((await recover('short')).ok).toBe(false);
    expect(asked).toHaveLength(0);
  });
});

test('a table’s address has its id, and reading needs no guard', async () => {
  answerWith(() => json({ history: [] }));
  expect(await callApi('history', { id: 'a/b' })).toEqual({ ok: true, value: { history: [] } });
  expect(asked[0]?.[0]).toBe('/api/tables/a%2Fb/history');
  expect(asked[0]?.[1].headers).not.toHaveProperty('x-fourscore');
});
