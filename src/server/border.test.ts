import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { allMoves, asidesOf, at, fastChance, seat as toSeat, type Entry } from '#kernel';
import { parseReplay, verifyReplay } from '#kernel/replayFile';
import { parseStrictJson } from './live/strictJson.ts';
import { CONNECTIONS_PER_PERSON } from './rateLimit.ts';
import { newId } from './secrets.ts';
import { ReplayedTable } from './replays/replayedTable.ts';
import { applyAction, randomAction } from './testing/secrecy.ts';
import { setupStores } from './testing/setup.ts';
import { ENGINES } from './testing/testDatabase.ts';
import { TestServer } from './testing/testServer.ts';
import { defaultConfig, gameWithId, NOW, startedTable, startGame } from './testing/testTables.ts';

const { newDatabase, openStoreOn } = setupStores();

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ hasLimits: true });
});
afterAll(() => server.close());

/** The code with which a WebSocket is closed. */
const closeCode = (socket: WebSocket): Promise<number> =>
  new Promise(resolve => void socket.once('close', code => resolve(code)));

const openSocket = (cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`, { headers: { cookie } });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

describe('findings, server 8', () => {
  test('a body that does not arrive is given up', async () => {
    const { port } = new URL(server.address);
    const sockets = Array.from({ length: 20 }, () => {
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        'POST /api/me HTTP/1.1\r\nhost: x\r\nx-fourscore: 1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
      socket.resume();
      return socket;
    });
    await Promise.all(sockets.map(socket => new Promise(resolve => void socket.once('close', resolve))));
  }, 30_000);

  test('a person has only so many sockets, and others are not refused for it', async () => {
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS_PER_PERSON }, () => openSocket(ana.cookie)));
    expect(await closeCode(await openSocket(ana.cookie))).toBe(4429);
    const bens = await openSocket(ben.cookie);
    const closed = closeCode(at(sockets, 0));
    at(sockets, 0).close();
    await closed;
    await expect
      .poll(
        async () => {
          const again = await openSocket(ana.cookie);
          sockets.push(again);
          return Promise.race([closeCode(again), new Promise(resolve => setTimeout(resolve, 300, 'open'))]);
        },
        { timeout: 10_000 },
      )
      .toBe('open');
    for (const socket of [...sockets, bens]) socket.terminate();
  });
});

describe('findings, server 9', () => {
  test('a message with a field that every object has is not understood', async () => {
    expect(parseStrictJson('{"a":{"__proto__":1}}')).toBeUndefined();
    expect(parseStrictJson('{"\\u005f_proto__":1}')).toBeUndefined();
    expect(parseStrictJson('{"text":"a __proto__ in words, and \\u00e9"}')).toEqual({
      text: 'a __proto__ in words, and é',
    });
    const [ana, ben] = [await server.newClient(), await server.newClient()];
    const table = await startGame([ana, ben]);
    const socket = await openSocket(ana.cookie);
    const answer = new Promise(resolve => void socket.once('message', data => resolve(JSON.parse(String(data)))));
    socket.send(`{"kind":"move","ref":3,"table":"${table}","at":1,"move":{"type":"endTurn","__proto__":{"x":1}}}`);
    expect(await answer).toMatchObject({ kind: 'error', code: 'badMessage', ref: 3 });
    socket.terminate();
  });

  test('one’s other devices can be ended, with the recovery link', async () => {
    const [ana, phone] = [await server.newClient(), await server.newClient()];
    const { secret } = await ana.call('recovery', {});
    await phone.call('recover', { body: { secret } });
    const [own, other] = [await openSocket(ana.cookie), await openSocket(phone.cookie)];
    const ended = closeCode(other);
    await ana.call('endOtherDevices', {});
    expect(await ended).toBe(4401);
    expect(own.readyState).toBe(WebSocket.OPEN);
    await expect(phone.call('lobby', {})).rejects.toMatchObject({ status: 401 });
    await expect(phone.call('recover', { body: { secret } })).rejects.toMatchObject({ code: 'unknownSecret' });
    expect(await ana.call('lobby', {})).toBeDefined();
    own.terminate();
  });
});

describe.each(ENGINES)('findings, server 9: free words in agreements on %s', kind => {
  /** Plays Dragon Dune until somebody has written words of their own. */
  const playWithWords = (seed: string) => {
    const game = gameWithId('dragon-dune');
    const { record, table } = startedTable(game, defaultConfig(game, 3), seed);
    const rng = fastChance(5);
    while (table.outcome === undefined) {
      for (const seat of [0, 1, 2].map(toSeat)) {
        const wordy = allMoves(game, table.state, seat).find(move => withWords(move) !== move);
        if (wordy !== undefined && table.submit(seat, withWords(wordy), NOW).ok)
          return { game, record, table, writer: seat };
        // Agreements are made aside.
        const asides = asidesOf(game, table.state, seat);
        if (asides.length > 0) table.submit(seat, at(asides, rng.pick(asides.length)), NOW);
      }
      applyAction(table, randomAction(table, rng));
    }
    throw new Error('nobody wrote anything');
  };

  /** A move with words where it has room for some. */
  const withWords = (move: unknown): unknown => {
    const { field, value, words } = move as Readonly<Record<string, unknown>>;
    if (field === 'words' && value === '') return { ...(move as object), value: WORDS };
    return words === '' ? { ...(move as object), words: WORDS } : move;
  };

  const WORDS = 'my own words';

  test('are gone from the log when their author has deleted everything; the game still verifies', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const { game, record, table, writer } = playWithWords('a seed for words');
    const person = newId();
    await store.people.create({ id: person, name: 'Ana' }, newId(), NOW);
    const seats = record.seats.map((seat, index) => ({ ...seat, person: index === writer ? person : undefined }));
    await store.tables.create({ ...record, status: 'over', seats });
    await store.logs.begin(record.id);
    const { entries, header } = table.log;
    await store.logs.append(
      entries.map(entry => ({ table: record.id, entry })),
      { snapshots: [{ table: record.id, length: entries.length, body: JSON.stringify(table.snapshot) }] },
    );
    const stored = async (): Promise<readonly Entry<unknown>[]> => store.logs.entriesFrom(record.id, 0);
    expect(JSON.stringify(await stored())).toContain(WORDS);
    await store.people.forget(person);
    for (const id of await store.freeWords.pending()) await store.freeWords.wipe(id);
    expect(await store.freeWords.pending()).toEqual([]);
    const wiped = await stored();
    expect(wiped).toHaveLength(entries.length);
    expect(JSON.stringify(wiped)).not.toContain(WORDS);
    expect(await store.logs.snapshot(record.id)).toBeUndefined();
    const file = parseReplay(new ReplayedTable(game, header).append(wiped).replayFile(record.seed));
    if (!file.ok) throw new Error(file.fault);
    expect(verifyReplay(game, file.value)).toBeUndefined();
  });
});
