import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import type { ServerMessage } from '#wire';
import { beginTable, wanted } from '../testing/house.ts';
import { heard, partyOfATest } from '../testing/houseParty.ts';
import { playOne } from '../testing/playing.ts';
import { Seat } from '../testing/seat.ts';
import { begunIunu, parsed, peopleFor, Wire, World } from '../testing/world.ts';

const party = partyOfATest();

type Shown = Extract<ServerMessage, { kind: 'shown' }>;

describe('who looks at a table', () => {
  test('that has not begun is told who waits there, and is shown the game by itself when it begins', async () => {
    const [ana, ben] = [await party.house.visit(), await party.house.visit()];
    const { id } = await ana.ask('create', { body: wanted(['me', 'open']) });
    const line = await party.connected(ana);
    const seat = new Seat(line, id);
    expect(await line.ask({ kind: 'watch', table: id })).toMatchObject({ kind: 'waiting', table: id, chat: [] });
    await line.ask({ kind: 'say', table: id, text: 'who is there?' });
    await ben.ask('join', { id, body: { salt: 'b' } });
    await seat.until(({ info }) => info!.seats[1]!.kind === 'person');
    await ana.ask('start', { id });
    await seat.until(({ tableView }) => tableView !== undefined);
    const [shown] = heard(line, 'shown') as readonly Shown[];
    expect(shown).toMatchObject({ length: 1, from: 0, tableView: { viewer: 0 } });
    expect(shown).not.toHaveProperty('ref');
    // What was said before the game is not forgotten when it begins.
    expect(shown!.chat.map(({ text }) => text)).toEqual(['who is there?']);
  });

  test('that is not there is told so', async () => {
    const line = await party.connected(await party.house.visit());
    expect(await line.ask({ kind: 'watch', table: 'A'.repeat(22) })).toMatchObject({ kind: 'error', code: 'noTable' });
  });

  test('looks at twenty at most', async () => {
    const ana = await party.house.visit();
    const ids: string[] = [];
    for (let table = 0; table < 21; table++) ids.push((await ana.ask('create', { body: wanted(['me', 'open']) })).id);
    const line = await party.connected(ana);
    const answers = [];
    for (const id of ids) answers.push((await line.ask({ kind: 'watch', table: id })).kind);
    expect(answers).toEqual([...Array<string>(20).fill('waiting'), 'error']);
    await line.ask({ kind: 'unwatch', table: ids[0]! });
    expect(await line.ask({ kind: 'watch', table: ids[20]! })).toMatchObject({ kind: 'waiting' });
  });

  test('in the moment it begins is not shown a game that is not for watching', async () => {
    const world = await World.open();
    try {
      const { record, table } = begunIunu(2, 'a seed');
      const { header: _, ...unbegun } = record;
      await world.addTable({ ...unbegun, header: undefined, status: 'open', mayWatch: false }, []);
      for (const person of peopleFor(2)) await world.addPerson(person);
      const { chats, tables } = world.store;
      const latest = chats.latest.bind(chats);
      // Between the question and the answer, the game begins.
      chats.latest = async (id, isPlayer) => {
        chats.latest = latest;
        await tables.start(record, table.header, at(table.log.entries, 0));
        await world.rooms.changed(record.id);
        return latest(id, isPlayer);
      };
      const stranger = new Wire(world, peopleFor(2)[2]!);
      expect(parsed(await stranger.ask({ kind: 'watch', table: record.id }))).toMatchObject({ code: 'mayNotWatch' });
      const player = new Wire(world, peopleFor(2)[0]!);
      expect(parsed(await player.ask({ kind: 'watch', table: record.id }))).toMatchObject({ kind: 'shown' });
      expect(stranger.received).toHaveLength(1);
    } finally {
      await world.close();
    }
  });

  test('and looks away hears no more of it', async () => {
    const { id, seats } = await party.gather(2);
    const other = await party.connected(await party.house.visit());
    await other.ask({ kind: 'watch', table: id });
    expect(await other.ask({ kind: 'unwatch', table: id })).toMatchObject({ kind: 'ack' });
    await playOne(seats, () => 0);
    await other.ask({ kind: 'ping' });
    expect(heard(other, 'step')).toEqual([]);
  });

  test('is answered when it knocks', async () => {
    const line = await party.connected(await party.house.visit());
    line.send({ kind: 'ping', ref: 41 });
    await expect.poll(() => line.received, { timeout: 10_000 }).toEqual(['{"kind":"pong","ref":41}']);
  });
});

test('who is here is known to the others, on any of their devices', async () => {
  const [ana, ben] = [await party.house.visit(), await party.house.visit()];
  const id = await beginTable([ana, ben]);
  const bens = await party.watching(ben, id);
  const isHere = ({ info }: Seat): boolean => info!.seats[0]!.kind === 'person' && info!.seats[0]!.isHere;
  expect(isHere(bens)).toBe(false);
  const [desk, phone] = [await party.watching(ana, id), await party.watching(ana, id)];
  await bens.until(isHere);
  desk.line.close();
  await expect.poll(async () => (await ben.ask('table', { id })).seats[0]).toMatchObject({ isHere: true });
  phone.line.close();
  await bens.until(seat => !isHere(seat));
});

test('a server that stops says so, and what was acknowledged is there when it is back', async () => {
  const { id, people, seats } = await party.gather(2);
  await playOne(seats, () => 0);
  const closed = new Promise<number>(resolve => seats[0]!.line.socket.once('close', resolve));
  await party.house.restart();
  expect(await closed).toBe(1001);
  const back = await party.watching(people[0]!.at(party.house.address), id);
  expect([back.length, back.tableView]).toEqual([seats[0]!.length, seats[0]!.tableView]);
});
