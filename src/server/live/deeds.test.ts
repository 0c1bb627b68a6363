import { describe, expect, test } from 'vitest';
import { at, fastChance } from '#kernel';
import { entriesIn, readRows } from '../testing/house.ts';
import { heard, partyOfATest, playUntilUndo } from '../testing/houseParty.ts';
import { playOne } from '../testing/playing.ts';
import { begunIunu, parsed, peopleFor, Wire, World } from '../testing/world.ts';

const party = partyOfATest();

const entriesOf = (id: string): readonly unknown[] => entriesIn(party.house.rows(), id);

describe('a deed', () => {
  test('is on the disk before it is acknowledged, and acknowledged before anybody is shown it', async () => {
    const world = await World.open();
    try {
      const { record, table } = begunIunu(3, 'a seed');
      const { game } = table;
      for (const person of peopleFor(3)) await world.addPerson(person);
      await world.addTable(record, table.log.entries);
      const order: string[] = [];
      const wires = peopleFor(3).map((person, index) => {
        const wire = new Wire(world, person);
        wire.hear(text => {
          const { kind } = parsed(text);
          if (kind !== 'ack' && kind !== 'step') return;
          const written = readRows(world.folder)['entries']!.length;
          order.push(`${kind} to ${index} with ${written} on the disk`);
        });
        return wire;
      });
      for (const wire of wires) await wire.ask({ kind: 'watch', table: record.id });
      const mover = at(game.toAct(table.state), 0);
      const [move] = game.legalMoves(table.state, mover) as readonly { type: string }[];
      await wires[mover]!.ask({ kind: 'move', table: record.id, at: 1, move: move! });
      expect(order[0]).toBe(`ack to ${mover} with 2 on the disk`);
      expect(order.slice(1).toSorted()).toEqual([0, 1, 2, 3].map(index => `step to ${index} with 2 on the disk`));
      expect(world.faults).toEqual([]);
    } finally {
      await world.close();
    }
  });

  test('that comes twice, again, or from the future is stale, and counts once', async () => {
    const { id, seats } = await party.gather(2);
    const mover = seats.find(({ moves }) => moves.length > 0)!;
    const request = { kind: 'move', table: id, at: 1, move: mover.moves[0] as { type: string } } as const;
    const answers = await Promise.all([mover.line.ask(request), mover.line.ask(request), mover.line.ask(request)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['ack', 'error', 'error']);
    for (let step = 0; step < 10; step++) await playOne(seats, () => 0);
    for (const at of [0, 1, mover.length + 1, 1_000_000]) {
      expect(await mover.line.ask({ ...request, at })).toMatchObject({ kind: 'error', code: 'stale' });
    }
    expect(entriesOf(id)).toHaveLength(mover.length);
  });

  test('counts even if its author leaves with the same breath', async () => {
    const { id, seats } = await party.gather(2);
    const [mover, other] = seats[0]!.moves.length > 0 ? seats : seats.toReversed();
    mover!.line.send({ kind: 'move', ref: 1, table: id, at: 1, move: mover!.moves[0] as { type: string } });
    mover!.line.close();
    await expect.poll(() => other!.length).toBe(2);
    expect(entriesOf(id)).toHaveLength(2);
  });

  test('that the rules refuse is answered with the reason, to whoever asked and nobody else', async () => {
    const { id, seats } = await party.gather(2);
    const [mover, other] = seats[0]!.moves.length > 0 ? seats : seats.toReversed();
    // Who came last may still be told of.
    await Promise.all(seats.map(({ line }) => line.ask({ kind: 'ping' })));
    const before = [mover!, other!].map(({ line }) => line.received.length);
    const answer = await other!.play(mover!.moves[0]);
    expect(answer).toMatchObject({ kind: 'refused', refusal: { code: expect.any(String), rule: expect.any(String) } });
    await mover!.line.ask({ kind: 'ping' });
    expect([mover!, other!].map(({ line }) => line.received.length)).toEqual([before[0]! + 1, before[1]! + 1]);
    expect(entriesOf(id)).toHaveLength(1);
  });

  test('is taken back by an undo, for everybody, as long as nothing was learned', async () => {
    const { id, seats } = await party.gather(2);
    const mover = await playUntilUndo(seats);
    const length = mover.length;
    const last = mover.history.at(-1)!;
    expect(await mover.undo()).toMatchObject({ kind: 'ack', length: length + 1 });
    await Promise.all(seats.map(seat => seat.until(({ length: now }) => now === length + 1)));
    for (const seat of seats) {
      const step = heard(seat.line, 'step').at(-1);
      expect(step).toMatchObject({ length: length + 1, undone: last.seq });
      expect(step).not.toHaveProperty('entry');
      expect(seat.history.some(({ seq }) => seq === last.seq)).toBe(false);
      const fresh = await party.watching(await party.house.visit(), id);
      expect(fresh.history.map(({ seq }) => seq)).toEqual(seat.history.map(({ seq }) => seq));
    }
    const other = seats.find(seat => seat !== mover)!;
    expect(await other.undo()).toMatchObject({ kind: 'refused', refusal: { code: 'cannotUndo' } });
  });

  test('aside is heard out of turn, and passes no turn', async () => {
    const { seats } = await party.gather(2);
    const other = seats.find(({ moves }) => moves.length === 0)!;
    expect(other.tableView!.asides.length).toBeGreaterThan(0);
    const { toAct } = other.tableView!;
    expect(await other.play(other.tableView!.asides[0])).toMatchObject({ kind: 'ack', length: 2 });
    await Promise.all(seats.map(seat => seat.until(({ length }) => length === 2)));
    for (const seat of seats) expect(seat.tableView!.toAct).toEqual(toAct);
  });

  test('after the last move is none, not even an undo that comes in the same moment', async () => {
    const world = await World.open();
    try {
      const { record, table } = begunIunu(2, 'another seed');
      const { game } = table;
      const { pick } = fastChance(9);
      let last = { seat: 0, move: undefined as unknown };
      while (table.outcome === undefined) {
        const seat = at(game.toAct(table.state), 0);
        const moves = game.legalMoves(table.state, seat);
        last = { seat, move: at(moves, pick(moves.length)) };
        table.submit(seat, last.move, World.NOW);
      }
      const { entries } = table.log;
      for (const person of peopleFor(2)) await world.addPerson(person);
      await world.addTable(record, entries.slice(0, -1));
      const wire = new Wire(world, peopleFor(2)[last.seat]!);
      const request = { table: record.id, at: entries.length - 1 };
      const answers = await Promise.all([
        wire.ask({ kind: 'move', ...request, move: last.move as { type: string } }),
        wire.ask({ kind: 'undo', ...request, at: entries.length }),
        wire.ask({ kind: 'move', ...request, at: entries.length, move: last.move as { type: string } }),
      ]);
      expect(answers.map(text => parsed(text))).toMatchObject([
        { kind: 'ack', length: entries.length },
        { kind: 'error', code: 'notRunning' },
        { kind: 'error', code: 'notRunning' },
      ]);
    } finally {
      await world.close();
    }
  });
});
