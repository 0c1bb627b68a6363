import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OPEN_TABLES_PER_PERSON } from './rateLimit.ts';
import { openPostgres, type Postgres } from './testing/postgres.ts';
import { TableClient } from './testing/tableClient.ts';
import type { TestClient, TestConnection } from './testing/testClient.ts';
import { ENGINES } from './testing/testDatabase.ts';
import { TestServer } from './testing/testServer.ts';
import { tableRequest } from './testing/testTables.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await openPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

describe.each(ENGINES)('findings, server 7: public tables are moderated, on %s', kind => {
  let server: TestServer;
  const connections: TestConnection[] = [];
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.newDatabase() : undefined;
    server = await TestServer.open({ hasLimits: true, databaseUrl });
  });
  afterEach(() => {
    for (const connection of connections.splice(0)) connection.close();
  });
  afterAll(() => server.close());

  const watch = async (person: TestClient, id: string): Promise<TableClient> => {
    const connection = await person.connect();
    connections.push(connection);
    return new TableClient(connection, id).watch();
  };

  const openTable = async (): Promise<{ id: string; ana: TestClient; ben: TestClient; cem: TestClient }> => {
    const [ana, ben, cem] = (await server.newClients(3)) as [TestClient, TestClient, TestClient];
    const { id } = await ana.call('create', { body: tableRequest(['me', 'open', 'open']) });
    await ben.call('join', { id, body: { seat: 1, salt: 'b' } });
    return { id, ana, ben, cem };
  };

  test('the host sends somebody away, who cannot come back', async () => {
    const { id, ana, ben, cem } = await openTable();
    const bens = await watch(ben, id);
    await expect(ben.call('remove', { id, body: { seat: 0 } })).rejects.toMatchObject({ status: 403 });
    await expect(cem.call('remove', { id, body: { seat: 1 } })).rejects.toMatchObject({ status: 403 });
    await expect(ana.call('remove', { id, body: { seat: 0 } })).rejects.toMatchObject({ status: 403 });
    await expect(ana.call('remove', { id, body: { seat: 2 } })).rejects.toMatchObject({ code: 'notNow' });
    expect((await ana.call('remove', { id, body: { seat: 1 } })).seats[1]).toEqual({ kind: 'open' });
    await bens.waitUntil(({ info }) => info!.seats[1]!.kind === 'open');
    const { invite } = await ana.call('table', { id });
    for (const body of [{ salt: 'b' }, { seat: 2, salt: 'b' }, { invite: invite!, salt: 'b' }])
      await expect(ben.call('join', { id, body })).rejects.toMatchObject({ status: 403 });
    await expect(watch(ben, id)).rejects.toThrow('mayNotWatch');
    expect((await cem.call('join', { id, body: { seat: 1, salt: 'c' } })).you).toBe(1);
  });

  test('a person says only so much', async () => {
    const { id, ana } = await openTable();
    const anas = await watch(ana, id);
    anas.connection.socket.setMaxListeners(0);
    const said = await Promise.all(
      Array.from({ length: 20 }, () => anas.connection.request({ kind: 'say', table: id, text: 'x'.repeat(450) })),
    );
    expect(said.filter(answer => answer.kind === 'ack')).toHaveLength(6);
    expect(said.find(answer => answer.kind === 'error')).toMatchObject({ code: 'tooFast' });
    // What is no chat is not held up.
    expect(await anas.connection.request({ kind: 'ping' })).toMatchObject({ kind: 'pong' });
    server.clock.advance(3000);
    expect(await anas.connection.request({ kind: 'say', table: id, text: 'sorry' })).toMatchObject({ kind: 'ack' });
  });

  test('a person has only so many tables that have not begun', async () => {
    const [ana, ben] = (await server.newClients(2)) as [TestClient, TestClient];
    const body = tableRequest(['me', 'open']);
    const ids: string[] = [];
    for (let table = 0; table < OPEN_TABLES_PER_PERSON; table++) {
      ids.push((await ana.call('create', { body })).id);
      server.clock.advance(10_000);
    }
    await expect(ana.call('create', { body })).rejects.toMatchObject({ status: 409, code: 'tooManyTables' });
    expect((await ben.call('create', { body })).isHost).toBe(true);
    await ana.call('start', { id: ids[0]!, body: { salt: 's' } });
    server.clock.advance(10_000);
    expect((await ana.call('create', { body })).isHost).toBe(true);
  });

  test('what one person says has one speaker, whatever their name, and no other', async () => {
    const { id, ana, ben } = await openTable();
    const [anas, bens] = [await watch(ana, id), await watch(ben, id)];
    await anas.connection.request({ kind: 'say', table: id, text: 'one' });
    await ana.call('rename', { body: { name: 'Another Ana' } });
    await anas.connection.request({ kind: 'say', table: id, text: 'two' });
    await bens.connection.request({ kind: 'say', table: id, text: 'three' });
    await bens.connection.request({ kind: 'ping' });
    const [one, two, three] = bens.connection.receivedOfKind('said').map(({ line }) => line.speaker);
    expect(one).toBe(two);
    expect(three).not.toBe(one);
  });

  test('a message is reported once it was seen, with what was said around it, and by others only', async () => {
    const { id, ana, ben, cem } = await openTable();
    const [anas, bens] = [await watch(ana, id), await watch(ben, id)];
    for (const text of ['one', 'two', 'three']) await bens.connection.request({ kind: 'say', table: id, text });
    await anas.connection.request({ kind: 'ping' });
    const [, second] = anas.connection.receivedOfKind('said').map(({ line }) => line);
    const body = { line: second!.id, reason: 'insult', note: 'really' } as const;
    await ana.call('report', { id, body });
    await expect(ben.call('report', { id, body })).rejects.toMatchObject({ code: 'noLine' });
    await expect(cem.call('report', { id, body: { ...body, line: 999_999 } })).rejects.toMatchObject({
      code: 'noLine',
    });
    await expect(ana.call('report', { id, body: { ...body, reason: 'dull' as 'spam' } })).rejects.toMatchObject({
      status: 400,
    });
    if (kind === 'sqlite') {
      const { reports, report_lines } = server.rows();
      expect(reports).toEqual([
        expect.objectContaining({ table_id: id, line: second!.id, reason: 'insult', note: 'really' }),
      ]);
      expect(report_lines!.map(line => (line as { text: string }).text)).toEqual(['one', 'two', 'three']);
      await ben.call('forget', {});
      expect(server.rows()).toMatchObject({ reports: [], report_lines: [] });
    }
  });
});
