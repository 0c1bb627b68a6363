import { describe, expect, test } from 'vitest';
import { fastChance } from '#kernel';
import type { ServerMessage } from '#wire';
import { entriesIn } from '../testing/house.ts';
import { partyOfATest, playUntilUndo } from '../testing/houseParty.ts';
import type { Person } from '../testing/person.ts';
import { playOne } from '../testing/playing.ts';
import { Seat } from '../testing/seat.ts';

const party = partyOfATest();

const entriesOf = (id: string): readonly unknown[] => entriesIn(party.house.rows(), id);

type Shown = Extract<ServerMessage, { kind: 'shown' }>;

describe('who comes back', () => {
  const again = async (person: Person, id: string, have?: number): Promise<Shown> => {
    const line = await party.connected(person);
    return (await line.ask({ kind: 'watch', table: id, ...(have !== undefined && { have }) })) as Shown;
  };

  test('is told the steps since then, and nothing they have', async () => {
    const { id, people, seats } = await party.gather(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 6; step++) await playOne(seats, pick);
    const [seat] = seats;
    const whole = await again(people[0]!, id);
    expect([whole.from, whole.history]).toEqual([0, seat!.history]);
    for (const have of [1, 4, seat!.length]) {
      const shown = await again(people[0]!, id, have);
      expect([shown.from, shown.length, shown.tableView]).toEqual([have, seat!.length, seat!.tableView]);
      expect(shown.history).toEqual(seat!.history.filter(({ seq }) => seq >= have));
    }
    // More than there is: as if they had nothing.
    expect(await again(people[0]!, id, seat!.length + 5)).toMatchObject({ from: 0, length: seat!.length });
  });

  test('is told again what they have, if some of it was taken back meanwhile', async () => {
    const { id, people, seats } = await party.gather(2);
    const mover = await playUntilUndo(seats);
    const index = seats.indexOf(mover);
    const stale = new Seat(await party.connected(people[index]!), id);
    await stale.watch();
    const had = stale.length;
    stale.line.close();
    expect(await mover.undo()).toMatchObject({ kind: 'ack' });
    await mover.until(({ length }) => length === had + 1);
    const shown = await again(people[index]!, id, had);
    const kept = stale.history.filter(({ seq }) => seq < shown.from);
    expect([...kept, ...shown.history]).toEqual(mover.history);
  });

  test('after long gets the last steps, and the rest from the history', async () => {
    const { id, people, seats } = await party.gather(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 60; step++) await playOne(seats, pick);
    const shown = await again(people[1]!, id, 2);
    expect(shown.from).toBeGreaterThan(2);
    const { history } = await people[1]!.ask('history', { id });
    const older = history.filter(({ seq }) => seq < shown.from);
    expect([...older, ...shown.history]).toEqual(seats[1]!.history);
  });

  test('after a restart of the server goes on with the same game, and what they sent before it counts once', async () => {
    const { id, people, seats } = await party.gather(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 5; step++) await playOne(seats, pick);
    const mover = seats.find(({ moves }) => moves.length > 0)!;
    const index = seats.indexOf(mover);
    const request = { kind: 'move', table: id, at: mover.length, move: mover.moves[0] as { type: string } } as const;
    const written = await mover.line.ask(request);
    expect(written.kind).toBe('ack');
    for (const line of party.lines.splice(0)) line.close();
    await party.house.restart();
    const line = await party.connected(people[index]!.at(party.house.address));
    const back = await new Seat(line, id).watch();
    expect(back.length).toBe((written as { length: number }).length);
    // A client that has not heard of the ack sends it once more.
    expect(await line.ask(request)).toMatchObject({ kind: 'error', code: 'stale' });
    expect(entriesOf(id)).toHaveLength(back.length);
  });
});
