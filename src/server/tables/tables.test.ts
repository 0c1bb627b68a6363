import { describe, expect, test } from 'vitest';
import type { NewTable, TableInfo } from '#wire';
import { setupServer } from '../testing/setup.ts';
import { playToEnd } from '../testing/tableClient.ts';
import type { TestClient } from '../testing/testClient.ts';
import { startGame, tableRequest } from '../testing/testTables.ts';

const fixture = setupServer();

const kinds = ({ seats }: TableInfo): readonly string[] => seats.map(({ kind }) => kind);

const byLink = (seats: Parameters<typeof tableRequest>[0]): NewTable => tableRequest(seats, { isPublic: false });

describe('a new table', () => {
  test('is as requested', async () => {
    const [ana] = await fixture.server.newClients(1);
    const pace = { kind: 'days', days: 3 } as const;
    const info = await ana!.call('create', {
      body: tableRequest(['open', 'me', 'bot', 'friend'], { pace, atZero: 'forfeit', mayWatch: false }),
    });
    expect(info).toMatchObject({
      game: 'iunu',
      status: 'open',
      isPublic: true,
      mayWatch: false,
      pace,
      atZero: 'forfeit',
      you: 1,
      isHost: true,
      toAct: [],
      seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    });
    expect(kinds(info)).toEqual(['open', 'person', 'bot', 'friend']);
  });

  const two = tableRequest(['me', 'open']);
  const seatless = { ...two, config: { ...two.config, seats: 3 } };
  test.each<[string, NewTable, RegExp]>([
    ['a game that is not here', { ...two, game: 'chess' }, /there is no game "chess"/],
    ['a game named like a property of every object', { ...two, game: '__proto__' }, /there is no game "__proto__"/],
    ['too many seats', tableRequest(['me', 'open', 'open', 'open', 'open']), /seats must be 1 to 4/],
    ['more seats than wishes', seatless, /as many seats as the table has/],
    ['two seats for one', tableRequest(['me', 'me']), /one seat a person/],
    [
      'a bot nobody knows',
      { ...two, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'hasOwnProperty' }] },
      /there is no bot "hasOwnProperty"/,
    ],
    ['an option that is missing', { ...two, config: { seats: 2, options: {} } }, /option "\w+" is missing/],
    [
      'an option nobody knows',
      { ...two, config: { seats: 2, options: { ...two.config.options, cheat: true } } },
      /there is no option "cheat"/,
    ],
    ['a pace without end', { ...two, pace: { kind: 'live', minutes: 100_000, increment: 0 } }, /pace\.minutes/],
    ['a grace period without end', { ...two, grace: 100_000 }, /grace/],
  ])('%s is refused, and the answer says why', async (_, body, message) => {
    const [ana] = await fixture.server.newClients(1);
    const before = fixture.server.rows()['tables'];
    await expect(ana!.call('create', { body })).rejects.toMatchObject({
      status: 400,
      code: 'badRequest',
      message: expect.stringMatching(message),
    });
    expect(fixture.server.rows()['tables']).toEqual(before);
  });

  test('an option out of its bounds is refused by name', async () => {
    const [ana] = await fixture.server.newClients(1);
    const [option] = Object.keys(two.config.options);
    const body = { ...two, config: { seats: 2, options: { ...two.config.options, [option!]: 'no such value' } } };
    await expect(ana!.call('create', { body })).rejects.toMatchObject({
      message: expect.stringContaining(`option "${option}" has a value out of bounds`),
    });
  });
});

describe('joining and leaving', () => {
  test('anybody takes the first open seat, or the one they ask for', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open', 'open', 'open']) });
    expect((await ben!.call('join', { id, body: { seat: 2, salt: 'b' } })).you).toBe(2);
    expect((await cem!.call('join', { id, body: { salt: 'c' } })).you).toBe(1);
    expect(kinds(await ana!.call('table', { id }))).toEqual(['person', 'person', 'person', 'open']);
  });

  test('a seat that is taken stays taken, and a full table has none', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open']) });
    await expect(ben!.call('join', { id, body: { seat: 0, salt: 'b' } })).rejects.toMatchObject({ code: 'seatTaken' });
    await ben!.call('join', { id, body: { salt: 'b' } });
    await expect(cem!.call('join', { id, body: { salt: 'c' } })).rejects.toMatchObject({
      status: 409,
      code: 'seatTaken',
    });
  });

  test('concurrent requests of one person get one seat', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open', 'open', 'open']) });
    const asks = Array.from({ length: 6 }, () => ben!.call('join', { id, body: { salt: 'b' } }));
    await Promise.allSettled(asks);
    expect(kinds(await ana!.call('table', { id })).toSorted()).toEqual(['open', 'open', 'person', 'person']);
    expect((await ben!.call('table', { id })).you).toBeDefined();
  });

  test('concurrent requests of many people get different seats', async () => {
    const people = await fixture.server.newClients(6);
    const { id } = await people[0]!.call('create', { body: tableRequest(['me', 'open', 'open', 'open']) });
    const joins = people.slice(1).map(person => person.call('join', { id, body: { salt: 's' } }));
    const results = await Promise.allSettled(joins);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(kinds(await people[0]!.call('table', { id }))).toEqual(['person', 'person', 'person', 'person']);
  });

  test('leaving frees the seat, and makes another the host', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open', 'open']) });
    await ben!.call('join', { id, body: { salt: 'b' } });
    const watch = await fixture.watch(ben!, id);
    expect(await ana!.call('leave', { id })).toMatchObject({ isHost: false, seats: [{ kind: 'open' }, {}, {}] });
    await watch.waitUntil(({ info }) => info!.isHost);
    await expect(ana!.call('start', { id, body: { salt: 'h' } })).rejects.toMatchObject({ status: 403 });
    await expect(ana!.call('leave', { id })).rejects.toMatchObject({ status: 403 });
  });

  test('when the last person leaves, the table is deleted', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open']) });
    const watch = await fixture.watch(ben!, id);
    await ana!.call('leave', { id });
    for (const person of [ana!, ben!])
      await expect(person.call('table', { id })).rejects.toMatchObject({ status: 404 });
    expect(await watch.connection.request({ kind: 'watch', table: id })).toMatchObject({
      kind: 'error',
      code: 'noTable',
    });
    expect((await ben!.call('lobby', {})).open.map(table => table.id)).not.toContain(id);
  });

  test('nobody joins or leaves a running game', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!]);
    await expect(cem!.call('join', { id, body: { salt: 'c' } })).rejects.toMatchObject({ code: 'notNow' });
    await expect(ben!.call('leave', { id })).rejects.toMatchObject({ code: 'notNow' });
  });
});

describe('the start', () => {
  test('is the host’s, and happens once', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open']) });
    await ben!.call('join', { id, body: { salt: 'b' } });
    await expect(ben!.call('start', { id, body: { salt: 'h' } })).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    const starts = await Promise.allSettled([1, 2, 3].map(() => ana!.call('start', { id, body: { salt: 'h' } })));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ana!.call('start', { id, body: { salt: 'h' } })).rejects.toMatchObject({ code: 'notNow' });
    expect((await ana!.call('table', { id })).toAct.length).toBeGreaterThan(0);
  });

  test('gives free seats to bots, who play to the end with whoever is there', async () => {
    const [ana] = await fixture.server.newClients(1);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open', 'friend', 'bot']) });
    expect(kinds(await ana!.call('start', { id, body: { salt: 'h' } }))).toEqual(['person', 'bot', 'bot', 'bot']);
    const client = await fixture.watch(ana!, id);
    await playToEnd([client]);
    await expect.poll(() => client.info!.status, { timeout: 10_000 }).toBe('over');
    expect(client.info!.places).toEqual(client.tableView!.outcome!.places);
  });

  test('and a concurrent leave: no seat of a running game is empty', async () => {
    for (let round = 0; round < 10; round++) {
      const [ana, ben] = await fixture.server.newClients(2);
      const { id } = await ana!.call('create', { body: tableRequest(['me', 'open']) });
      await ben!.call('join', { id, body: { salt: 'b' } });
      await Promise.allSettled([ana!.call('start', { id, body: { salt: 'h' } }), ben!.call('leave', { id })]);
      const info = await ana!.call('table', { id });
      if (info.status === 'running') expect(kinds(info)).not.toContain('open');
      else expect(kinds(info)).toEqual(['person', 'open']);
    }
  });
});

describe('a table by link', () => {
  test('is listed only for those who sit there', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const { id } = await ana!.call('create', { body: byLink(['me', 'open']) });
    const everywhere = async (person: TestClient): Promise<readonly string[]> =>
      Object.values(await person.call('lobby', {})).flatMap(list => list.map(table => table.id));
    expect(await everywhere(ben!)).not.toContain(id);
    expect((await ana!.call('lobby', {})).mine.map(table => table.id)).toEqual([id]);
    await ana!.call('start', { id, body: { salt: 'h' } });
    expect(await everywhere(ben!)).not.toContain(id);
    expect(await ben!.call('table', { id })).toMatchObject({ id, isPublic: false });
  });

  test('keeps its friends’ seats for those who have the invitation, of which only those at the table know', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const { id, invite } = await ana!.call('create', { body: byLink(['me', 'friend']) });
    expect(invite).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await cem!.call('table', { id })).invite).toBeUndefined();
    const join = (body: { invite?: string; seat?: number }) => cem!.call('join', { id, body: { ...body, salt: 'c' } });
    for (const body of [{}, { seat: 1 }, { invite: 'A'.repeat(22) }])
      await expect(join(body)).rejects.toMatchObject({ code: 'seatTaken' });
    const joined = await ben!.call('join', { id, body: { invite: invite!, salt: 'b' } });
    expect([joined.you, joined.invite]).toEqual([1, invite]);
  });

  test('shows the invitation to a host without a seat', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const { id, invite } = await ana!.call('create', { body: byLink(['friend', 'bot']) });
    expect((await ben!.call('join', { id, body: { invite: invite!, salt: 'b' } })).you).toBe(0);
    expect((await ana!.call('start', { id, body: { salt: 'h' } })).status).toBe('running');
  });
});
