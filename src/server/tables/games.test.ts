import { describe, expect, test } from 'vitest';
import { parseReplay, verifyReplay } from '#kernel/replayFile';
import type { NewTable } from '#wire';
import { setupServer } from '../testing/setup.ts';
import { playOneMove, playToEnd } from '../testing/tableClient.ts';
import type { TestClient } from '../testing/testClient.ts';
import { gameWithId, startGame, tableRequest } from '../testing/testTables.ts';

const fixture = setupServer();

/** Lets all but one forfeit by time. */
const finish = async ([ana]: readonly TestClient[], id: string): Promise<void> => {
  const advanceTime = async (): Promise<string> => {
    fixture.server.clock.advance(10 * 60_000);
    // Any change at the table makes the server check its clocks.
    await ana!.call('rename', { body: { name: 'Ana' } });
    return (await ana!.call('table', { id })).status;
  };
  await expect.poll(advanceTime, { timeout: 20_000 }).toBe('over');
};
const QUICK = { pace: { kind: 'live', minutes: 1, increment: 0 }, atZero: 'forfeit' } as const;

describe('spectators', () => {
  test('see the game as the audience, where the table has one', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!]);
    const watch = await fixture.watch(cem!, id);
    expect(watch.tableView).toMatchObject({ viewer: 'audience', moves: [], asides: [], canUndo: false });
    expect(watch.info!.you).toBeUndefined();
    expect((await cem!.call('lobby', {})).running.map(table => table.id)).toContain(id);
    expect((await cem!.call('history', { id })).history).toHaveLength(1);
    expect(await watch.play({ type: 'endTurn' })).toMatchObject({ kind: 'error', code: 'notSeated' });
  });

  test('see nothing where it has none', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!], { mayWatch: false });
    await expect(fixture.watch(cem!, id)).rejects.toThrow('mayNotWatch');
    for (const name of ['history'] as const)
      await expect(cem!.call(name, { id })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect((await cem!.call('lobby', {})).running.map(table => table.id)).not.toContain(id);
  });

  test('of an open table are not shown a game without an audience, and cannot chat at it', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open'], { mayWatch: false }) });
    await ben!.call('join', { id, body: { salt: 'b' } });
    const [player, stranger] = [await fixture.watch(ana!, id), await fixture.watch(cem!, id)];
    await ana!.call('start', { id, body: { salt: 'h' } });
    await stranger.waitUntil(({ info }) => info!.status === 'running');
    await player.waitUntil(({ tableView }) => tableView !== undefined);
    await playOneMove([player, await fixture.watch(ben!, id)], () => 0);
    await stranger.connection.request({ kind: 'ping' });
    const heard = stranger.connection.received.map(text => (JSON.parse(text) as { kind: string }).kind);
    expect(heard).not.toContain('shown');
    expect(heard).not.toContain('step');
    expect(await stranger.connection.request({ kind: 'say', table: id, text: 'hello' })).toMatchObject({
      kind: 'error',
    });
  });
});

describe('after the game', () => {
  test('all rematch requests lead to one table, with the same seats and a new seed', async () => {
    const people = await fixture.server.newClients(3);
    const id = await startGame(people, QUICK);
    await expect(people[0]!.call('rematch', { id })).rejects.toMatchObject({ code: 'notNow' });
    await finish(people, id);
    const rematches = await Promise.all(people.map(person => person.call('rematch', { id })));
    const [next] = rematches;
    expect(new Set(rematches.map(info => info.id)).size).toBe(1);
    expect(next!.id).not.toBe(id);
    const joined = await Promise.all(
      people.map((person, seat) =>
        person.call('join', { id: next!.id, body: { seat, salt: `${seat}`, invite: rematches[seat]!.invite! } }),
      ),
    );
    expect(joined.map(({ you }) => you)).toEqual([0, 1, 2]);
    expect(rematches.filter(({ isHost }) => isHost)).toHaveLength(1);
    const old = await people[0]!.call('table', { id });
    expect(old.next).toBe(next!.id);
    expect(next!.seedHash).not.toBe(old.seedHash);
    const stranger = await fixture.server.newClient();
    await expect(stranger.call('rematch', { id })).rejects.toMatchObject({ status: 403 });
  });

  test('a rematch that everybody has left can be requested again', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const id = await startGame([ana!, ben!], QUICK);
    await finish([ana!, ben!], id);
    const first = await ana!.call('rematch', { id });
    await ana!.call('leave', { id: first.id });
    const second = await ben!.call('rematch', { id });
    expect(second.id).not.toBe(first.id);
    expect(await ana!.call('rematch', { id })).toMatchObject({ id: second.id, invite: second.invite });
  });

  test('findings, server 6: the host’s salt comes at the start, after the hash of the seed was shown', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const created = await ana!.call('create', { body: tableRequest(['me', 'open'], QUICK) });
    const { id, seedHash } = created;
    // A seed that was drawn after the salt could have been chosen to suit it.
    await expect(
      ana!.call('create', { body: { ...tableRequest(['me', 'open']), salt: 'early' } as NewTable }),
    ).rejects.toMatchObject({ status: 400 });
    await ben!.call('join', { id, body: { salt: 'of ben' } });
    await expect(ana!.call('start', { id, body: {} as { salt: string } })).rejects.toMatchObject({ status: 400 });
    await ana!.call('start', { id, body: { salt: 'of ana' } });
    await finish([ana!, ben!], id);
    const file = parseReplay(JSON.stringify(await ana!.call('replay', { id })));
    expect(file).toMatchObject({ ok: true, value: { seedHash, salts: ['of ana', 'of ben'] } });
    if (file.ok) expect(verifyReplay(gameWithId('iunu'), file.value)).toBeUndefined();
  });

  test('there is a replay file with the seed, which verifies; before, there is none', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!]);
    const clients = [await fixture.watch(ana!, id), await fixture.watch(ben!, id)];
    await expect(ana!.call('replay', { id })).rejects.toMatchObject({ status: 409, code: 'notNow' });
    await playToEnd(clients);
    await expect.poll(() => clients[0]!.info!.status, { timeout: 10_000 }).toBe('over');
    for (const person of [ana!, cem!]) {
      const file = parseReplay(JSON.stringify(await person.call('replay', { id })));
      if (!file.ok) throw new Error(file.fault);
      expect(file.value.seed).toBeDefined();
      expect(file.value.entries).toHaveLength(clients[0]!.length);
      expect(verifyReplay(gameWithId('iunu'), file.value)).toBeUndefined();
      expect(file.value.outcome).toEqual(clients[0]!.tableView!.outcome);
    }
  });

  test('a game that ended by time has a replay file with the seed, too', async () => {
    const [ana, ben] = await fixture.server.newClients(2);
    const id = await startGame([ana!, ben!], QUICK);
    await finish([ana!, ben!], id);
    const file = parseReplay(JSON.stringify(await ana!.call('replay', { id })));
    expect(file).toMatchObject({ ok: true, value: { seed: expect.any(String) } });
    if (file.ok) expect(verifyReplay(gameWithId('iunu'), file.value)).toBeUndefined();
  });

  test('a game without an audience has a replay file for its players only', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!], { ...QUICK, mayWatch: false });
    await finish([ana!, ben!], id);
    await expect(ben!.call('replay', { id })).resolves.toBeDefined();
    await expect(cem!.call('replay', { id })).rejects.toMatchObject({ status: 403 });
  });

  test('the history over HTTP is what each client has received, without what was undone', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!]);
    const clients = await Promise.all([ana!, ben!, cem!].map(person => fixture.watch(person, id)));
    await playToEnd(clients);
    for (const [index, person] of [ana!, ben!, cem!].entries()) {
      const { history } = await person.call('history', { id });
      expect(history).toEqual(clients[index]!.history);
    }
  });
});

describe('a disconnected player', () => {
  test('is replaced by a bot with a majority of votes, and can come back', async () => {
    const people = await fixture.server.newClients(4);
    const id = await startGame(people);
    const seat = (await people[0]!.call('table', { id })).toAct[0]!;
    const [ana, ben, cem, dora] = [0, 1, 2, 3].map(turn => people[(seat + turn) % 4]!);
    const vote = async (person: TestClient) => (await person.call('replace', { id, body: { seat } })).seats[seat];
    const bens = (seat + 1) % 4;
    fixture.server.clock.advance(60 * 60_000);
    await expect(ana!.call('replace', { id, body: { seat } })).rejects.toMatchObject({ status: 403 });
    expect(await vote(ben!)).toMatchObject({ votes: [bens] });
    // Nobody has two votes.
    expect(await vote(ben!)).toMatchObject({ votes: [bens] });
    expect(await vote(cem!)).toMatchObject({ votes: [bens, (seat + 2) % 4], takeoverAt: expect.any(Number) });
    fixture.server.clock.advance(30_000);
    expect(await vote(dora!)).toMatchObject({ kind: 'person' });
    await expect
      .poll(async () => (await ben!.call('table', { id })).seats[seat])
      .toMatchObject({ standIn: 'club', votes: [] });
    await expect(vote(dora!)).rejects.toMatchObject({ code: 'notNow' });
    const back = await fixture.watch(ana!, id);
    await back.waitUntil(({ length, info }) => length > 1 && !('standIn' in info!.seats[seat]!));
    // The bot's last move may still be pending: until then, Ana's messages are stale.
    await expect.poll(async () => (await back.play({ type: 'no such move' })).kind).toBe('refused');
  });

  test('cannot be replaced while connected, nor by votes of strangers', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!]);
    const client = await fixture.watch(ana!, id);
    await expect(ben!.call('replace', { id, body: { seat: 0 } })).rejects.toMatchObject({
      code: 'notNow',
      message: expect.stringContaining('this player is here'),
    });
    await expect(cem!.call('replace', { id, body: { seat: 0 } })).rejects.toMatchObject({ status: 403 });
    await expect(cem!.call('comeBack', { id })).rejects.toMatchObject({ status: 403 });
    client.connection.close();
    await expect
      .poll(async () => (await ben!.call('table', { id })).seats[0], { timeout: 10_000 })
      .toMatchObject({ isHere: false });
    fixture.server.clock.advance(60 * 60_000);
    expect((await ben!.call('replace', { id, body: { seat: 0 } })).seats[0]).toMatchObject({ votes: [1] });
  });
});

test('the lobby lists a person’s tables with those that wait for them first', async () => {
  const [ana, ben] = await fixture.server.newClients(2);
  const over = await startGame([ana!, ben!], QUICK);
  await finish([ana!, ben!], over);
  const { id: open } = await ana!.call('create', { body: tableRequest(['me', 'open']) });
  const first = await startGame([ana!, ben!]);
  fixture.server.clock.advance(1000);
  const second = await startGame([ana!, ben!]);
  const [mover] = (await ana!.call('table', { id: first })).toAct;
  const clients = [await fixture.watch(ana!, first), await fixture.watch(ben!, first)];
  const waiting = (await ana!.call('table', { id: second })).toAct.includes(0) ? ana! : ben!;
  const other = waiting === ana! ? ben! : ana!;
  // Ends the turn at the first table.
  while (clients[0]!.tableView!.toAct.includes(mover as never)) {
    await clients[mover!]!.play(clients[mover!]!.moves.at(-1));
    await Promise.all(
      clients.map(client =>
        client.waitUntil(({ length }) => length === Math.max(...clients.map(other => other.length))),
      ),
    );
  }
  const order = async (person: TestClient): Promise<readonly string[]> =>
    (await person.call('lobby', {})).mine.map(table => table.id);
  await expect
    .poll(() => order(waiting), { timeout: 10_000 })
    .toEqual(waiting === ana ? [second, first, open, over] : [second, first, over]);
  await expect
    .poll(() => order(other), { timeout: 10_000 })
    .toEqual(other === ana ? [first, second, open, over] : [first, second, over]);
});
