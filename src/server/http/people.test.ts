import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginTable, House, wanted } from '../testing/house.ts';
import type { Line, Person } from '../testing/person.ts';
import { playOne } from '../testing/playing.ts';
import { Seat } from '../testing/seat.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const arrival = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${address}/api/me`, { method: 'POST', headers: { 'x-fourscore': '1', ...headers } });

const closedWith = (line: Line): Promise<number> => new Promise(resolve => line.socket.once('close', resolve));

describe('a first visit', () => {
  test('makes a guest with a name and a cookie that no script and no other site can use', async () => {
    const response = await arrival(house.address);
    expect(await response.json()).toEqual({ name: expect.stringMatching(/^\p{L}+ \d{3}$/u) });
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    const [pair, ...flags] = cookie!.split('; ');
    expect(pair).toMatch(/^fourscore=[A-Za-z0-9_-]{43}$/);
    expect(flags).toEqual(['Max-Age=34560000', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
  });

  test('happens once: whoever has a cookie is known, and gets no other', async () => {
    const ana = await house.visit();
    const before = house.rows()['people']!.length;
    const [first, second] = [await ana.ask('arrive', {}), await ana.ask('arrive', {})];
    expect(second).toEqual(first);
    expect(house.rows()['people']).toHaveLength(before);
    expect((await arrival(house.address, { cookie: ana.cookie })).headers.getSetCookie()).toEqual([]);
  });

  test('two guests are two people, and the store holds no cookie, only its hash', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    expect(ana.cookie).not.toBe(ben.cookie);
    const stored = JSON.stringify(house.rows());
    for (const { cookie } of [ana, ben]) expect(stored).not.toContain(cookie.split('=')[1]);
  });

  test('a cookie somebody made up is nobody', async () => {
    const forged = { headers: { cookie: `fourscore=${'A'.repeat(43)}` } };
    const response = await fetch(`${house.address}/api/lobby`, forged);
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 'nobody', message: 'Say who you are first' },
    ]);
  });
});

test('behind a proxy that speaks https the cookie is for https only, and nobody else can say so', async () => {
  const behind = await House.open({ trustsProxy: true });
  try {
    const flagsOf = async (address: string): Promise<string> =>
      (await arrival(address, { 'x-forwarded-proto': 'https' })).headers.getSetCookie()[0]!;
    expect(await flagsOf(behind.address)).toContain('; Secure');
    expect(await flagsOf(house.address)).not.toContain('; Secure');
  } finally {
    await behind.close();
  }
});

test('a new name is seen at the tables at once', async () => {
  const [ana, ben] = [await house.visit(), await house.visit()];
  const id = await beginTable([ana, ben]);
  const line = await ben.connect();
  const seat = await new Seat(line, id).watch();
  expect(await ana.ask('rename', { body: { name: '  Ana Ünal ' } })).toEqual({ name: 'Ana Ünal' });
  await seat.until(({ info }) => info!.seats[0]!.kind === 'person' && info!.seats[0]!.name === 'Ana Ünal');
  expect((await ben.ask('table', { id })).seats[0]).toMatchObject({ name: 'Ana Ünal' });
  expect(await ana.ask('arrive', {})).toEqual({ name: 'Ana Ünal' });
  line.close();
});

test.each([
  ['nothing', '   '],
  ['too long a name', 'x'.repeat(33)],
  ['a name with a line break', 'Ana\nBen'],
  ['a name that turns the text around', 'Ana\u202Eneb'],
])('%s is no name', async (_, name) => {
  const ana = await house.visit();
  await expect(ana.ask('rename', { body: { name } })).rejects.toMatchObject({ status: 400, code: 'badRequest' });
});

describe('a recovery secret', () => {
  const recover = async (secret: string): Promise<Person> => {
    const device = await house.visit();
    device.cookie = '';
    await device.ask('recover', { body: { secret } });
    return device;
  };

  test('makes another device the same person, at the same tables', async () => {
    const ana = await house.visit();
    const { id } = await ana.ask('create', { body: wanted(['me', 'open']) });
    await ana.ask('rename', { body: { name: 'Ana' } });
    const phone = await recover((await ana.ask('recovery', {})).secret);
    expect(phone.cookie).not.toBe(ana.cookie);
    expect(await phone.ask('arrive', {})).toEqual({ name: 'Ana' });
    expect((await phone.ask('lobby', {})).mine.map(table => table.id)).toEqual([id]);
    expect((await phone.ask('table', { id })).you).toBe(0);
    expect(await ana.ask('arrive', {})).toEqual({ name: 'Ana' });
  });

  test('ends with the next one', async () => {
    const ana = await house.visit();
    const { secret: old } = await ana.ask('recovery', {});
    const { secret } = await ana.ask('recovery', {});
    await expect(recover(old)).rejects.toMatchObject({ status: 404, code: 'unknownSecret' });
    await expect(recover(secret)).resolves.toBeDefined();
  });

  test('is not kept where somebody who reads the database could use it', async () => {
    const ana = await house.visit();
    const { secret } = await ana.ask('recovery', {});
    expect(JSON.stringify(house.rows())).not.toContain(secret);
  });
});

describe('delete everything about me', () => {
  const NAME = 'Zenobia the Unforgettable';
  const WORDS = 'I was never here';

  /** Somebody who leaves traces wherever it is possible. */
  const leaveTraces = async (ana: Person, ben: Person): Promise<{ running: string; open: string; line: Line }> => {
    await ana.ask('rename', { body: { name: NAME } });
    await ana.ask('recovery', {});
    const running = await beginTable([ana, ben], { salt: 'mine' });
    const { id: open } = await ana.ask('create', { body: wanted(['me', 'open']) });
    await ben.ask('join', { id: open, body: { salt: 'pepper' } });
    await ana.ask('create', { body: wanted(['me', 'open']) });
    const line = await ana.connect();
    await new Seat(line, running).watch();
    expect(await line.ask({ kind: 'say', table: running, text: WORDS })).toMatchObject({ kind: 'ack' });
    return { running, open, line };
  };

  const files = (): readonly Buffer[] =>
    fs
      .readdirSync(house.folder)
      .filter(name => name.startsWith('fourscore.db'))
      .map(name => fs.readFileSync(path.join(house.folder, name)));

  test('leaves no name, no word, no session and no id in any row, nor in the files they were in', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    await leaveTraces(ana, ben);
    const person = (house.rows()['people'] as { id: string; name: string }[]).find(({ name }) => name === NAME)!;
    await ana.ask('forget', {});
    const rows = JSON.stringify(house.rows());
    for (const trace of [NAME, WORDS, person.id]) {
      expect(rows).not.toContain(trace);
      for (const file of files()) expect(file.includes(trace)).toBe(false);
    }
  });

  test('takes the cookie back, closes the connection, and nobody is let in with what was left of them', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    const { line } = await leaveTraces(ana, ben);
    const { cookie } = ana;
    const { secret } = await ana.ask('recovery', {});
    const closing = closedWith(line);
    await ana.ask('forget', {});
    expect(ana.cookie).toBe('fourscore=');
    expect(await closing).toBe(4401);
    ana.cookie = cookie;
    await expect(ana.ask('lobby', {})).rejects.toMatchObject({ status: 401 });
    await expect(ben.ask('recover', { body: { secret } })).rejects.toMatchObject({ code: 'unknownSecret' });
    expect(await closedWith(await ana.connect())).toBe(4401);
  });

  test('a connection that talks on while it is being closed leaves no word behind', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    const { running, line } = await leaveTraces(ana, ben);
    const closing = closedWith(line);
    const talking = setInterval(() => {
      if (line.socket.readyState !== line.socket.OPEN) return;
      line.send({ kind: 'say', ref: 1, table: running, text: WORDS });
    }, 0);
    await ana.ask('forget', {});
    expect(await closing).toBe(4401);
    clearInterval(talking);
    await ben.ask('lobby', {});
    expect(JSON.stringify(house.rows())).not.toContain(WORDS);
    expect(JSON.stringify(house.rows())).not.toContain(NAME);
  });

  test('lets a bot play on in their seat, and the others see who is there no more', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    const { running } = await leaveTraces(ana, ben);
    const line = await ben.connect();
    const seat = await new Seat(line, running).watch();
    await ana.ask('forget', {});
    // Whoever begins: after a while it is the turn of the seat that was left.
    for (let step = 0; step < 200 && !seat.history.some(entry => entry.seat === 0); step++)
      await playOne([seat], () => 0);
    expect(seat.history.some(entry => entry.seat === 0)).toBe(true);
    expect(seat.info!.seats[0]).toMatchObject({ kind: 'person', name: '', standIn: 'greedy' });
    line.close();
  });

  test('frees the seat at a table that has not begun, where somebody else is host now', async () => {
    const [ana, ben] = [await house.visit(), await house.visit()];
    const { open } = await leaveTraces(ana, ben);
    await ana.ask('forget', {});
    expect(await ben.ask('table', { id: open })).toMatchObject({
      isHost: true,
      you: 1,
      seats: [{ kind: 'open' }, { kind: 'person' }],
    });
  });
});
