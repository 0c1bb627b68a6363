import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '#wire';
import { setupServer } from '../testing/setup.ts';
import type { TableClient } from '../testing/tableClient.ts';
import type { TestClient } from '../testing/testClient.ts';
import { tableRequest } from '../testing/testTables.ts';

const fixture = setupServer();

type Shown = Extract<ServerMessage, { kind: 'shown' }>;

describe('chat', () => {
  const said = (client: TableClient): readonly string[] =>
    client.connection
      .receivedOfKind('said')
      .map(message => (message as Extract<ServerMessage, { kind: 'said' }>).line.text);

  test('of players is for everybody, that of the audience for the audience', async () => {
    const { id, people, clients } = await fixture.startGame(2);
    const audience = [
      await fixture.watch(await fixture.server.newClient(), id),
      await fixture.watch(await fixture.server.newClient(), id),
    ];
    await people[0]!.call('rename', { body: { name: 'Ana' } });
    await clients[0]!.connection.request({ kind: 'say', table: id, text: '  your turn  ' });
    await audience[0]!.connection.request({ kind: 'say', table: id, text: 'she holds the pharaoh' });
    for (const { connection } of [...clients, ...audience]) await connection.request({ kind: 'ping' });
    expect([...clients, ...audience].map(said)).toEqual([
      ['your turn'],
      ['your turn'],
      ['your turn', 'she holds the pharaoh'],
      ['your turn', 'she holds the pharaoh'],
    ]);
    const [line] = clients[1]!.connection.receivedOfKind('said') as readonly Extract<ServerMessage, { kind: 'said' }>[];
    expect(line!.line).toEqual({
      id: expect.any(Number),
      name: 'Ana',
      speaker: expect.stringMatching(/^[\w-]{16}$/),
      seat: 0,
      text: 'your turn',
      time: expect.any(Number),
    });
    const shownTo = async (person: TestClient): Promise<readonly string[]> => {
      const shown = (await (await fixture.connect(person)).request({ kind: 'watch', table: id })) as Shown;
      return shown.chat.map(({ text }) => text);
    };
    expect(await shownTo(people[1]!)).toEqual(['your turn']);
    expect(await shownTo(await fixture.server.newClient())).toEqual(['your turn', 'she holds the pharaoh']);
  });

  test('is for those who watch the table, and not empty or too long', async () => {
    const { id, clients } = await fixture.startGame(2);
    const line = await fixture.connect(await fixture.server.newClient());
    expect(await line.request({ kind: 'say', table: id, text: 'hello' })).toMatchObject({ code: 'noTable' });
    const [client] = clients;
    for (const text of ['', '   ', 'x'.repeat(501)])
      expect(await client!.connection.request({ kind: 'say', table: id, text })).toMatchObject({ code: 'badMessage' });
    expect(fixture.server.rows()['chats']!.filter(row => (row as { table_id: string }).table_id === id)).toEqual([]);
  });
});

test('a new name is shown at every open table, however many there are', async () => {
  const { id, people, clients } = await fixture.startGame(2);
  const [ana] = people as readonly [TestClient, ...TestClient[]];
  // Newer than the watched one, and more than any list shows.
  for (let tables = 0; tables < 31; tables++) await ana.call('create', { body: tableRequest(['me', 'open']) });
  await ana.call('rename', { body: { name: 'Ana of the many tables' } });
  await clients[1]!.waitUntil(({ info }) => JSON.stringify(info).includes('Ana of the many tables'));
  expect((await people[1]!.call('table', { id })).seats[0]).toMatchObject({ name: 'Ana of the many tables' });
});
