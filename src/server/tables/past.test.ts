import { describe, expect, test } from 'vitest';
import { at, fastChance } from '#kernel';
import type { ApiName, TableView } from '#wire';
import { setupServer } from '../testing/setup.ts';
import { playOneMove, playToEnd, playUntilUndoable, TableClient } from '../testing/tableClient.ts';
import type { TestClient, TestConnection } from '../testing/testClient.ts';
import { startGame, tableRequest } from '../testing/testTables.ts';

const fixture = setupServer();

/** A client that records every table view, by the length of the log. */
class RecordingClient extends TableClient {
  readonly tableViews = new Map<number, TableView>();
  readonly person: TestClient;

  constructor(person: TestClient, line: TestConnection, table: string) {
    super(line, table);
    this.person = person;
    this.onChange = () => void (this.tableView && this.tableViews.set(this.length, structuredClone(this.tableView)));
  }

  static async at(table: string, person: TestClient): Promise<RecordingClient> {
    return new RecordingClient(person, await fixture.connect(person), table).watch();
  }

  past(seq: number | string) {
    return this.person.call('past', { id: this.table, seq });
  }
}

const watchAll = (id: string, people: readonly TestClient[]): Promise<readonly RecordingClient[]> =>
  Promise.all(people.map(person => RecordingClient.at(id, person)));

const play = async (clients: readonly RecordingClient[], steps: number): Promise<void> => {
  const { pick } = fastChance(5);
  for (let step = 0; step < steps; step++) await playOneMove(clients, pick);
};

/** Plays until a client can undo, and lets it; answers with the number of the entry that was undone. */
const playAndUndo = async (clients: readonly RecordingClient[]): Promise<number> => {
  const undoer = await playUntilUndoable(clients, 9);
  const before = undoer.history.map(({ seq }) => seq);
  const { length } = undoer;
  expect(await undoer.undo()).toMatchObject({ kind: 'ack' });
  await Promise.all(clients.map(client => client.waitUntil(now => now.length > length)));
  const after = undoer.history.map(({ seq }) => seq);
  return at(
    before.filter(seq => !after.includes(seq)),
    0,
  );
};

describe('the past of a running game', () => {
  test('is what each viewer was sent then', async () => {
    const people = await fixture.server.newClients(3);
    const id = await startGame(people.slice(0, 2));
    const clients = await watchAll(id, people);
    await play(clients, 30);
    for (const [index, client] of clients.entries()) {
      for (const { seq } of client.history) {
        expect(await client.past(seq)).toEqual({ length: seq + 1, tableView: client.tableViews.get(seq + 1) });
      }
      expect((await client.past(0)).tableView.viewer).toBe(index === 2 ? 'audience' : index);
    }
  });

  test('is the caller’s own, whatever other parameters say', async () => {
    const people = await fixture.server.newClients(2);
    const id = await startGame(people);
    const [ana] = await watchAll(id, people);
    const ask = async (besides: string): Promise<string> => {
      const answer = await fetch(`${fixture.server.address}/api/tables/${id}/past/0${besides}`, {
        headers: { cookie: ana!.person.cookie, 'x-viewer': '1', 'x-fourscore': '1' },
      });
      return answer.text();
    };
    const own = await ask('');
    expect(JSON.parse(own)).toMatchObject({ tableView: { viewer: 0 } });
    for (const besides of ['?viewer=1', '?seat=1', '?viewer=audience', '?person=1&as=1']) {
      expect(await ask(besides)).toBe(own);
    }
  });

  test('has nothing that was undone', async () => {
    const people = await fixture.server.newClients(3);
    const id = await startGame(people.slice(0, 2));
    const clients = await watchAll(id, people);
    const undone = await playAndUndo(clients.slice(0, 2));
    for (const client of clients) {
      // Neither what was undone nor the undo can be looked at.
      for (const seq of [undone, client.length - 1]) {
        await expect(client.past(seq)).rejects.toMatchObject({ status: 404, code: 'noStep' });
      }
      const last = client.history.at(-1)!.seq;
      expect(await client.past(last)).toEqual({ length: last + 1, tableView: client.tableViews.get(last + 1) });
    }
  });

  test('is available after the game', async () => {
    const people = await fixture.server.newClients(2);
    const id = await startGame(people);
    const clients = await watchAll(id, people);
    await playToEnd(clients);
    for (const client of clients) {
      for (const seq of [0, client.length - 1]) {
        expect((await client.past(seq)).tableView).toEqual(client.tableViews.get(seq + 1));
      }
    }
  });
});

describe('a past that does not exist', () => {
  const NO_STEPS = ['-1', '1.5', 'NaN', '1e1', '00', '+1', '%201', '1000000', 'constructor', '%00'];

  test('is refused, with a reason, and nothing changes', async () => {
    const people = await fixture.server.newClients(2);
    const id = await startGame(people);
    const [ana] = await watchAll(id, people);
    const before = await fixture.server.settledRows();
    for (const seq of NO_STEPS)
      await expect(ana!.past(seq), seq).rejects.toMatchObject({ status: 400, code: 'badRequest' });
    for (const seq of [1, 7, 999_999])
      await expect(ana!.past(seq)).rejects.toMatchObject({ status: 404, code: 'noStep' });
    for (const table of ['A'.repeat(22), 'x'])
      await expect(ana!.person.call('past', { id: table, seq: 0 })).rejects.toMatchObject({
        status: 404,
        code: 'noTable',
      });
    expect(fixture.server.rows()).toEqual(before);
  });

  test('a game that has not begun has no past', async () => {
    const [ana] = await fixture.server.newClients(1);
    const { id } = await ana!.call('create', { body: tableRequest(['me', 'open']) });
    await expect(ana!.call('past', { id, seq: 0 })).rejects.toMatchObject({ status: 409, code: 'notNow' });
  });

  test('a table without an audience is for its players only', async () => {
    const [ana, ben, cem] = await fixture.server.newClients(3);
    const id = await startGame([ana!, ben!], { mayWatch: false });
    const name: ApiName = 'past';
    for (const seq of [0, 5])
      await expect(cem!.call(name, { id, seq })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(await ben!.call(name, { id, seq: 0 })).toMatchObject({ length: 1, tableView: { viewer: 1 } });
    const nobody = await fetch(`${fixture.server.address}/api/tables/${id}/past/0`);
    expect(nobody.status).toBe(401);
  });
});
