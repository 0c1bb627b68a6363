import { describe, expect, test } from 'vitest';
import { parseReplay, verifyReplay } from '#kernel';
import { beginTable, gameNamed, wanted } from '../testing/house.ts';
import { partyOfATest } from '../testing/houseParty.ts';
import type { Person } from '../testing/person.ts';
import { playOne, playOut } from '../testing/playing.ts';

const party = partyOfATest();

/** A game that time has ended: all but one have lost. */
const finish = async ([ana]: readonly Person[], id: string): Promise<void> => {
  const goOn = async (): Promise<string> => {
    party.house.time.pass(10 * 60_000);
    // Any change at the table makes the server look at its clocks.
    await ana!.ask('rename', { body: { name: 'Ana' } });
    return (await ana!.ask('table', { id })).status;
  };
  await expect.poll(goOn, { timeout: 20_000 }).toBe('over');
};
const QUICK = { pace: { kind: 'live', minutes: 1, increment: 0 }, atZero: 'forfeit' } as const;

describe('spectators', () => {
  test('see the game from their own place, if they may', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const watch = await party.watching(cem!, id);
    expect(watch.tableView).toMatchObject({ viewer: 'audience', moves: [], asides: [], canUndo: false });
    expect(watch.info!.you).toBeUndefined();
    expect((await cem!.ask('lobby', {})).running.map(table => table.id)).toContain(id);
    expect((await cem!.ask('history', { id })).history).toHaveLength(1);
    expect(await watch.play({ type: 'endTurn' })).toMatchObject({ kind: 'error', code: 'notSeated' });
  });

  test('see nothing at all where they may not', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!], { mayWatch: false });
    await expect(party.watching(cem!, id)).rejects.toThrow('mayNotWatch');
    for (const name of ['history'] as const)
      await expect(cem!.ask(name, { id })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect((await cem!.ask('lobby', {})).running.map(table => table.id)).not.toContain(id);
  });

  test('who waited with the players are not shown a game that is not for watching, and do not talk at it', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const { id } = await ana!.ask('create', { body: wanted(['me', 'open'], { mayWatch: false }) });
    await ben!.ask('join', { id, body: { salt: 'b' } });
    const [player, stranger] = [await party.watching(ana!, id), await party.watching(cem!, id)];
    await ana!.ask('start', { id });
    await stranger.until(({ info }) => info!.status === 'running');
    await player.until(({ tableView }) => tableView !== undefined);
    await playOne([player, await party.watching(ben!, id)], () => 0);
    await stranger.line.ask({ kind: 'ping' });
    const heard = stranger.line.received.map(text => (JSON.parse(text) as { kind: string }).kind);
    expect(heard).not.toContain('shown');
    expect(heard).not.toContain('step');
    expect(await stranger.line.ask({ kind: 'say', table: id, text: 'hello' })).toMatchObject({ kind: 'error' });
  });
});

describe('after the game', () => {
  test('those who want a rematch all meet at one table, in their old seats, with new luck', async () => {
    const people = await party.house.visitors(3);
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
    const stranger = await party.house.visit();
    await expect(stranger.ask('rematch', { id, body: { salt: 'r' } })).rejects.toMatchObject({ status: 403 });
  });

  test('a rematch that everybody has left again can be had once more', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const id = await beginTable([ana!, ben!], QUICK);
    await finish([ana!, ben!], id);
    const first = await ana!.ask('rematch', { id, body: { salt: 'r' } });
    await ana!.ask('leave', { id: first.id });
    const second = await ben!.ask('rematch', { id, body: { salt: 'r' } });
    expect(second.id).not.toBe(first.id);
    expect(await ana!.ask('rematch', { id, body: { salt: 'r' } })).toMatchObject({ id: second.id, you: 0 });
  });

  test('the replay is there, with a seed that proves its luck; before, there is none', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const seats = [await party.watching(ana!, id), await party.watching(ben!, id)];
    await expect(ana!.ask('replay', { id })).rejects.toMatchObject({ status: 409, code: 'notNow' });
    await playOut(seats);
    await expect.poll(() => seats[0]!.info!.status, { timeout: 10_000 }).toBe('over');
    for (const person of [ana!, cem!]) {
      const file = parseReplay(JSON.stringify(await person.ask('replay', { id })));
      if (!file.ok) throw new Error(file.fault);
      expect(file.value.seed).toBeDefined();
      expect(file.value.entries).toHaveLength(seats[0]!.length);
      expect(verifyReplay(gameNamed('iunu'), file.value)).toBeUndefined();
      expect(file.value.outcome).toEqual(seats[0]!.tableView!.outcome);
    }
  });

  test('a game that time has ended shows its seed, too', async () => {
    const [ana, ben] = await party.house.visitors(2);
    const id = await beginTable([ana!, ben!], QUICK);
    await finish([ana!, ben!], id);
    const file = parseReplay(JSON.stringify(await ana!.ask('replay', { id })));
    expect(file).toMatchObject({ ok: true, value: { seed: expect.any(String) } });
    if (file.ok) expect(verifyReplay(gameNamed('iunu'), file.value)).toBeUndefined();
  });

  test('a game nobody may watch has a replay for its players only', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!], { ...QUICK, mayWatch: false });
    await finish([ana!, ben!], id);
    await expect(ben!.ask('replay', { id })).resolves.toBeDefined();
    await expect(cem!.ask('replay', { id })).rejects.toMatchObject({ status: 403 });
  });

  test('the history is what each was told, step by step, and what was taken back is not in it', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const seats = await Promise.all([ana!, ben!, cem!].map(person => party.watching(person, id)));
    await playOut(seats);
    for (const [index, person] of [ana!, ben!, cem!].entries()) {
      const { history } = await person.ask('history', { id });
      expect(history).toEqual(seats[index]!.history);
    }
  });
});

describe('somebody who is gone', () => {
  test('is replaced when most of the others want it, and can come back', async () => {
    const people = await party.house.visitors(4);
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
    const back = await party.watching(ana!, id);
    await back.until(({ length }) => length > 1);
    expect(await back.play({ type: 'endTurn' })).toMatchObject({ kind: 'error', code: 'notSeated' });
    expect((await ana!.ask('comeBack', { id })).seats[seat]).not.toHaveProperty('standIn');
    // The bot's last move may still be on its way: until it is there, what Ana sends is out of date.
    await expect.poll(async () => (await back.play({ type: 'no such move' })).kind).toBe('refused');
  });

  test('is really gone: somebody who looks at the table cannot be replaced, nor by a stranger', async () => {
    const [ana, ben, cem] = await party.house.visitors(3);
    const id = await beginTable([ana!, ben!]);
    const seat = await party.watching(ana!, id);
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
  const [ana, ben] = await party.house.visitors(2);
  const over = await beginTable([ana!, ben!], QUICK);
  await finish([ana!, ben!], over);
  const { id: open } = await ana!.ask('create', { body: wanted(['me', 'open']) });
  const first = await beginTable([ana!, ben!]);
  party.house.time.pass(1000);
  const second = await beginTable([ana!, ben!]);
  const [mover] = (await ana!.ask('table', { id: first })).toAct;
  const seats = [await party.watching(ana!, first), await party.watching(ben!, first)];
  const waiting = (await ana!.ask('table', { id: second })).toAct.includes(0) ? ana! : ben!;
  const other = waiting === ana! ? ben! : ana!;
  // The turn passes at the first table: it now waits for somebody else than before.
  while (seats[0]!.tableView!.toAct.includes(mover as never)) {
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
