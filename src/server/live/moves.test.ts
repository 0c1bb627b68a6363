import { describe, expect, test } from 'vitest';
import { at, fastChance } from '#kernel';
import { setupServer } from '../testing/setup.ts';
import { playOneMove, playUntilUndoable } from '../testing/tableClient.ts';
import { FakeConnection, TestBackend } from '../testing/testBackend.ts';
import { parseMessage } from '../testing/testClient.ts';
import { entriesIn, readRows } from '../testing/testServer.ts';
import { NOW, startedIunu, testPeople } from '../testing/testTables.ts';

const fixture = setupServer();

const entriesOf = (id: string): readonly unknown[] => entriesIn(fixture.server.rows(), id);

describe('a move', () => {
  test('is on disk before it is acknowledged, and acknowledged before it is shown', async () => {
    const backend = await TestBackend.open();
    try {
      const { record, table } = startedIunu(3, 'a seed');
      const { game } = table;
      for (const person of testPeople(3)) await backend.addPerson(person);
      await backend.addTable(record, table.log.entries);
      const order: string[] = [];
      const connections = testPeople(3).map((person, index) => {
        const connection = new FakeConnection(backend, person);
        connection.onText(text => {
          const { kind } = parseMessage(text);
          if (kind !== 'ack' && kind !== 'step') return;
          const written = readRows(backend.folder)['entries']!.length;
          order.push(`${kind} to ${index} with ${written} on the disk`);
        });
        return connection;
      });
      for (const connection of connections) await connection.request({ kind: 'watch', table: record.id });
      const mover = at(game.toAct(table.state), 0);
      const [move] = game.legalMoves(table.state, mover) as readonly { type: string }[];
      await connections[mover]!.request({ kind: 'move', table: record.id, at: 1, move: move! });
      expect(order[0]).toBe(`ack to ${mover} with 2 on the disk`);
      expect(order.slice(1).toSorted()).toEqual([0, 1, 2, 3].map(index => `step to ${index} with 2 on the disk`));
      expect(backend.errors).toEqual([]);
    } finally {
      await backend.close();
    }
  });

  test('that is sent twice, again, or with a length of the future is stale, and counts once', async () => {
    const { id, clients } = await fixture.startGame(2);
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    const request = { kind: 'move', table: id, at: 1, move: mover.moves[0] as { type: string } } as const;
    const answers = await Promise.all([
      mover.connection.request(request),
      mover.connection.request(request),
      mover.connection.request(request),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['ack', 'error', 'error']);
    for (let step = 0; step < 10; step++) await playOneMove(clients, () => 0);
    for (const at of [0, 1, mover.length + 1, 1_000_000]) {
      expect(await mover.connection.request({ ...request, at })).toMatchObject({ kind: 'error', code: 'stale' });
    }
    expect(entriesOf(id)).toHaveLength(mover.length);
  });

  test('counts even if its sender disconnects at once', async () => {
    const { id, clients } = await fixture.startGame(2);
    const [mover, other] = clients[0]!.moves.length > 0 ? clients : clients.toReversed();
    mover!.connection.send({ kind: 'move', ref: 1, table: id, at: 1, move: mover!.moves[0] as { type: string } });
    mover!.connection.close();
    await expect.poll(() => other!.length).toBe(2);
    expect(entriesOf(id)).toHaveLength(2);
  });

  test('that the rules refuse is answered with the reason, to whoever asked and nobody else', async () => {
    const { id, clients } = await fixture.startGame(2);
    const [mover, other] = clients[0]!.moves.length > 0 ? clients : clients.toReversed();
    // The presence of the second client may still be broadcast.
    await Promise.all(clients.map(({ connection }) => connection.request({ kind: 'ping' })));
    const before = [mover!, other!].map(({ connection }) => connection.received.length);
    const answer = await other!.play(mover!.moves[0]);
    expect(answer).toMatchObject({ kind: 'refused', refusal: { code: expect.any(String), rule: expect.any(String) } });
    await mover!.connection.request({ kind: 'ping' });
    expect([mover!, other!].map(({ connection }) => connection.received.length)).toEqual([
      before[0]! + 1,
      before[1]! + 1,
    ]);
    expect(entriesOf(id)).toHaveLength(1);
  });

  test('can be undone, for everybody, as long as nothing was revealed', async () => {
    const { id, clients } = await fixture.startGame(2);
    const mover = await playUntilUndoable(clients);
    const length = mover.length;
    const last = mover.history.at(-1)!;
    expect(await mover.undo()).toMatchObject({ kind: 'ack', length: length + 1 });
    await Promise.all(clients.map(client => client.waitUntil(({ length: now }) => now === length + 1)));
    for (const client of clients) {
      const step = client.connection.receivedOfKind('step').at(-1);
      expect(step).toMatchObject({ length: length + 1, undone: last.seq });
      expect(step).not.toHaveProperty('entry');
      expect(client.history.some(({ seq }) => seq === last.seq)).toBe(false);
      const fresh = await fixture.watch(await fixture.server.newClient(), id);
      expect(fresh.history.map(({ seq }) => seq)).toEqual(client.history.map(({ seq }) => seq));
    }
    const other = clients.find(client => client !== mover)!;
    expect(await other.undo()).toMatchObject({ kind: 'refused', refusal: { code: 'cannotUndo' } });
  });

  test('that is an aside can be made out of turn, and ends no turn', async () => {
    const { clients } = await fixture.startGame(2);
    const other = clients.find(({ moves }) => moves.length === 0)!;
    expect(other.tableView!.asides.length).toBeGreaterThan(0);
    const { toAct } = other.tableView!;
    expect(await other.play(other.tableView!.asides[0])).toMatchObject({ kind: 'ack', length: 2 });
    await other.waitUntil(({ length }) => length === 2);
    for (const client of clients) expect(client.tableView!.toAct).toEqual(toAct);
  });

  test('that is a secret aside is sent to nobody but its author, nor is its undo, and leaves no gap (findings, server 4)', async () => {
    const { clients } = await fixture.startGame(2);
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    const other = clients.find(client => client !== mover)!;
    const received = mover.connection.received.length;
    expect(await other.play(other.tableView!.asides[0])).toMatchObject({ kind: 'ack', length: 2 });
    expect(await other.undo()).toMatchObject({ kind: 'ack', length: 3 });
    expect(await other.play(other.tableView!.asides[0])).toMatchObject({ kind: 'ack', length: 4 });
    await mover.connection.request({ kind: 'ping' });
    expect(mover.connection.received.length).toBe(received + 1);
    expect(await mover.play(mover.moves[0])).toMatchObject({ kind: 'ack', length: 2 });
    await Promise.all([mover.waitUntil(({ length }) => length === 2), other.waitUntil(({ length }) => length === 5)]);
    const numbers = (client: typeof mover): readonly number[] => client.history.map(({ seq }) => seq);
    expect([numbers(mover), numbers(other)]).toEqual([
      [0, 1],
      [0, 3, 4],
    ]);
  });

  test('after the last is refused, and so is an undo at the same moment', async () => {
    const backend = await TestBackend.open();
    try {
      const { record, table } = startedIunu(2, 'another seed');
      const { game } = table;
      const { pick } = fastChance(9);
      let last = { seat: 0, move: undefined as unknown };
      while (table.outcome === undefined) {
        const seat = at(game.toAct(table.state), 0);
        const moves = game.legalMoves(table.state, seat);
        last = { seat, move: at(moves, pick(moves.length)) };
        table.submit(seat, last.move, NOW);
      }
      const { entries } = table.log;
      for (const person of testPeople(2)) await backend.addPerson(person);
      await backend.addTable(record, entries.slice(0, -1));
      const connection = new FakeConnection(backend, testPeople(2)[last.seat]!);
      const request = { table: record.id, at: entries.length - 1 };
      const answers = await Promise.all([
        connection.request({ kind: 'move', ...request, move: last.move as { type: string } }),
        connection.request({ kind: 'undo', ...request, at: entries.length }),
        connection.request({ kind: 'move', ...request, at: entries.length, move: last.move as { type: string } }),
      ]);
      expect(answers.map(text => parseMessage(text))).toMatchObject([
        { kind: 'ack', length: entries.length },
        { kind: 'error', code: 'notRunning' },
        { kind: 'error', code: 'notRunning' },
      ]);
    } finally {
      await backend.close();
    }
  });
});
