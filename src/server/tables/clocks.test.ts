import { expect, test } from 'vitest';
import { at } from '#kernel';
import type { Clocks, ServerMessage, NewTable } from '#wire';
import { entriesIn, wanted } from '../testing/house.ts';
import { partyOfATest, type Group } from '../testing/houseParty.ts';
import type { Person } from '../testing/person.ts';
import type { Seat } from '../testing/seat.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const PATIENCE = { timeout: 20_000 };

const party = partyOfATest();

/** People at a table, and the one among them who is to act. */
type Turn = Group & { readonly first: number };

const gather = async (count: number, changes: Partial<NewTable>): Promise<Turn> => {
  const group = await party.gather(count, changes);
  return { ...group, first: at(group.seats[0]!.tableView!.toAct, 0) };
};

const live = (minutes: number, increment = 0): Partial<NewTable> => ({ pace: { kind: 'live', minutes, increment } });

/** The clocks as a client was last told. */
const clocksOf = ({ line }: Seat): Clocks => {
  const told = line.received.map(text => JSON.parse(text) as ServerMessage).filter(message => 'clocks' in message);
  return (told.at(-1) as { clocks: Clocks }).clocks;
};

const entriesOf = (id: string): readonly unknown[] => entriesIn(party.house.rows(), id);

/** Time passes, and a change at the table makes the server look at its clocks. */
const pass = async (milliseconds: number, somebody: Person): Promise<void> => {
  party.house.time.pass(milliseconds);
  await somebody.ask('rename', { body: { name: `Ana at ${party.house.time.now() % 1_000_000}` } });
};

/** Plays until somebody else is to act; answers who. */
const endTurn = async ({ seats, first }: Turn): Promise<number> => {
  const mover = seats[first]!;
  while (mover.tableView!.toAct.includes(first as never)) {
    const answer = await mover.play(mover.moves.at(-1));
    if (answer.kind !== 'ack') throw new Error(JSON.stringify(answer));
    await Promise.all(seats.map(seat => seat.until(({ length }) => length >= answer.length!)));
  }
  return at(mover.tableView!.toAct, 0);
};

test('a live clock runs for whoever is to act, and gives its seconds back when the turn passes', async () => {
  const group = await gather(2, live(5, 7));
  const other = 1 - group.first;
  expect(clocksOf(group.seats[0]!)).toEqual({ left: [5 * MINUTE, 5 * MINUTE], running: [group.first] });
  party.house.time.pass(20 * SECOND);
  expect(await endTurn(group)).toBe(other);
  const { left, running } = clocksOf(group.seats[0]!);
  expect([left[group.first], left[other], running]).toEqual([
    5 * MINUTE - 20 * SECOND + 7 * SECOND,
    5 * MINUTE,
    [other],
  ]);
  expect(clocksOf(group.seats[1]!)).toEqual({ left, running });
});

test('when a clock is at zero a bot takes the seat over, and plays', async () => {
  const { id, people, seats, first } = await gather(2, live(1));
  await pass(MINUTE - 1, people[1 - first]!);
  expect((await people[0]!.ask('table', { id })).seats[first]).not.toHaveProperty('standIn');
  await pass(1, people[1 - first]!);
  await seats[1 - first]!.until(({ info }) => 'standIn' in info!.seats[first]!);
  await seats[1 - first]!.until(({ tableView }) => tableView!.toAct.includes((1 - first) as never));
  expect(seats[1 - first]!.info).toMatchObject({ status: 'running' });
  expect(seats[1 - first]!.info!.seats[first]).toMatchObject({ standIn: 'greedy', hasForfeited: false });
});

test('who comes back after their time was up has another minute, and is not sent away at once', async () => {
  const { id, people, seats, first } = await gather(2, live(1, 5));
  const [late, other] = [seats[first]!, seats[1 - first]!];
  await pass(2 * MINUTE, people[1 - first]!);
  await other.until(({ tableView }) => tableView!.toAct.includes((1 - first) as never));
  expect((await people[first]!.ask('comeBack', { id })).seats[first]).not.toHaveProperty('standIn');
  await late.until(({ info }) => !('standIn' in info!.seats[first]!));
  // The other plays, and it is the turn of the one who was late.
  await endTurn({ id, people, seats, first: 1 - first });
  expect(clocksOf(late)).toMatchObject({ running: [first] });
  expect(clocksOf(late).left[first]).toBe(MINUTE);
  await pass(MINUTE - 1, people[1 - first]!);
  expect((await people[first]!.ask('table', { id })).seats[first]).not.toHaveProperty('standIn');
  expect(await late.play(late.moves[0])).toMatchObject({ kind: 'ack' });
});

test('a game of two that is lost by time is over, with places, and nothing is played any more', async () => {
  const { id, people, seats, first } = await gather(2, { ...live(1), atZero: 'forfeit' });
  await pass(MINUTE, people[0]!);
  await seats[0]!.until(({ info }) => info!.status === 'over');
  const info = await people[0]!.ask('table', { id });
  expect(info.places).toEqual(first === 0 ? [2, 1] : [1, 2]);
  expect(info.seats[first]).toMatchObject({ hasForfeited: true });
  expect([info.toAct, info.deadline]).toEqual([[], undefined]);
  const before = entriesOf(id);
  for (const seat of seats) {
    expect(await seat.play(seat.moves[0] ?? { type: 'endTurn' })).toMatchObject({ kind: 'error' });
    expect(await seat.undo()).toMatchObject({ kind: 'error' });
  }
  await expect(people[first]!.ask('comeBack', { id })).rejects.toMatchObject({ code: 'notNow' });
  expect(entriesOf(id)).toEqual(before);
});

test('where more than one is left, a bot plays on for whoever has lost by time, who cannot come back', async () => {
  const { id, people, seats, first } = await gather(3, { ...live(1), atZero: 'forfeit' });
  const next = seats[(first + 1) % 3]!;
  await pass(MINUTE, people[0]!);
  await next.until(({ tableView }) => !tableView!.toAct.includes(first as never));
  expect(next.info).toMatchObject({ status: 'running' });
  expect(next.info!.seats[first]).toMatchObject({ standIn: 'greedy', hasForfeited: true });
  await expect(people[first]!.ask('comeBack', { id })).rejects.toMatchObject({
    message: expect.stringContaining('the seat was lost by time'),
  });
});

test('who plays alone and runs out of time has not lost: a bot goes on', async () => {
  const { people, seats } = await gather(1, live(1));
  await pass(MINUTE, people[0]!);
  await seats[0]!.until(({ length }) => length > 1);
  expect(seats[0]!.info!.seats[0]).toMatchObject({ standIn: 'greedy' });
  await seats[0]!.until(({ isOver }) => isOver);
  await seats[0]!.until(({ info }) => info!.status === 'over');
  expect(seats[0]!.info!.places).toEqual(seats[0]!.tableView!.outcome!.places);
});

test('bots have no clock', async () => {
  const ana = await party.house.visit();
  const { id } = await ana.ask('create', { body: wanted(['me', 'bot'], live(1)) });
  await ana.ask('start', { id });
  const seat = await party.watching(ana, id);
  await seat.until(({ tableView }) => tableView!.toAct.includes(0 as never));
  expect(clocksOf(seat)).toEqual({ left: [MINUTE, MINUTE], running: [0] });
});

test('a restart keeps the clocks, and they go on where they were', async () => {
  const group = await gather(2, live(10, 3));
  party.house.time.pass(90 * SECOND);
  const second = await endTurn(group);
  party.house.time.pass(30 * SECOND);
  const before = await party.watching(group.people[0]!, group.id);
  const told = clocksOf(before);
  expect(told.left[second]).toBe(10 * MINUTE - 30 * SECOND);
  for (const line of party.lines.splice(0)) line.close();
  await party.house.restart();
  const after = await party.watching(group.people[0]!.at(party.house.address), group.id);
  expect(clocksOf(after)).toEqual(told);
  party.house.time.pass(10 * MINUTE);
  await group.people[0]!.at(party.house.address).ask('rename', { body: { name: 'Ana' } });
  await after.until(({ info }) => 'standIn' in info!.seats[second]!);
});

test('days a move: a game that nobody has touched is found by its deadline, also after a restart', async () => {
  const began = party.house.time.now();
  const { id, people, first } = await gather(2, { pace: { kind: 'days', days: 2 } });
  const row = () =>
    (party.house.rows()['tables'] as { id: string; deadline: number | null }[]).find(table => table.id === id);
  await expect.poll(() => row()?.deadline, PATIENCE).toBe(began + 2 * DAY);
  for (const line of party.lines.splice(0)) line.close();
  await party.house.restart();
  party.house.time.pass(2 * DAY);
  const ana = people[1 - first]!.at(party.house.address);
  const seat = async () => (await ana.ask('table', { id })).seats[first];
  await expect.poll(seat, PATIENCE).toMatchObject({ standIn: 'greedy' });
});
