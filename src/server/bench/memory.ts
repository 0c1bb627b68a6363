import fs from 'node:fs';
import { WebSocket } from 'ws';
import { startProcess, temporaryFolder, type ServerProcess } from '../testing/process.ts';
import { Load } from './load.ts';

const TABLES = 400;

/** Asks the server's own debugger: it can sweep the heap first, so that only what is alive is counted. */
const heapOf = async ({ output }: ServerProcess): Promise<number> => {
  const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(output()) ?? [];
  if (address === undefined) throw new Error('the server has no debugger');
  const socket = new WebSocket(address);
  await new Promise(resolve => socket.once('open', resolve));
  const ask = (id: number, method: string): Promise<{ readonly result: { readonly usedSize: number } }> =>
    new Promise(resolve => {
      socket.on('message', data => {
        const answer = JSON.parse(String(data)) as { id?: number; result: { usedSize: number } };
        if (answer.id === id) resolve(answer);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { result } = await ask(2, 'Runtime.getHeapUsage');
  socket.close();
  return result.usedSize;
};

/** Bytes a table takes whose two players are connected, a little way into the game, where there is something to take back. */
export const memoryPerTable = async (): Promise<number> => {
  const folder = temporaryFolder();
  const server = await startProcess({ DATA: folder, NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  const warm = await Load.open(server.address, 20, 1);
  warm.begin(0);
  await warm.watch(1000);
  warm.stop();
  const before = await heapOf(server);
  const load = await Load.open(server.address, TABLES, 1);
  load.begin(400);
  await load.watch(4000);
  const after = await heapOf(server);
  load.close();
  warm.close();
  await server.end('SIGTERM');
  fs.rmSync(folder, { recursive: true });
  return (after - before) / TABLES;
};
