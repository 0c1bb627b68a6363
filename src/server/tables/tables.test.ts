import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseReplay, verifyReplay } from '#kernel';
import type { NewTable, TableInfo } from '#wire';
import { beginTable, gameNamed, House, wanted } from '../testing/house.ts';
import { linesOfATest } from '../testing/lines.ts';
import type { Person } from '../testing/person.ts';
import { playOne, playOut } from '../testing/playing.ts';
import { Seat } from '../testing/seat.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const lines = linesOfATest();

const watching = async (person: Person, id: string): Promise<Seat> => {
  const line = await person.connect();
  lines.push(line);
  return new Seat(line, id).watch();
};

const kinds = ({ seats }: TableInfo): readonly string[] => seats.map(({ kind }) => kind);
const byLink = (seats: Parameters<typeof wanted>[0]): NewTable => wanted(seats, { isPublic: false });

/** A game that time has ended: all but one have lost. */
const finish = async ([ana]: readonly Person[], id: string): Promise<void> => {
  const goOn = async (): Promise<string> => {
    house.time.pass(10 * 60_000);
    // Any change at the table makes the server look at its clocks.
    await ana!.ask('rename', { body: { name: 'Ana' } });
    return (await ana!.ask('table', { id })).status;
  };
  await expect.poll(goOn, { timeout: 20_000 }).toBe('over');
};
const QUICK = { pace: { kind: 'live', minutes: 1, increment: 0 }, atZero: 'forfeit' } as const;

describe('a new table', () => {
  test('is as it was wanted', async () => {
    const [ana] = await house.visitors(1);
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
    const [ana] = await house.visitors(1);
    const before = house.rows()['tables'];
    await expect(ana!.ask('create', { body })).rejects.toMatchObject({
      status: 400,
      code: 'badRequest',
      message: expect.stringMatching(message),
    });
    expect(house.rows()['tables']).toEqual(before);
  });

  test('an option out of its bounds is refused by name', async () => {
    const [ana] = await house.visitors(1);
    const [option] = Object.keys(two.config.options);
    const body = { ...two, config: { seats: 2, options: { ...two.config.options, [option!]: 'no such value' } } };
    await expect(ana!.ask('create', { body })).rejects.toMatchObject({
      message: expect.stringContaining(`option "${option}" has a value out of bounds`),
    });
  });
});

describe('joining and leaving', () => {
  test('anybody takes the first open seat, or the one they ask for', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'open', 'open']) });
    expect((await ben!.ask('join', { id, body: { seat: 2, salt: 'b' } })).you).toBe(2);
    expect((await cem!.ask('join', { id, body: { salt: 'c' } })).you).toBe(1);
    expect(kinds(await ana!.ask('table', { id }))).toEqual(['person', 'person', 'person', 'open']);
  });

  test('a seat that is taken stays taken, and a full table has none', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
    await expect(ben!.ask('join', { id, body: { seat: 0, salt: 'b' } })).rejects.toMatchObject({ code: 'seatTaken' });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    await expect(cem!.ask('join', { id, body: { salt: 'c' } })).rejects.toMatchObject({
      status: 409,
      code: 'seatTaken',
    });
  });

  test('whoever asks many times at once has one seat', async () => {
    const [ana, ben] = await house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'open', 'open']) });
    const asks = Array.from({ length: 6 }, () => ben!.ask('join', { id, body: { salt: 'b' } }));
    await Promise.allSettled(asks);
    expect(kinds(await ana!.ask('table', { id })).toSorted()).toEqual(['open', 'open', 'person', 'person']);
    expect((await ben!.ask('table', { id })).you).toBeDefined();
  });

  test('many who ask at once get as many seats as there are, each another', async () => {
    const people = await house.visitors(6);
    const { id } = await people[0]!.ask('create', { body: wanted(['me', 'open', 'open', 'open']) });
    const joins = people.slice(1).map(person => person.ask('join', { id, body: { salt: 's' } }));
    const results = await Promise.allSettled(joins);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(kinds(await people[0]!.ask('table', { id }))).toEqual(['person', 'person', 'person', 'person']);
  });

  test('whoever leaves frees the seat, and the host is somebody who is still there', async () => {
    const [ana, ben] = await house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'open']) });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    const watch = await watching(ben!, id);
    expect(await ana!.ask('leave', { id })).toMatchObject({ isHost: false, seats: [{ kind: 'open' }, {}, {}] });
    await watch.until(({ info }) => info!.isHost);
    await expect(ana!.ask('start', { id })).rejects.toMatchObject({ status: 403 });
    await expect(ana!.ask('leave', { id })).rejects.toMatchObject({ status: 403 });
  });

  test('when the last one leaves, the table is gone for everybody', async () => {
    const [ana, ben] = await house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
    const watch = await watching(ben!, id);
    await ana!.ask('leave', { id });
    for (const person of [ana!, ben!]) await expect(person.ask('table', { id })).rejects.toMatchObject({ status: 404 });
    expect(await watch.line.ask({ kind: 'watch', table: id })).toMatchObject({ kind: 'error', code: 'noTable' });
    expect((await ben!.ask('lobby', {})).open.map(table => table.id)).not.toContain(id);
  });

  test('nobody joins or leaves a game that runs', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    await expect(cem!.ask('join', { id, body: { salt: 'c' } })).rejects.toMatchObject({ code: 'notNow' });
    await expect(ben!.ask('leave', { id })).rejects.toMatchObject({ code: 'notNow' });
  });
});

describe('the start', () => {
  test('is the host’s, and happens once', async () => {
    const [ana, ben] = await house.visitors(2);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open']) });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    await expect(ben!.ask('start', { id })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    const starts = await Promise.allSettled([1, 2, 3].map(() => ana!.ask('start', { id })));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ana!.ask('start', { id })).rejects.toMatchObject({ code: 'notNow' });
    expect((await ana!.ask('table', { id })).toAct.length).toBeGreaterThan(0);
  });

  test('gives free seats to bots, who play to the end with whoever is there', async () => {
    const [ana] = await house.visitors(1);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open', 'friend', 'bot']) });
    expect(kinds(await ana!.ask('start', { id }))).toEqual(['person', 'bot', 'bot', 'bot']);
    const seat = await watching(ana!, id);
    await playOut([seat]);
    await expect.poll(() => seat.info!.status, { timeout: 10_000 }).toBe('over');
    expect(seat.info!.places).toEqual(seat.standing!.outcome!.places);
  });

  test('is not hindered by somebody who stands up in the same moment: no seat of a running game is empty', async () => {
    for (let round = 0; round < 10; round++) {
      const [ana, ben] = await house.visitors(2);
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
    const [ana, ben] = await house.visitors(2);
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
    const [ana, ben, cem] = await house.visitors(3);
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
    const [ana, ben] = await house.visitors(2);
    const { id, invite } = await ana!.ask('create', { body: byLink(['friend', 'bot']) });
    expect((await ben!.ask('join', { id, body: { invite: invite!, salt: 'b' } })).you).toBe(0);
    expect((await ana!.ask('start', { id })).status).toBe('running');
  });
});

describe('spectators', () => {
  test('see the game from their own place, if they may', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const watch = await watching(cem!, id);
    expect(watch.standing).toMatchObject({ viewer: 'audience', moves: [], asides: [], canUndo: false });
    expect(watch.info!.you).toBeUndefined();
    expect((await cem!.ask('lobby', {})).running.map(table => table.id)).toContain(id);
    expect((await cem!.ask('history', { id })).chapters).toHaveLength(1);
    expect(await watch.play({ type: 'endTurn' })).toMatchObject({ kind: 'error', code: 'notSeated' });
  });

  test('see nothing at all where they may not', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const id = await beginTable([ana!, ben!], { mayWatch: false });
    await expect(watching(cem!, id)).rejects.toThrow('mayNotWatch');
    for (const name of ['history'] as const)
      await expect(cem!.ask(name, { id })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect((await cem!.ask('lobby', {})).running.map(table => table.id)).not.toContain(id);
  });

  test('who waited with the players are not shown a game that is not for watching, and do not talk at it', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open'], { mayWatch: false }) });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    const [player, stranger] = [await watching(ana!, id), await watching(cem!, id)];
    await ana!.ask('start', { id });
    await stranger.until(({ info }) => info!.status === 'running');
    await player.until(({ standing }) => standing !== undefined);
    await playOne([player, await watching(ben!, id)], () => 0);
    await stranger.line.ask({ kind: 'ping' });
    const heard = stranger.line.received.map(text => (JSON.parse(text) as { kind: string }).kind);
    expect(heard).not.toContain('shown');
    expect(heard).not.toContain('step');
    expect(await stranger.line.ask({ kind: 'say', table: id, text: 'hello' })).toMatchObject({ kind: 'error' });
  });
});

describe('after the game', () => {
  test('those who want a rematch all meet at one table, in their old seats, with new luck', async () => {
    const people = await house.visitors(3);
    const id = await beginTable(people, QUICK);
    await expect(people[0]!.ask('rematch', { id, body: { salt: 'r' } })).rejects.toMatchObject({ code: 'notNow' });
    await finish(people, id);
    const rematches = await Promise.all(people.map(person => person.ask('rematch', { id, body: { salt: 'r' } })));
    const [next] = rematches;
    expect(new Set(rematches.map(info => info.id)).size).toBe(1);
    expect(next!.id).not.toBe(id);
    expect(rematches.map(({ you }) => you)).toEqual([0, 1, 2]);
    expect(rematches.filter(({ isHost }) => isHost)).toHaveLength(1);
    const old = await people[0]!.ask('table', { id });
    expect(old.next).toBe(next!.id);
    expect(next!.seedHash).not.toBe(old.seedHash);
    const stranger = await house.visit();
    await expect(stranger.ask('rematch', { id, body: { salt: 'r' } })).rejects.toMatchObject({ status: 403 });
  });

  test('a rematch that everybody has left again can be had once more', async () => {
    const [ana, ben] = await house.visitors(2);
    const id = await beginTable([ana!, ben!], QUICK);
    await finish([ana!, ben!], id);
    const first = await ana!.ask('rematch', { id, body: { salt: 'r' } });
    await ana!.ask('leave', { id: first.id });
    const second = await ben!.ask('rematch', { id, body: { salt: 'r' } });
    expect(second.id).not.toBe(first.id);
    expect(await ana!.ask('rematch', { id, body: { salt: 'r' } })).toMatchObject({ id: second.id, you: 0 });
  });

  test('the replay is there, with a seed that proves its luck; before, there is none', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const seats = [await watching(ana!, id), await watching(ben!, id)];
    await expect(ana!.ask('replay', { id })).rejects.toMatchObject({ status: 409, code: 'notNow' });
    await playOut(seats);
    await expect.poll(() => seats[0]!.info!.status, { timeout: 10_000 }).toBe('over');
    for (const person of [ana!, cem!]) {
      const file = parseReplay(JSON.stringify(await person.ask('replay', { id })));
      if (!file.ok) throw new Error(file.fault);
      expect(file.value.seed).toBeDefined();
      expect(file.value.entries).toHaveLength(seats[0]!.length);
      expect(verifyReplay(gameNamed('iunu'), file.value)).toBeUndefined();
      expect(file.value.outcome).toEqual(seats[0]!.standing!.outcome);
    }
  });

  test('a game that time has ended shows its seed, too', async () => {
    const [ana, ben] = await house.visitors(2);
    const id = await beginTable([ana!, ben!], QUICK);
    await finish([ana!, ben!], id);
    const file = parseReplay(JSON.stringify(await ana!.ask('replay', { id })));
    expect(file).toMatchObject({ ok: true, value: { seed: expect.any(String) } });
    if (file.ok) expect(verifyReplay(gameNamed('iunu'), file.value)).toBeUndefined();
  });

  test('a game nobody may watch has a replay for its players only', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const id = await beginTable([ana!, ben!], { ...QUICK, mayWatch: false });
    await finish([ana!, ben!], id);
    await expect(ben!.ask('replay', { id })).resolves.toBeDefined();
    await expect(cem!.ask('replay', { id })).rejects.toMatchObject({ status: 403 });
  });

  test('the history is what each was told, step by step, and what was taken back is not in it', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const seats = await Promise.all([ana!, ben!, cem!].map(person => watching(person, id)));
    await playOut(seats);
    for (const [index, person] of [ana!, ben!, cem!].entries()) {
      const { chapters } = await person.ask('history', { id });
      expect(chapters).toEqual(seats[index]!.chapters);
    }
  });
});

describe('somebody who is gone', () => {
  test('is replaced when most of the others want it, and can come back', async () => {
    const people = await house.visitors(4);
    const id = await beginTable(people);
    const seat = (await people[0]!.ask('table', { id })).toAct[0]!;
    const [ana, ben, cem, dora] = [0, 1, 2, 3].map(turn => people[(seat + turn) % 4]!);
    const vote = async (person: Person) => (await person.ask('replace', { id, body: { seat } })).seats[seat];
    const bens = (seat + 1) % 4;
    await expect(ana!.ask('replace', { id, body: { seat } })).rejects.toMatchObject({ status: 403 });
    expect(await vote(ben!)).toMatchObject({ votes: [bens] });
    // Nobody has two votes.
    expect(await vote(ben!)).toMatchObject({ votes: [bens] });
    expect(await vote(cem!)).toMatchObject({ kind: 'person', standIn: 'greedy', votes: [] });
    await expect(vote(dora!)).rejects.toMatchObject({ code: 'notNow' });
    const back = await watching(ana!, id);
    await back.until(({ length }) => length > 1);
    expect(await back.play({ type: 'endTurn' })).toMatchObject({ kind: 'error', code: 'notSeated' });
    expect((await ana!.ask('comeBack', { id })).seats[seat]).not.toHaveProperty('standIn');
    // The bot's last move may still be on its way: until it is there, what Ana sends is out of date.
    await expect.poll(async () => (await back.play({ type: 'no such move' })).kind).toBe('refused');
  });

  test('is really gone: somebody who looks at the table cannot be replaced, nor by a stranger', async () => {
    const [ana, ben, cem] = await house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const seat = await watching(ana!, id);
    await expect(ben!.ask('replace', { id, body: { seat: 0 } })).rejects.toMatchObject({
      code: 'notNow',
      message: expect.stringContaining('this player is here'),
    });
    await expect(cem!.ask('replace', { id, body: { seat: 0 } })).rejects.toMatchObject({ status: 403 });
    await expect(cem!.ask('comeBack', { id })).rejects.toMatchObject({ status: 403 });
    seat.line.close();
    await expect
      .poll(async () => (await ben!.ask('table', { id })).seats[0], { timeout: 10_000 })
      .toMatchObject({ isHere: false });
    expect((await ben!.ask('replace', { id, body: { seat: 0 } })).seats[0]).toMatchObject({ standIn: 'greedy' });
  });
});

test('my tables are listed by how much they wait for me, from the first moment of a game on', async () => {
  const [ana, ben] = await house.visitors(2);
  const over = await beginTable([ana!, ben!], QUICK);
  await finish([ana!, ben!], over);
  const { id: open } = await ana!.ask('create', { body: wanted(['me', 'open']) });
  const first = await beginTable([ana!, ben!]);
  house.time.pass(1000);
  const second = await beginTable([ana!, ben!]);
  const [mover] = (await ana!.ask('table', { id: first })).toAct;
  const seats = [await watching(ana!, first), await watching(ben!, first)];
  const waiting = (await ana!.ask('table', { id: second })).toAct.includes(0) ? ana! : ben!;
  const other = waiting === ana! ? ben! : ana!;
  // The turn passes at the first table: it now waits for somebody else than before.
  while (seats[0]!.standing!.toAct.includes(mover as never)) {
    await seats[mover!]!.play(seats[mover!]!.moves.at(-1));
    await Promise.all(seats.map(seat => seat.until(({ length }) => length === Math.max(...seats.map(s => s.length)))));
  }
  const order = async (person: Person): Promise<readonly string[]> =>
    (await person.ask('lobby', {})).mine.map(table => table.id);
  await expect
    .poll(() => order(waiting), { timeout: 10_000 })
    .toEqual(waiting === ana ? [second, first, open, over] : [second, first, over]);
  await expect
    .poll(() => order(other), { timeout: 10_000 })
    .toEqual(other === ana ? [first, second, open, over] : [first, second, over]);
});
