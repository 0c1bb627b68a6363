import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownFolder } from './testing/folder.ts';
import { beginTable, readRows, wanted } from './testing/house.ts';
import { Person } from './testing/person.ts';
import { playOut } from './testing/playing.ts';
import { startProcess } from './testing/process.ts';
import { Seat } from './testing/seat.ts';
import { expectNothingOf } from './testing/secrecy.ts';

describe('the log of a server', () => {
  /** All that a line may say: how it went, never what was said. */
  const FIELDS = ['level', 'time', 'pid', 'hostname', 'reqId', 'method', 'route', 'status', 'ms', 'msg'];
  const ROUTE = /^(page|\*|\/(healthz|metrics|api(\/[a-z.]+|\/:id|\/:seq)*))$/;

  /** Everything people do that could leave a trace. */
  const live = async (address: string): Promise<readonly string[]> => {
    const [ana, ben, cem] = [await Person.arrive(address), await Person.arrive(address), await Person.arrive(address)];
    await ana.ask('rename', { body: { name: 'Anastasia Logless' } });
    const { secret } = await ana.ask('recovery', {});
    await cem.ask('recover', { body: { secret } });
    const id = await beginTable([ana, ben], { salt: 'a pinch of salt' });
    const lines = [await ana.connect(), await ben.connect(), await cem.connect()];
    const seats = await Promise.all(lines.map(line => new Seat(line, id).watch()));
    await lines[0]!.ask({ kind: 'say', table: id, text: 'a word among players' });
    await lines[1]!.ask({ kind: 'move', table: id, at: 0, move: { type: 'a move that is none' } });
    lines[2]!.socket.send('{"kind":"something else","ref":1}');
    await playOut(seats.slice(0, 2));
    await ben.ask('history', { id });
    await ben.ask('past', { id, seq: 0 });
    const { id: other } = await ana.ask('create', { body: wanted(['me', 'bot'], { isPublic: false }) });
    await expect(ben.ask('join', { id: other, body: { salt: 'x' } })).rejects.toThrow();
    await fetch(`${address}/table/${id}`);
    await fetch(`${address}/api/tables/${id}/nothing`);
    for (const line of lines) line.close();
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

  test('names no person, table, cookie, word, card or seed, at its most talkative', async () => {
    const folder = ownFolder();
    try {
      const server = await startProcess({ DATA: folder, LOG_LEVEL: 'trace' });
      try {
        const traces = await live(server.address);
        const { tables, people } = readRows(folder) as Record<string, { id: string; seed?: string; invite?: string }[]>;
        const secrets = [...tables!.flatMap(({ seed, invite }) => [seed!, invite!]), ...people!.map(({ id }) => id)];
        await server.end('SIGTERM');
        const output = server.output();
        expectNothingOf([...traces, ...secrets], output, 'the log');
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
