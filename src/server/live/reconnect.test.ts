import { describe, expect, test } from 'vitest';
import { fastChance } from '#kernel';
import type { ServerMessage } from '#wire';
import { setupServer } from '../testing/setup.ts';
import { playOneMove, playUntilUndoable, TableClient } from '../testing/tableClient.ts';
import type { TestClient } from '../testing/testClient.ts';
import { entriesIn } from '../testing/testServer.ts';

const fixture = setupServer();

const entriesOf = (id: string): readonly unknown[] => entriesIn(fixture.server.rows(), id);

type Shown = Extract<ServerMessage, { kind: 'shown' }>;

describe('a client that reconnects', () => {
  const again = async (person: TestClient, id: string, have?: number): Promise<Shown> => {
    const connection = await fixture.connect(person);
    return (await connection.request({ kind: 'watch', table: id, ...(have !== undefined && { have }) })) as Shown;
  };

  test('is sent the history since then', async () => {
    const { id, people, clients } = await fixture.startGame(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 6; step++) await playOneMove(clients, pick);
    const [client] = clients;
    const whole = await again(people[0]!, id);
    expect([whole.from, whole.history]).toEqual([0, client!.history]);
    for (const have of [1, 4, client!.length]) {
      const shown = await again(people[0]!, id, have);
      expect([shown.from, shown.length, shown.tableView]).toEqual([have, client!.length, client!.tableView]);
      expect(shown.history).toEqual(client!.history.filter(({ seq }) => seq >= have));
    }
    // More entries than the log has count as none.
    expect(await again(people[0]!, id, client!.length + 5)).toMatchObject({ from: 0, length: client!.length });
  });

  test('is sent older history again, if some of it was undone meanwhile', async () => {
    const { id, people, clients } = await fixture.startGame(2);
    const mover = await playUntilUndoable(clients);
    const index = clients.indexOf(mover);
    const stale = new TableClient(await fixture.connect(people[index]!), id);
    await stale.watch();
    const had = stale.length;
    stale.connection.close();
    expect(await mover.undo()).toMatchObject({ kind: 'ack' });
    await mover.waitUntil(({ length }) => length === had + 1);
    const shown = await again(people[index]!, id, had);
    const kept = stale.history.filter(({ seq }) => seq < shown.from);
    expect([...kept, ...shown.history]).toEqual(mover.history);
  });

  test('after long is sent the recent history, and gets the rest over HTTP', async () => {
    const { id, people, clients } = await fixture.startGame(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 60; step++) await playOneMove(clients, pick);
    const shown = await again(people[1]!, id, 2);
    expect(shown.from).toBeGreaterThan(2);
    const { history } = await people[1]!.call('history', { id });
    const older = history.filter(({ seq }) => seq < shown.from);
    expect([...older, ...shown.history]).toEqual(clients[1]!.history);
  });

  test('after a restart of the server goes on with the same game, and a repeated move is stale', async () => {
    const { id, people, clients } = await fixture.startGame(2);
    const { pick } = fastChance(3);
    for (let step = 0; step < 5; step++) await playOneMove(clients, pick);
    const mover = clients.find(({ moves }) => moves.length > 0)!;
    const index = clients.indexOf(mover);
    const request = { kind: 'move', table: id, at: mover.length, move: mover.moves[0] as { type: string } } as const;
    const written = await mover.connection.request(request);
    expect(written.kind).toBe('ack');
    fixture.closeConnections();
    await fixture.server.restart();
    const connection = await fixture.connect(people[index]!.at(fixture.server.address));
    const back = await new TableClient(connection, id).watch();
    expect(back.length).toBe((written as { length: number }).length);
    // A client that has not received the ack sends it again.
    expect(await connection.request(request)).toMatchObject({ kind: 'error', code: 'stale' });
    expect(entriesOf(id)).toHaveLength(back.length);
  });
});
