import { describe, expect, onTestFinished, test } from 'vitest';
import { EXAMPLE_GAMES, gameOf, GAMES, loadFrozen } from '#games';
import { FROZEN_VERSIONS } from '#games/frozenVersions';
import {
  at,
  chainEntry,
  fastChance,
  headerHash,
  Table,
  type AnyGame,
  type AnyTable,
  type Entry,
  type Header,
} from '#kernel';
import { parseReplay, verifyReplay } from '#kernel/replayFile';
import { startClock } from '../rooms/clock.ts';
import { encodeSnapshot } from '../rooms/snapshot.ts';
import { setupStores } from '../testing/setup.ts';
import { playToEnd, TableClient } from '../testing/tableClient.ts';
import type { TestClient } from '../testing/testClient.ts';
import { ENGINES, type EngineKind, type TestDatabase } from '../testing/testDatabase.ts';
import { TestServer } from '../testing/testServer.ts';
import { defaultConfig, NOW, tableRequest } from '../testing/testTables.ts';

const { newDatabase, openStoreOn } = setupStores();

/** Every version that new tables are no longer played by. */
const EARLIER = [...GAMES, ...EXAMPLE_GAMES].flatMap(({ id, version: current }) =>
  (FROZEN_VERSIONS[id] ?? []).flatMap(({ version }) => (version < current ? [{ id, version }] : [])),
);

const serverOn = async ({ location }: TestDatabase): Promise<TestServer> => {
  const server = await TestServer.open({ folder: location.folder, databaseUrl: location.url });
  onTestFinished(() => server.close());
  return server;
};

/** A table at which two people wait for the start, created over HTTP. */
const waitingTable = async (server: TestServer, game: string) => {
  const people = await server.newClients(2);
  const [ana, ben] = [at(people, 0), at(people, 1)];
  const { id } = await ana.call('create', { body: tableRequest(['me', 'open'], { game }) });
  await ben.call('join', { id, body: { salt: 'pepper' } });
  return { id, people };
};

/** As tables wrote their logs before there were results. */
const withoutResults = (header: Header<unknown>, entries: readonly Entry<unknown>[]): readonly Entry<unknown>[] => {
  let previous = headerHash(header);
  return entries.map(({ result: _result, ...entry }) => {
    const link = chainEntry<unknown>(previous, entry);
    previous = link.hash;
    return link;
  });
};

/** So many random moves, as a server of that version would have accepted them. */
const playSome = (table: AnyTable, moves: number): void => {
  const { game } = table;
  const rng = fastChance(7);
  for (let count = 0; count < moves; count++) {
    const [seat] = game.toAct(table.state);
    if (seat === undefined) return;
    const legal = game.legalMoves(table.state, seat);
    table.submit(seat, at(legal, rng.pick(legal.length)), NOW);
  }
};

/** Starts a waiting table in the store as a server with these rules would have, some moves included. */
const startByRules = async (
  database: TestDatabase,
  id: string,
  game: AnyGame,
  { moves = 4, hasSnapshot = false, change = (header: Header<unknown>) => header } = {},
): Promise<void> => {
  const store = await openStoreOn(database);
  const record = (await store.tables.load(id))!;
  const salts = record.seats.flatMap(({ salt }) => salt ?? []);
  const table = Table.open(game, defaultConfig(game, 2), { seed: record.seed, salts, time: NOW });
  playSome(table, moves);
  const header = change(table.header);
  const [setup, ...rest] = withoutResults(header, table.log.entries);
  expect(await store.tables.start(record, header, setup!)).toBe(true);
  const { length, position } = table.snapshot;
  const snapshot = encodeSnapshot({
    snapshot: { length, hash: rest.at(-1)!.hash, position },
    clock: startClock(record.pace, 2, game.toAct(table.state), NOW),
    lastSeqBySeat: [length - 1, length - 1],
    undosBySeat: [0, 0],
  });
  const snapshots = hasSnapshot ? [{ table: id, ...snapshot }] : [];
  await store.logs.append(
    rest.map(entry => ({ table: id, entry })),
    { snapshots },
  );
};

/** The same people at the server after the upgrade. */
const upgrade = async (server: TestServer, people: readonly TestClient[]): Promise<readonly TestClient[]> => {
  await server.restart();
  return people.map(person => person.at(server.address));
};

const watch = async (person: TestClient, id: string): Promise<TableClient> =>
  new TableClient(await person.connect(), id).watch();

describe.each(ENGINES)('on %s', (kind: EngineKind) => {
  test.each(EARLIER)(
    'a table of $id, begun under version $version, is played to its end',
    async ({ id: gameId, version }) => {
      const game = (await loadFrozen(gameId, version))!;
      for (const hasSnapshot of [false, true]) {
        const database = await newDatabase(kind);
        const server = await serverOn(database);
        const { id, people: before } = await waitingTable(server, gameId);
        await startByRules(database, id, game, { hasSnapshot });
        const people = await upgrade(server, before);
        const clients = await Promise.all(people.map(person => watch(person, id)));
        expect(clients[0]!.info).toMatchObject({ status: 'running', rules: { version, components: game.components } });
        await playToEnd(clients, 3);
        await clients[0]!.waitUntil(({ info }) => info?.status === 'over');
        const [ana] = people;
        const parsed = parseReplay(JSON.stringify(await ana!.call('replay', { id })));
        if (!parsed.ok) throw new Error(parsed.fault);
        expect(parsed.value).toMatchObject({ version, game: gameId });
        expect(verifyReplay(game, parsed.value)).toBeUndefined();
        expect((await ana!.call('history', { id })).history.length).toBeGreaterThan(5);
        expect((await ana!.call('past', { id, seq: 3 })).length).toBe(4);
        // They play again by the rules of today.
        const next = await ana!.call('rematch', { id });
        expect(next.status).toBe('open');
        for (const { connection } of clients) connection.close();
      }
    },
  );

  test('a table whose rules are not here says so, everywhere, and is kept', async () => {
    const database = await newDatabase(kind);
    const server = await serverOn(database);
    const game = at(EXAMPLE_GAMES, 0);
    const faults = [
      ['version', { version: 99 }],
      ['components', { components: 'other cards' }],
      ['game', { game: 'chess' }],
    ] as const;
    for (const [fault, change] of faults) {
      const { id, people } = await waitingTable(server, game.id);
      await startByRules(database, id, game, { change: header => ({ ...header, ...change }) });
      const [ana] = await upgrade(server, people);
      const lobby = await ana!.call('lobby', {});
      if (fault !== 'components') expect(lobby.mine[0]).toMatchObject({ id, unavailable: fault });
      expect(await ana!.call('table', { id })).toMatchObject({ id, status: 'running', unavailable: fault });
      const connection = await ana!.connect();
      expect(await connection.request({ kind: 'watch', table: id })).toMatchObject({ code: 'unavailable' });
      const move = { type: 'endTurn' };
      expect(await connection.request({ kind: 'move', table: id, at: 5, move })).toMatchObject({ code: 'unavailable' });
      for (const route of ['history', 'past'] as const)
        await expect(ana!.call(route, { id, seq: 1 })).rejects.toMatchObject({ status: 409, code: 'unavailable' });
      connection.close();
      const store = await openStoreOn(database);
      expect(await store.logs.entriesFrom(id, 0)).toHaveLength(5);
    }
  });

  test('a log that its rules make something else of is not played on', async () => {
    const database = await newDatabase(kind);
    const server = await serverOn(database);
    const game = at(GAMES, 0);
    const { id, people } = await waitingTable(server, game.id);
    // The state is hashed in the first entry already.
    const changed: AnyGame = {
      ...game,
      setup: (config, chance) => {
        const { state, events } = game.setup(config, chance);
        return { state: { ...(state as object), extra: 1 }, events };
      },
    };
    const store = await openStoreOn(database);
    const record = (await store.tables.load(id))!;
    const salts = record.seats.flatMap(({ salt }) => salt ?? []);
    const { header, log } = Table.open(changed, record.config, { seed: record.seed, salts, time: NOW });
    await store.tables.start(record, header, at(log.entries, 0));
    const [ana] = await upgrade(server, people);
    expect(await ana!.call('table', { id })).toMatchObject({ unavailable: 'log' });
    const connection = await ana!.connect();
    expect(await connection.request({ kind: 'watch', table: id })).toMatchObject({ code: 'unavailable' });
    connection.close();
  });

  test('a table that waited through an upgrade starts with the options of today', async () => {
    const database = await newDatabase(kind);
    const server = await serverOn(database);
    const { id, people } = await waitingTable(server, 'iunu');
    const store = await openStoreOn(database);
    const record = (await store.tables.load(id))!;
    const { seasonTotal: _missing, ...options } = record.config.options as Record<string, unknown>;
    const old = {
      ...record,
      id: 'o'.repeat(22),
      config: { seats: 2, options: { ...options, gone: true, breadLimited: false } },
    };
    await store.tables.create(old);
    const info = await people[0]!.call('table', { id: old.id });
    expect(info.config.options).toMatchObject({ breadLimited: false, seasonTotal: 2 });
    expect(info.config.options).not.toHaveProperty('gone');
    const started = await people[0]!.call('start', { id: old.id, body: { salt: 'salt' } });
    expect(started).toMatchObject({ status: 'running', config: info.config });
    expect((await gameOf({ game: 'iunu', ...started.rules! })).ok).toBe(true);
  });
});
