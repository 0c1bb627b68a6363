import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '#wire';
import { wanted } from '../testing/house.ts';
import { heard, partyOfATest } from '../testing/houseParty.ts';
import type { Person } from '../testing/person.ts';
import type { Seat } from '../testing/seat.ts';

const party = partyOfATest();

type Shown = Extract<ServerMessage, { kind: 'shown' }>;

describe('talk', () => {
  const said = (seat: Seat): readonly string[] =>
    heard(seat.line, 'said').map(message => (message as Extract<ServerMessage, { kind: 'said' }>).line.text);

  test('of players is for everybody, that of the audience for the audience', async () => {
    const { id, people, seats } = await party.gather(2);
    const audience = [
      await party.watching(await party.house.visit(), id),
      await party.watching(await party.house.visit(), id),
    ];
    await people[0]!.ask('rename', { body: { name: 'Ana' } });
    await seats[0]!.line.ask({ kind: 'say', table: id, text: '  your turn  ' });
    await audience[0]!.line.ask({ kind: 'say', table: id, text: 'she holds the pharaoh' });
    for (const { line } of [...seats, ...audience]) await line.ask({ kind: 'ping' });
    expect([...seats, ...audience].map(said)).toEqual([
      ['your turn'],
      ['your turn'],
      ['your turn', 'she holds the pharaoh'],
      ['your turn', 'she holds the pharaoh'],
    ]);
    const [line] = heard(seats[1]!.line, 'said') as readonly Extract<ServerMessage, { kind: 'said' }>[];
    expect(line!.line).toEqual({
      id: expect.any(Number),
      name: 'Ana',
      seat: 0,
      text: 'your turn',
      time: expect.any(Number),
    });
    const shownTo = async (person: Person): Promise<readonly string[]> => {
      const shown = (await (await party.connected(person)).ask({ kind: 'watch', table: id })) as Shown;
      return shown.chat.map(({ text }) => text);
    };
    expect(await shownTo(people[1]!)).toEqual(['your turn']);
    expect(await shownTo(await party.house.visit())).toEqual(['your turn', 'she holds the pharaoh']);
  });

  test('needs a table one looks at, and words', async () => {
    const { id, seats } = await party.gather(2);
    const line = await party.connected(await party.house.visit());
    expect(await line.ask({ kind: 'say', table: id, text: 'hello' })).toMatchObject({ code: 'noTable' });
    const [seat] = seats;
    for (const text of ['', '   ', 'x'.repeat(501)])
      expect(await seat!.line.ask({ kind: 'say', table: id, text })).toMatchObject({ code: 'badMessage' });
    expect(party.house.rows()['chats']!.filter(row => (row as { table_id: string }).table_id === id)).toEqual([]);
  });
});

test('a new name is shown at every open table, however many there are', async () => {
  const { id, people, seats } = await party.gather(2);
  const [ana] = people as readonly [Person, ...Person[]];
  // Newer than the one that is looked at, and more than any list shows.
  for (let tables = 0; tables < 31; tables++) await ana.ask('create', { body: wanted(['me', 'open']) });
  await ana.ask('rename', { body: { name: 'Ana of the many tables' } });
  await seats[1]!.until(({ info }) => JSON.stringify(info).includes('Ana of the many tables'));
  expect((await people[1]!.ask('table', { id })).seats[0]).toMatchObject({ name: 'Ana of the many tables' });
});
