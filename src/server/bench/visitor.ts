// One visitor who uses every route as fast as the limits allow, in a process of their own: started by `freeze.ts`.
import { setTimeout as pause } from 'node:timers/promises';
import { TestClient, type TestConnection } from '../testing/testClient.ts';
import { tableRequest } from '../testing/testTables.ts';
import { READY, type Visitor } from './visitorProtocol.ts';

/** Requests of each kind at a time. */
const CONCURRENCY = 4;
/** As many as a server may allow one person. */
const SOCKETS = 20;
/** Milliseconds after a refusal: faster would take the clients' half of the machine, and measure that. */
const AFTER_REFUSAL = 250;
/** Messages a second over each socket: in all four times what one person may send. */
const MESSAGES_PER_SECOND = 4;

// `freeze.ts` passes this.
const { address, cookie, from, finished, running, length } = JSON.parse(process.argv[2] ?? '{}') as Visitor;
const me = TestClient.withCookie(address, cookie, from);

let answered = 0;
let refused = 0;

const get = async (path: string): Promise<void> => {
  const response = await fetch(`${address}${path}`, { headers: me.headers });
  await response.arrayBuffer();
  if (response.ok) answered++;
  else {
    refused++;
    await pause(AFTER_REFUSAL);
  }
};

const call = (work: () => Promise<unknown>) => async (): Promise<void> => {
  await work().then(
    () => void answered++,
    async () => {
      refused++;
      await pause(AFTER_REFUSAL);
    },
  );
};

/** What an address may do without end is done ten times a second. */
const paced = (work: () => Promise<void>) => async (): Promise<void> => {
  await work();
  await pause(100 * CONCURRENCY);
};

const step = (): number => Math.floor(Math.random() * length);
const body = tableRequest(['me', 'open']);

/** Every route that costs something. */
const ROUTES: readonly (() => Promise<void>)[] = [
  () => get(`/api/tables/${finished}/history`),
  () => get(`/api/tables/${running}/history`),
  () => get(`/api/tables/${finished}/past/${step()}`),
  () => get(`/api/tables/${running}/past/${step()}`),
  () => get(`/api/tables/${finished}/replay`),
  () => get(`/api/tables/${running}`),
  () => get('/api/lobby'),
  paced(() => get('/healthz')),
  paced(() => get('/')),
  paced(() => get('/api/openapi.json')),
  call(() => me.call('create', { body })),
  call(() => me.call('rename', { body: { name: `Visitor ${step()}` } })),
  call(() => me.call('recovery', {})),
  call(() => me.call('rematch', { id: finished })),
];

const repeat = async (work: () => Promise<void>): Promise<void> => {
  for (;;) await work().catch(() => pause(AFTER_REFUSAL));
};

const chatter = async (connection: TestConnection): Promise<void> => {
  const move = { type: 'nothing' };
  for (let ref = 0; connection.socket.readyState === connection.socket.OPEN; ref += 4) {
    const table = ref % 8 === 0 ? finished : running;
    connection.send({ kind: 'watch', ref, table });
    connection.send({ kind: 'move', ref: ref + 1, table, at: length, move });
    connection.send({ kind: 'undo', ref: ref + 2, table, at: length });
    connection.send({ kind: 'say', ref: ref + 3, table, text: 'Hello '.repeat(60) });
    await pause(4000 / MESSAGES_PER_SECOND);
  }
};

for (const route of ROUTES) for (let count = 0; count < CONCURRENCY; count++) void repeat(route);
for (let count = 0; count < SOCKETS; count++) void me.connect().then(chatter, () => {});
console.log(READY);
process.on('SIGTERM', () => {
  console.log(JSON.stringify({ answered, refused }));
  process.exit(0);
});
