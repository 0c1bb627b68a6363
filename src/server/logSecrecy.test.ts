import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startProcess, temporaryFolder } from './testing/process.ts';
import { expectNoneIn } from './testing/secrecy.ts';
import { playToEnd, TableClient } from './testing/tableClient.ts';
import { TestClient } from './testing/testClient.ts';
import { readRows } from './testing/testServer.ts';
import { startGame, tableRequest } from './testing/testTables.ts';

describe('the log of a server', () => {
  /** All fields that a log line may have. */
  const FIELDS = ['level', 'time', 'pid', 'hostname', 'reqId', 'method', 'route', 'status', 'ms', 'msg'];
  const ROUTE = /^(page|\*|\/(healthz|readyz|metrics|api(\/[a-z.]+|\/:id|\/:seq)*))$/;

  /** Does all that could be logged; answers with what must not be. */
  const useServer = async (address: string): Promise<readonly string[]> => {
    const [ana, ben, cem] = [
      await TestClient.create(address),
      await TestClient.create(address),
      await TestClient.create(address),
    ];
    await ana.call('rename', { body: { name: 'Anastasia Logless' } });
    const { secret } = await ana.call('recovery', {});
    await cem.call('recover', { body: { secret } });
    const id = await startGame([ana, ben], { salt: 'a pinch of salt' });
    const connections = [await ana.connect(), await ben.connect(), await cem.connect()];
    const clients = await Promise.all(connections.map(line => new TableClient(line, id).watch()));
    await connections[0]!.request({ kind: 'say', table: id, text: 'a word among players' });
    await connections[1]!.request({ kind: 'move', table: id, at: 0, move: { type: 'a move that is none' } });
    connections[2]!.socket.send('{"kind":"something else","ref":1}');
    await playToEnd(clients.slice(0, 2));
    await ben.call('history', { id });
    await ben.call('past', { id, seq: 0 });
    const { id: other } = await ana.call('create', { body: tableRequest(['me', 'bot'], { isPublic: false }) });
    await expect(ben.call('join', { id: other, body: { salt: 'x' } })).rejects.toThrow();
    await fetch(`${address}/table/${id}`);
    await fetch(`${address}/api/tables/${id}/nothing`);
    for (const line of connections) line.close();
    const cookies = [ana, ben, cem].map(({ cookie }) => cookie.split('=')[1]!);
    return [
      ...cookies,
      id,
      other,
      secret,
      'Anastasia',
      'a pinch of salt',
      'a word among',
      'a move that is none',
      'something else',
    ];
  };

  test('has no person, table, cookie, chat message, card or seed, also at level trace', async () => {
    const folder = temporaryFolder();
    try {
      const server = await startProcess({ DATA: folder, LOG_LEVEL: 'trace' });
      try {
        const traces = await useServer(server.address);
        const { tables, people } = readRows(folder) as Record<string, { id: string; seed?: string; invite?: string }[]>;
        const secrets = [...tables!.flatMap(({ seed, invite }) => [seed!, invite!]), ...people!.map(({ id }) => id)];
        await server.end('SIGTERM');
        const output = server.output();
        expectNoneIn([...traces, ...secrets], output, 'the log');
        const lines = output.split('\n').filter(line => line.startsWith('{'));
        const said = lines.map(line => JSON.parse(line) as Record<string, unknown>);
        expect(said.filter(({ msg }) => msg === 'answered')).toHaveLength(15);
        for (const line of said) {
          expect(Object.keys(line).filter(field => !FIELDS.includes(field))).toEqual([]);
          if ('route' in line) expect(line['route']).toMatch(ROUTE);
        }
        expect(new Set(said.map(({ msg }) => String(msg).replace(/:\d+$/, '')))).toEqual(
          new Set(['answered', 'Server listening at http://127.0.0.1']),
        );
      } finally {
        await server.end('SIGKILL');
      }
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
