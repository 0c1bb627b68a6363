import { describe, expect, test } from 'vitest';
import type { NewTable, TableInfo } from '#wire';
import { beginTable, wanted } from '../testing/house.ts';
import { partyOfATest } from '../testing/houseParty.ts';
import type { Person } from '../testing/person.ts';
import { playOut } from '../testing/playing.ts';

const party = partyOfATest();

const kinds = ({ seats }: TableInfo): readonly string[] => seats.map(({ kind }) => kind);

const byLink = (seats: Parameters<typeof wanted>[0]): NewTable => wanted(seats, { isPublic: false });

describe('a new table', () => {
  test('is as it was wanted', async () => {
    const [ana] = await party.house.visitors(1);
    const pace = { kind: 'days', days: 3 } as const;
    const info = await ana!.ask('create', {
      body: wanted(['open', 'me', 'bot', 'friend'], { pace, atZero: 'forfeit', mayWatch: false }),
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

  const two = wanted(['me', 'open']);
  const seatless = { ...two, config: { ...two.config, seats: 3 } };
  test.each<[string, NewTable, RegExp]>([
    ['a game that is not here', { ...two, game: 'chess' }, /there is no game "chess"/],
    ['a game with the name of what every object has', { ...two, game: '__proto__' }, /there is no game "__proto__"/],
    ['too many seats', wanted(['me', 'open', 'open', 'open', 'open']), /seats must be 1 to 4/],
    ['more seats than wishes', seatless, /as many seats as the table has/],
    ['two seats for one', wanted(['me', 'me']), /one seat a person/],
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
    ['a salt that is too long', { ...two, salt: 'x'.repeat(65) }, /salt/],
  ])('%s is refused, and the answer says why', async (_, body, message) => {
    const [ana] = await party.house.visitors(1);
    const before = party.house.rows()['tables'];
    await expect(ana!.ask('create', { body })).rejects.toMatchObject({
      status: 400,
      code: 'badRequest',
      message: expect.stringMatching(message),
    });
    expect(party.house.rows()['tables']).toEqual(before);
  });

  test('an option out of its bounds is refused by name', async () => {
    const [ana] = await party.house.visitors(1);
    const [option] = Object.keys(two.config.options);
    const body = { ...two, config: { seats: 2, options: { ...two.config.options, [option!]: 'no such value' } } };
    await expect(ana!.ask('create', { body })).rejects.toMatchObject({
      message: expect.stringContaining(`option "${option}" has a value out of bounds`),
    });
  });
});

describe('joining and leaving', () => {
  test('anybody takes the first open seat, or the one they ask for', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'open', 'open']) });
    expect((await ben!.ask('join', { id, body: { seat: 2, salt: 'b' } })).you).toBe(2);
    expect((await cem!.ask('join', { id, body: { salt: 'c' } })).you).toBe(1);
    expect(kinds(await ana!.ask('table', { id }))).toEqual(['person', 'person', 'person', 'open']);
  });

  test('a seat that is taken stays taken, and a full table has none', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
    await expect(ben!.ask('join', { id, body: { seat: 0, salt: 'b' } })).rejects.toMatchObject({ code: 'seatTaken' });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    await expect(cem!.ask('join', { id, body: { salt: 'c' } })).rejects.toMatchObject({
      status: 409,
      code: 'seatTaken',
    });
  });

  test('whoever asks many times at once has one seat', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'open', 'open']) });
    const asks = Array.from({ length: 6 }, () => ben!.ask('join', { id, body: { salt: 'b' } }));
    await Promise.allSettled(asks);
    expect(kinds(await ana!.ask('table', { id })).toSorted()).toEqual(['open', 'open', 'person', 'person']);
    expect((await ben!.ask('table', { id })).you).toBeDefined();
  });

  test('many who ask at once get as many seats as there are, each another', async () => {
    const people = await party.house.visitors(6);
    const { id } = await people[0]!.ask('create', { body: wanted(['me', 'open', 'open', 'open']) });
    const joins = people.slice(1).map(person => person.ask('join', { id, body: { salt: 's' } }));
    const results = await Promise.allSettled(joins);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(kinds(await people[0]!.ask('table', { id }))).toEqual(['person', 'person', 'person', 'person']);
  });

  test('whoever leaves frees the seat, and the host is somebody who is still there', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'open']) });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    const watch = await party.watching(ben!, id);
    expect(await ana!.ask('leave', { id })).toMatchObject({ isHost: false, seats: [{ kind: 'open' }, {}, {}] });
    await watch.until(({ info }) => info!.isHost);
    await expect(ana!.ask('start', { id })).rejects.toMatchObject({ status: 403 });
    await expect(ana!.ask('leave', { id })).rejects.toMatchObject({ status: 403 });
  });

  test('when the last one leaves, the table is gone for everybody', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
    const watch = await party.watching(ben!, id);
    await ana!.ask('leave', { id });
    for (const person of [ana!, ben!]) await expect(person.ask('table', { id })).rejects.toMatchObject({ status: 404 });
    expect(await watch.line.ask({ kind: 'watch', table: id })).toMatchObject({ kind: 'error', code: 'noTable' });
    expect((await ben!.ask('lobby', {})).open.map(table => table.id)).not.toContain(id);
  });

  test('nobody joins or leaves a game that runs', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    await expect(cem!.ask('join', { id, body: { salt: 'c' } })).rejects.toMatchObject({ code: 'notNow' });
    await expect(ben!.ask('leave', { id })).rejects.toMatchObject({ code: 'notNow' });
  });
});

describe('the start', () => {
  test('is the host’s, and happens once', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    await expect(ben!.ask('start', { id })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    const starts = await Promise.allSettled([1, 2, 3].map(() => ana!.ask('start', { id })));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ana!.ask('start', { id })).rejects.toMatchObject({ code: 'notNow' });
    expect((await ana!.ask('table', { id })).toAct.length).toBeGreaterThan(0);
  });

  test('gives free seats to bots, who play to the end with whoever is there', async () => {
    const [ana] = await party.house.visitors(1);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'friend', 'bot']) });
    expect(kinds(await ana!.ask('start', { id }))).toEqual(['person', 'bot', 'bot', 'bot']);
    const seat = await party.watching(ana!, id);
    await playOut([seat]);
    await expect.poll(() => seat.info!.status, { timeout: 10_000 }).toBe('over');
    expect(seat.info!.places).toEqual(seat.tableView!.outcome!.places);
  });

  test('is not hindered by somebody who stands up in the same moment: no seat of a running game is empty', async () => {
    for (let round = 0; round < 10; round++) {
      const [ana, ben] = await party.house.visitors(2);
      const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
      await ben!.ask('join', { id, body: { salt: 'b' } });
      await Promise.allSettled([ana!.ask('start', { id }), ben!.ask('leave', { id })]);
      const info = await ana!.ask('table', { id });
      if (info.status === 'running') expect(kinds(info)).not.toContain('open');
      else expect(kinds(info)).toEqual(['person', 'open']);
    }
  });
});

describe('a table by link', () => {
  test('is in nobody’s list but that of those who sit there', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const { id } = await ana!.ask('create', { body: byLink(['me', 'open']) });
    const everywhere = async (person: Person): Promise<readonly string[]> =>
      Object.values(await person.ask('lobby', {})).flatMap(list => list.map(table => table.id));
    expect(await everywhere(ben!)).not.toContain(id);
    expect((await ana!.ask('lobby', {})).mine.map(table => table.id)).toEqual([id]);
    await ana!.ask('start', { id });
    expect(await everywhere(ben!)).not.toContain(id);
    expect(await ben!.ask('table', { id })).toMatchObject({ id, isPublic: false });
  });

  test('keeps its friends’ seats for those who have the invitation, of which only those at the table know', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const { id, invite } = await ana!.ask('create', { body: byLink(['me', 'friend']) });
    expect(invite).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect((await cem!.ask('table', { id })).invite).toBeUndefined();
    const join = (body: { invite?: string; seat?: number }) => cem!.ask('join', { id, body: { ...body, salt: 'c' } });
    for (const body of [{}, { seat: 1 }, { invite: 'A'.repeat(22) }])
      await expect(join(body)).rejects.toMatchObject({ code: 'seatTaken' });
    const joined = await ben!.ask('join', { id, body: { invite: invite!, salt: 'b' } });
    expect([joined.you, joined.invite]).toEqual([1, invite]);
  });

  test('whose host does not sit down still tells the host whom to invite with', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const { id, invite } = await ana!.ask('create', { body: byLink(['friend', 'bot']) });
    expect((await ben!.ask('join', { id, body: { invite: invite!, salt: 'b' } })).you).toBe(0);
    expect((await ana!.ask('start', { id })).status).toBe('running');
  });
});
