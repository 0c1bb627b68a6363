import fs from 'node:fs';
import { WebSocket } from 'ws';
import { LoadGenerator } from './loadGenerator.ts';
import { type ServerProcess, startProcess, temporaryFolder } from '../testing/process.ts';

const TABLES = 400;

interface InspectorAnswer {
  readonly id?: number;
  readonly result: { readonly usedSize: number };
}

/** The used heap of the server after a garbage collection, through its inspector. */
const usedHeap = async ({ output }: ServerProcess): Promise<number> => {
  const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(output()) ?? [];
  if (address === undefined) throw new Error('the server has no inspector');
  const socket = new WebSocket(address);
  await new Promise(resolve => socket.once('open', resolve));
  const call = (id: number, method: string): Promise<InspectorAnswer> =>
    new Promise(resolve => {
      socket.on('message', data => {
        // V8's inspector protocol.
        const answer = JSON.parse(String(data)) as InspectorAnswer;
        if (answer.id === id) resolve(answer);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await call(1, 'HeapProfiler.collectGarbage');
  const { result } = await call(2, 'Runtime.getHeapUsage');
  socket.close();
  return result.usedSize;
};

/** Bytes of heap for a table with its two players connected, a few moves into the game. */
export const memoryPerTable = async (): Promise<number> => {
  const folder = temporaryFolder();
  const server = await startProcess({ DATA: folder, NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  const warmUp = await LoadGenerator.open(server.address, 20, 1);
  warmUp.start(0);
  await warmUp.measure(1000);
  warmUp.stop();
  const before = await usedHeap(server);
  const load = await LoadGenerator.open(server.address, TABLES, 1);
  load.start(400);
  await load.measure(4000);
  const after = await usedHeap(server);
  load.close();
  warmUp.close();
  await server.end('SIGTERM');
  fs.rmSync(folder, { recursive: true });
  return (after - before) / TABLES;
};
