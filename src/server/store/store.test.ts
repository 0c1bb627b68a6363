import { describe, expect, test } from 'vitest';
import { Table } from '#kernel';
import { iunu } from '#games/iunu';
import { newId } from '../secrets.ts';
import { openEngine } from './engine.ts';
import type { Store } from './index.ts';
import { migrate } from './migrations.ts';
import { prepareQuery } from './preparedQuery.ts';
import { setupStores } from '../testing/setup.ts';
import { addPerson, CONCURRENCY, ENGINES, hashesOf, newEntry } from '../testing/testDatabase.ts';
import { newTableRecord, NOW } from '../testing/testTables.ts';

const { newDatabase, openStoreOn, openStoresOn } = setupStores();

describe.each(ENGINES)('the store on %s', kind => {
  test('keeps what it holds when it is opened again', async () => {
    const database = await newDatabase(kind);
    const first = await openStoreOn(database);
    const table = newTableRecord(await addPerson(first));
    await first.tables.create(table);
    await first.logs.begin(table.id);
    await first.logs.append([newEntry(table.id, 0)]);
    const second = await openStoreOn(database);
    expect((await second.tables.load(table.id))?.seedHash).toBe(table.seedHash);
    expect(await hashesOf(second, table.id)).toEqual(['x']);
  });

  test('reads committed rows only', async () => {
    const engine = openEngine((await newDatabase(kind)).location);
    await migrate(engine);
    const named = prepareQuery(engine, (db, name: string, created: number) =>
      db.selectFrom('people').select('id').where('created', '>=', created).where('name', '=', name).compile(),
    );
    const half = await engine.db.transaction().execute(async commit => {
      await commit.insertInto('people').values({ id: 'a', name: 'Ada', created: NOW }).execute();
      await commit.insertInto('people').values({ id: 'b', name: 'Ben', created: NOW }).execute();
      return named('Ada', NOW);
    });
    expect(half).toEqual([]);
    expect(await named('Ada', NOW)).toEqual([{ id: 'a' }]);
    expect(await named('Ben', NOW)).toEqual([{ id: 'b' }]);
    expect(await named('Ben', NOW + 1)).toEqual([]);
    await engine.db.destroy();
  });

  test('lists public tables, the latest first, and finds others only by their id', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const person = await addPerson(store);
    const old = { ...newTableRecord(person), updated: NOW };
    const young = { ...newTableRecord(person), updated: NOW + 1000 };
    const secret = { ...newTableRecord(person), isPublic: false, updated: NOW + 2000 };
    const closed = { ...newTableRecord(person), status: 'running' as const, mayWatch: false };
    for (const table of [old, young, secret, closed]) await store.tables.create(table);
    expect((await store.tables.listPublic('open')).map(({ id }) => id)).toEqual([young.id, old.id]);
    expect(await store.tables.listPublic('running')).toEqual([]);
    expect((await store.tables.load(secret.id))?.id).toBe(secret.id);
    expect((await store.tables.ofPerson(person)).map(({ id }) => id).slice(0, 2)).toEqual([secret.id, young.id]);
    expect(await store.tables.ofPerson(newId())).toEqual([]);
  });

  test('finds overdue tables', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const person = await addPerson(store);
    const running = (deadline: number | undefined) => ({
      ...newTableRecord(person),
      status: 'running' as const,
      deadline,
    });
    const [late, later, never] = [running(NOW - 1), running(NOW + 1), running(undefined)];
    for (const table of [late, later, never]) await store.tables.create(table);
    expect(await store.tables.overdue(NOW)).toEqual([late.id]);
    const listings = new Map([late, later].map(({ id }) => [id, { updated: NOW, toAct: [1], deadline: NOW + 5 }]));
    await store.logs.append([], { listings });
    expect(await store.tables.overdue(NOW)).toEqual([]);
    expect((await store.tables.load(late.id))?.toAct).toEqual([1]);
  });

  test('finds running tables with a stale listing', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const person = await addPerson(store);
    const added = async (status: 'running' | 'over', updated: number): Promise<string> => {
      const table = { ...newTableRecord(person), status, updated };
      await store.tables.create(table);
      await store.logs.begin(table.id);
      await store.logs.append([newEntry(table.id, 0), newEntry(table.id, 1)]);
      return table.id;
    };
    const late = await added('running', NOW - 1);
    await added('running', NOW);
    await added('over', NOW - 1);
    expect(await store.tables.withStaleListing()).toEqual([late]);
  });

  test('gives a seat to one of many concurrent claims', async () => {
    const database = await newDatabase(kind);
    const stores = await openStoresOn(database, kind, 2);
    const store = stores[0]!;
    const table = newTableRecord(await addPerson(store));
    await store.tables.create(table);
    const people = await Promise.all(
      Array.from({ length: CONCURRENCY }, (_, index) => addPerson(store, `guest ${index}`)),
    );
    const taken = await Promise.all(
      people.map((person, index) => stores[index % 2]!.tables.claimSeat(table.id, 1, { person, salt: 's' })),
    );
    expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
    const winner = people[taken.indexOf(true)];
    expect((await store.tables.load(table.id))?.seats.map(({ person }) => person)).toEqual([
      table.host,
      winner,
      undefined,
    ]);
  });

  test('gives nobody two seats, also with concurrent claims', async () => {
    const database = await newDatabase(kind);
    const stores = await openStoresOn(database, kind, 2);
    const store = stores[0]!;
    const guest = await addPerson(store, 'guest');
    for (let round = 0; round < 10; round++) {
      const table = newTableRecord(await addPerson(store), 4);
      await store.tables.create(table);
      const taken = await Promise.all(
        [1, 2, 3].map(seat => stores[seat % 2]!.tables.claimSeat(table.id, seat, { person: guest, salt: 's' })),
      );
      expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
    }
  });

  test('starts a game once, and no seat can be claimed afterwards', async () => {
    const database = await newDatabase(kind);
    const stores = await openStoresOn(database, kind, 2);
    const store = stores[0]!;
    const table = newTableRecord(await addPerson(store));
    await store.tables.create(table);
    const { header, log } = Table.open(iunu, table.config as never, { seed: table.seed });
    const started = await Promise.all(
      Array.from({ length: 6 }, (_, index) => stores[index % 2]!.tables.start(table, header, log.entries[0]!)),
    );
    expect(started.filter(isStarted => isStarted)).toHaveLength(1);
    expect(await store.logs.entriesFrom(table.id, 0)).toEqual(JSON.parse(JSON.stringify(log.entries)));
    expect(await store.tables.claimSeat(table.id, 1, { person: await addPerson(store), salt: 's' })).toBe(false);
    expect((await store.tables.load(table.id))?.status).toBe('running');
  });

  test('never starts a game without somebody who joined before', async () => {
    const database = await newDatabase(kind);
    const stores = await openStoresOn(database, kind, 2);
    const store = stores[0]!;
    const guest = await addPerson(store, 'guest');
    for (let round = 0; round < 20; round++) {
      const table = newTableRecord(await addPerson(store));
      await store.tables.create(table);
      const { header, log } = Table.open(iunu, table.config as never, { seed: table.seed });
      const [isTaken, isStarted] = await Promise.all([
        store.tables.claimSeat(table.id, 1, { person: guest, salt: 's' }),
        stores[1]!.tables.start(table, header, log.entries[0]!),
      ]);
      const { seats, status } = (await store.tables.load(table.id))!;
      expect(seats[1]!.person === guest).toBe(isTaken);
      // A start that lost the race must be tried again with the new seats.
      expect([isTaken, isStarted, status]).toEqual(isTaken ? [true, false, 'open'] : [false, true, 'running']);
    }
  });

  test('remembers one rematch', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const table = newTableRecord(await addPerson(store));
    await store.tables.create(table);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map(next => store.tables.setNext(table.id, next, undefined)),
    );
    expect(answers.filter(isFirst => isFirst)).toHaveLength(1);
  });

  test('deletes all personal data, and keeps the games', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const [person, other] = [await addPerson(store, 'Ada'), await addPerson(store, 'Ben')];
    const table = { ...newTableRecord(person), status: 'running' as const };
    await store.tables.create(table);
    await store.logs.begin(table.id);
    await store.logs.append([newEntry(table.id, 0)]);
    const line = { table: table.id, seat: 0, text: 'hello', time: NOW };
    await store.chats.add({ ...line, person });
    await store.chats.add({ ...line, person: other });
    await store.people.addDevice(person, 'token', NOW);
    await store.people.setRecovery(person, 'secret');
    await store.people.forget(person);
    expect(await store.people.byToken('token')).toBeUndefined();
    expect(await store.people.byRecovery('secret')).toBeUndefined();
    expect((await store.chats.latest(table.id, true)).map(({ name }) => name)).toEqual(['Ben']);
    const left = await store.tables.load(table.id);
    expect([left?.host, left?.seats[0]?.kind, left?.seats[0]?.person, left?.seats[0]?.name]).toEqual([
      undefined,
      'person',
      undefined,
      '',
    ]);
    expect(JSON.stringify(left)).not.toContain(person);
    expect(await hashesOf(store, table.id)).toEqual(['x']);
  });

  test('stores no chat message of a person who is being deleted', async () => {
    const [store, elsewhere] = (await openStoresOn(await newDatabase(kind), kind, 2)) as [Store, Store];
    const [table, person] = [newId(), await addPerson(store)];
    const say = () => elsewhere.chats.add({ table, person, seat: 0, text: 'hello', time: NOW });
    const before = await say();
    expect(before).toMatchObject({ name: 'Ada', seat: 0, text: 'hello' });
    const [, ...during] = await Promise.all([store.people.forget(person), ...Array.from({ length: CONCURRENCY }, say)]);
    expect(during).toHaveLength(CONCURRENCY);
    expect(await say()).toBeUndefined();
    expect(await store.chats.latest(table, false)).toEqual([]);
  });

  test('serializes concurrent changes of a seat', async () => {
    const stores = await openStoresOn(await newDatabase(kind), kind, 2);
    const [store] = stores as [Store];
    const table = newTableRecord(await addPerson(store));
    await store.tables.create(table);
    const voters = Array.from({ length: CONCURRENCY }, (_, voter) => voter);
    await Promise.all(
      voters.map(voter =>
        stores[voter % 2]!.tables.changeSeat(table.id, 1, seat => ({ ...seat, votes: [...seat.votes, voter] })),
      ),
    );
    const { seats } = (await store.tables.load(table.id))!;
    expect(seats[1]!.votes.toSorted((one, other) => one - other)).toEqual(voters);
    expect([seats[0], seats[2]]).toEqual([{ ...table.seats[0], name: 'Ada' }, table.seats[2]]);
  });

  test('keeps chat in order, and the audience’s from the players', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const [table, person] = [newId(), await addPerson(store)];
    for (const [text, seat] of [
      ['a', 0],
      ['b', undefined],
      ['c', 1],
    ] as const)
      await store.chats.add({ table, person, seat, text, time: NOW });
    expect((await store.chats.latest(table, false)).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect((await store.chats.latest(table, true)).map(({ text }) => text)).toEqual(['a', 'c']);
  });
});
