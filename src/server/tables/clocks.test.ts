import { expect, test } from 'vitest';
import { at } from '#kernel';
import type { Clocks, ServerMessage, NewTable } from '#wire';
import { setupServer, type StartedGame } from '../testing/setup.ts';
import type { TableClient } from '../testing/tableClient.ts';
import type { TestClient } from '../testing/testClient.ts';
import { entriesIn } from '../testing/testServer.ts';
import { tableRequest } from '../testing/testTables.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const POLL = { timeout: 20_000 };

const fixture = setupServer();

/** People at a table, and the one among them who is to act. */
type Turn = StartedGame & { readonly first: number };

const startTurn = async (count: number, changes: Partial<NewTable>): Promise<Turn> => {
  const game = await fixture.startGame(count, changes);
  return { ...game, first: at(game.clients[0]!.tableView!.toAct, 0) };
};

const live = (minutes: number, increment = 0): Partial<NewTable> => ({ pace: { kind: 'live', minutes, increment } });

/** The clocks that a client received last. */
const clocksOf = ({ connection }: TableClient): Clocks => {
  const withClocks = connection.received
    .map(text => JSON.parse(text) as ServerMessage)
    .filter(message => 'clocks' in message);
  return (withClocks.at(-1) as { clocks: Clocks }).clocks;
};

const entriesOf = (id: string): readonly unknown[] => entriesIn(fixture.server.rows(), id);

/** Advances the clock, and changes the table so that the server checks it. */
const advanceTime = async (milliseconds: number, somebody: TestClient): Promise<void> => {
  fixture.server.clock.advance(milliseconds);
  await somebody.call('rename', { body: { name: `Ana at ${fixture.server.clock.now() % 1_000_000}` } });
};

/** Plays until another seat is to act; answers which. */
const endTurn = async ({ clients, first }: Turn): Promise<number> => {
  const mover = clients[first]!;
  while (mover.tableView!.toAct.includes(first as never)) {
    const answer = await mover.play(mover.moves.at(-1));
    if (answer.kind !== 'ack') throw new Error(JSON.stringify(answer));
    await Promise.all(clients.map(client => client.waitUntil(({ length }) => length >= answer.length!)));
  }
  return at(mover.tableView!.toAct, 0);
};

test('a live clock runs for whoever is to act, and adds its increment at the end of the turn', async () => {
  const game = await startTurn(2, live(5, 7));
  const other = 1 - game.first;
  expect(clocksOf(game.clients[0]!)).toEqual({ left: [5 * MINUTE, 5 * MINUTE], running: [game.first] });
  fixture.server.clock.advance(20 * SECOND);
  expect(await endTurn(game)).toBe(other);
  const { left, running } = clocksOf(game.clients[0]!);
  expect([left[game.first], left[other], running]).toEqual([
    5 * MINUTE - 20 * SECOND + 7 * SECOND,
    5 * MINUTE,
    [other],
  ]);
  expect(clocksOf(game.clients[1]!)).toEqual({ left, running });
});

test('when a clock is at zero a bot takes the seat over, and plays', async () => {
  const { id, people, clients, first } = await startTurn(2, live(1));
  await advanceTime(MINUTE - 1, people[1 - first]!);
  expect((await people[0]!.call('table', { id })).seats[first]).not.toHaveProperty('standIn');
  await advanceTime(1, people[1 - first]!);
  await clients[1 - first]!.waitUntil(({ info }) => 'standIn' in info!.seats[first]!);
  await clients[1 - first]!.waitUntil(({ tableView }) => tableView!.toAct.includes((1 - first) as never));
  expect(clients[1 - first]!.info).toMatchObject({ status: 'running' });
  expect(clients[1 - first]!.info!.seats[first]).toMatchObject({ standIn: 'club', hasForfeited: false });
});

test('somebody who comes back after their time was up has another minute', async () => {
  const { id, people, clients, first } = await startTurn(2, live(1, 5));
  const [late, other] = [clients[first]!, clients[1 - first]!];
  await advanceTime(2 * MINUTE, people[1 - first]!);
  await other.waitUntil(({ tableView }) => tableView!.toAct.includes((1 - first) as never));
  expect((await people[first]!.call('comeBack', { id })).seats[first]).not.toHaveProperty('standIn');
  await late.waitUntil(({ info }) => !('standIn' in info!.seats[first]!));
  await endTurn({ id, people, clients, first: 1 - first });
  expect(clocksOf(late)).toMatchObject({ running: [first] });
  expect(clocksOf(late).left[first]).toBe(MINUTE);
  await advanceTime(MINUTE - 1, people[1 - first]!);
  expect((await people[first]!.call('table', { id })).seats[first]).not.toHaveProperty('standIn');
  expect(await late.play(late.moves[0])).toMatchObject({ kind: 'ack' });
});

test('a game of two ends with a forfeit by time, with places, and refuses further moves', async () => {
  const { id, people, clients, first } = await startTurn(2, { ...live(1), atZero: 'forfeit' });
  await advanceTime(MINUTE, people[0]!);
  await clients[0]!.waitUntil(({ info }) => info!.status === 'over');
  const info = await people[0]!.call('table', { id });
  expect(info.places).toEqual(first === 0 ? [2, 1] : [1, 2]);
  expect(info.seats[first]).toMatchObject({ hasForfeited: true });
  expect([info.toAct, info.deadline]).toEqual([[], undefined]);
  const before = entriesOf(id);
  for (const client of clients) {
    expect(await client.play(client.moves[0] ?? { type: 'endTurn' })).toMatchObject({ kind: 'error' });
    expect(await client.undo()).toMatchObject({ kind: 'error' });
  }
  await expect(people[first]!.call('comeBack', { id })).rejects.toMatchObject({ code: 'notNow' });
  expect(entriesOf(id)).toEqual(before);
});

test('where more than one is left, a bot plays on for whoever has forfeited, who cannot come back', async () => {
  const { id, people, clients, first } = await startTurn(3, { ...live(1), atZero: 'forfeit' });
  const next = clients[(first + 1) % 3]!;
  await advanceTime(MINUTE, people[0]!);
  await next.waitUntil(({ tableView }) => !tableView!.toAct.includes(first as never));
  expect(next.info).toMatchObject({ status: 'running' });
  expect(next.info!.seats[first]).toMatchObject({ standIn: 'club', hasForfeited: true });
  await expect(people[first]!.call('comeBack', { id })).rejects.toMatchObject({
    message: expect.stringContaining('the seat was lost by time'),
  });
});

test('a solitary player who runs out of time has not lost: a bot plays on', async () => {
  const { people, clients } = await startTurn(1, live(1));
  await advanceTime(MINUTE, people[0]!);
  await clients[0]!.waitUntil(({ length }) => length > 1);
  expect(clients[0]!.info!.seats[0]).toMatchObject({ standIn: 'club' });
  await clients[0]!.waitUntil(({ isOver }) => isOver);
  await clients[0]!.waitUntil(({ info }) => info!.status === 'over');
  expect(clients[0]!.info!.places).toEqual(clients[0]!.tableView!.outcome!.places);
});

test('bots have no clock', async () => {
  const ana = await fixture.server.newClient();
  const { id } = await ana.call('create', { body: tableRequest(['me', 'bot'], live(1)) });
  await ana.call('start', { id, body: { salt: 'h' } });
  const client = await fixture.watch(ana, id);
  await client.waitUntil(({ tableView }) => tableView!.toAct.includes(0 as never));
  expect(clocksOf(client)).toEqual({ left: [MINUTE, MINUTE], running: [0] });
});

test('clocks survive a restart', async () => {
  const game = await startTurn(2, live(10, 3));
  fixture.server.clock.advance(90 * SECOND);
  const second = await endTurn(game);
  fixture.server.clock.advance(30 * SECOND);
  const before = await fixture.watch(game.people[0]!, game.id);
  const told = clocksOf(before);
  expect(told.left[second]).toBe(10 * MINUTE - 30 * SECOND);
  fixture.closeConnections();
  await fixture.server.restart();
  const after = await fixture.watch(game.people[0]!.at(fixture.server.address), game.id);
  expect(clocksOf(after)).toEqual(told);
  fixture.server.clock.advance(10 * MINUTE);
  await game.people[0]!.at(fixture.server.address).call('rename', { body: { name: 'Ana' } });
  await after.waitUntil(({ info }) => 'standIn' in info!.seats[second]!);
});

test('days a move: a table that no process has open is found by its deadline', async () => {
  const began = fixture.server.clock.now();
  const { id, people, first } = await startTurn(2, { pace: { kind: 'days', days: 2 } });
  const row = () =>
    (fixture.server.rows()['tables'] as { id: string; deadline: number | null }[]).find(table => table.id === id);
  await expect.poll(() => row()?.deadline, POLL).toBe(began + 2 * DAY);
  fixture.closeConnections();
  await fixture.server.restart();
  fixture.server.clock.advance(2 * DAY);
  const ana = people[1 - first]!.at(fixture.server.address);
  const seat = async () => (await ana.call('table', { id })).seats[first];
  await expect.poll(seat, POLL).toMatchObject({ standIn: 'club' });
});
