import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import type { ServerMessage } from '#wire';
import { setupServer } from '../testing/setup.ts';
import { playOneMove, TableClient } from '../testing/tableClient.ts';
import { FakeConnection, TestBackend } from '../testing/testBackend.ts';
import { parseMessage } from '../testing/testClient.ts';
import { startedIunu, startGame, tableRequest, testPeople } from '../testing/testTables.ts';

const fixture = setupServer();

type Shown = Extract<ServerMessage, { kind: 'shown' }>;

describe('watching a table', () => {
  test('before the start: `waiting`, and `shown` by itself when the game starts', async () => {
    const [ana, ben] = [await fixture.server.newClient(), await fixture.server.newClient()];
    const { id } = await ana.call('create', { body: tableRequest(['me', 'open']) });
    const connection = await fixture.connect(ana);
    const client = new TableClient(connection, id);
    expect(await connection.request({ kind: 'watch', table: id })).toMatchObject({
      kind: 'waiting',
      table: id,
      chat: [],
    });
    await connection.request({ kind: 'say', table: id, text: 'who is there?' });
    await ben.call('join', { id, body: { salt: 'b' } });
    await client.waitUntil(({ info }) => info!.seats[1]!.kind === 'person');
    await ana.call('start', { id, body: { salt: 'h' } });
    await client.waitUntil(({ tableView }) => tableView !== undefined);
    const [shown] = connection.receivedOfKind('shown') as readonly Shown[];
    expect(shown).toMatchObject({ length: 1, from: 0, tableView: { viewer: 0 } });
    expect(shown).not.toHaveProperty('ref');
    // With the chat from before the start.
    expect(shown!.chat.map(({ text }) => text)).toEqual(['who is there?']);
  });

  test('that does not exist is an error', async () => {
    const connection = await fixture.connect(await fixture.server.newClient());
    expect(await connection.request({ kind: 'watch', table: 'A'.repeat(22) })).toMatchObject({
      kind: 'error',
      code: 'noTable',
    });
  });

  test('is limited to twenty tables a connection', async () => {
    const ana = await fixture.server.newClient();
    const ids: string[] = [];
    for (let table = 0; table < 21; table++)
      ids.push((await ana.call('create', { body: tableRequest(['me', 'open']) })).id);
    const connection = await fixture.connect(ana);
    const answers = [];
    for (const id of ids) answers.push((await connection.request({ kind: 'watch', table: id })).kind);
    expect(answers).toEqual([...Array<string>(20).fill('waiting'), 'error']);
    await connection.request({ kind: 'unwatch', table: ids[0]! });
    expect(await connection.request({ kind: 'watch', table: ids[20]! })).toMatchObject({ kind: 'waiting' });
  });

  test('at the moment of the start does not show a game without an audience', async () => {
    const backend = await TestBackend.open();
    try {
      const { record, table } = startedIunu(2, 'a seed');
      const { header: _, ...unbegun } = record;
      await backend.addTable({ ...unbegun, header: undefined, status: 'open', mayWatch: false }, []);
      for (const person of testPeople(2)) await backend.addPerson(person);
      const { chats, tables } = backend.store;
      const latest = chats.latest.bind(chats);
      // The game starts while the request is handled.
      chats.latest = async (id, isPlayer) => {
        chats.latest = latest;
        await tables.start(record, table.header, at(table.log.entries, 0));
        await backend.rooms.tableChanged(record.id);
        return latest(id, isPlayer);
      };
      const stranger = new FakeConnection(backend, testPeople(2)[2]!);
      expect(parseMessage(await stranger.request({ kind: 'watch', table: record.id }))).toMatchObject({
        code: 'mayNotWatch',
      });
      const player = new FakeConnection(backend, testPeople(2)[0]!);
      expect(parseMessage(await player.request({ kind: 'watch', table: record.id }))).toMatchObject({ kind: 'shown' });
      expect(stranger.received).toHaveLength(1);
    } finally {
      await backend.close();
    }
  });

  test('ends with `unwatch`', async () => {
    const { id, clients } = await fixture.startGame(2);
    const other = await fixture.connect(await fixture.server.newClient());
    await other.request({ kind: 'watch', table: id });
    expect(await other.request({ kind: 'unwatch', table: id })).toMatchObject({ kind: 'ack' });
    await playOneMove(clients, () => 0);
    await other.request({ kind: 'ping' });
    expect(other.receivedOfKind('step')).toEqual([]);
  });

  test('a ping is answered with a pong', async () => {
    const connection = await fixture.connect(await fixture.server.newClient());
    connection.send({ kind: 'ping', ref: 41 });
    await expect.poll(() => connection.received, { timeout: 10_000 }).toEqual(['{"kind":"pong","ref":41}']);
  });
});

test('presence is broadcast, and counts all devices of a person', async () => {
  const [ana, ben] = [await fixture.server.newClient(), await fixture.server.newClient()];
  const id = await startGame([ana, ben]);
  const bens = await fixture.watch(ben, id);
  const isHere = ({ info }: TableClient): boolean => info!.seats[0]!.kind === 'person' && info!.seats[0]!.isHere;
  expect(isHere(bens)).toBe(false);
  const [desk, phone] = [await fixture.watch(ana, id), await fixture.watch(ana, id)];
  await bens.waitUntil(isHere);
  desk.connection.close();
  await expect.poll(async () => (await ben.call('table', { id })).seats[0]).toMatchObject({ isHere: true });
  phone.connection.close();
  await bens.waitUntil(client => !isHere(client));
});

test('a server that shuts down closes with 1001, and has all that was acknowledged after a restart', async () => {
  const { id, people, clients } = await fixture.startGame(2);
  await playOneMove(clients, () => 0);
  const closed = new Promise<number>(resolve => clients[0]!.connection.socket.once('close', resolve));
  await fixture.server.restart();
  expect(await closed).toBe(1001);
  const back = await fixture.watch(people[0]!.at(fixture.server.address), id);
  expect([back.length, back.tableView]).toEqual([clients[0]!.length, clients[0]!.tableView]);
});
