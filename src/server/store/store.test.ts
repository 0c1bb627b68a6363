import { describe, expect, test } from 'vitest';
import { Table } from '#kernel';
import { iunu } from '#games/iunu';
import { newId } from '../secrets.ts';
import { ENGINES } from '../testing/ground.ts';
import { append, hashes, NOW, personOf, storesOfATest, tableOf, WRITERS } from '../testing/stores.ts';
import { openEngine } from './engine.ts';
import type { Store } from './index.ts';
import { migrate } from './migrations.ts';
import { prepared } from './prepared.ts';

const { ground, storeAt, processesAt } = storesOfATest();

describe.each(ENGINES)('the store on %s', kind => {
  test('keeps what it holds when it is opened again', async () => {
    const place = await ground(kind);
    const first = await storeAt(place);
    const table = tableOf(await personOf(first));
    await first.tables.create(table);
    await first.logs.begin(table.id);
    await first.logs.append([append(table.id, 0)]);
    const second = await storeAt(place);
    expect((await second.tables.load(table.id))?.seedHash).toBe(table.seedHash);
    expect(await hashes(second, table.id)).toEqual(['x']);
  });

  test('reads what is committed, and nothing half done', async () => {
    const engine = openEngine((await ground(kind)).place);
    await migrate(engine);
    const named = prepared(engine, (db, name: string, created: number) =>
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

  test('lists what is public, the latest first, and finds the rest only by its name', async () => {
    const store = await storeAt(await ground(kind));
    const person = await personOf(store);
    const old = { ...tableOf(person), updated: NOW };
    const young = { ...tableOf(person), updated: NOW + 1000 };
    const secret = { ...tableOf(person), isPublic: false, updated: NOW + 2000 };
    const closed = { ...tableOf(person), status: 'running' as const, mayWatch: false };
    for (const table of [old, young, secret, closed]) await store.tables.create(table);
    expect((await store.tables.listed('open')).map(({ id }) => id)).toEqual([young.id, old.id]);
    expect(await store.tables.listed('running')).toEqual([]);
    expect((await store.tables.load(secret.id))?.id).toBe(secret.id);
    expect((await store.tables.ofPerson(person)).map(({ id }) => id).slice(0, 2)).toEqual([secret.id, young.id]);
    expect(await store.tables.ofPerson(newId())).toEqual([]);
  });

  test('finds the tables where time is up', async () => {
    const store = await storeAt(await ground(kind));
    const person = await personOf(store);
    const running = (deadline: number | undefined) => ({ ...tableOf(person), status: 'running' as const, deadline });
    const [late, later, never] = [running(NOW - 1), running(NOW + 1), running(undefined)];
    for (const table of [late, later, never]) await store.tables.create(table);
    expect(await store.tables.overdue(NOW)).toEqual([late.id]);
    const touches = new Map([late, later].map(({ id }) => [id, { updated: NOW, toAct: [1], deadline: NOW + 5 }]));
    await store.logs.append([], { touches });
    expect(await store.tables.overdue(NOW)).toEqual([]);
    expect((await store.tables.load(late.id))?.toAct).toEqual([1]);
  });

  test('finds the running tables that lists do not show as they are', async () => {
    const store = await storeAt(await ground(kind));
    const person = await personOf(store);
    const added = async (status: 'running' | 'over', updated: number): Promise<string> => {
      const table = { ...tableOf(person), status, updated };
      await store.tables.create(table);
      await store.logs.begin(table.id);
      await store.logs.append([append(table.id, 0), append(table.id, 1)]);
      return table.id;
    };
    const late = await added('running', NOW - 1);
    await added('running', NOW);
    await added('over', NOW - 1);
    expect(await store.tables.lagging()).toEqual([late]);
  });

  test('gives a seat to one of many who want it', async () => {
    const place = await ground(kind);
    const processes = await processesAt(place, kind, 2);
    const store = processes[0]!;
    const table = tableOf(await personOf(store));
    await store.tables.create(table);
    const people = await Promise.all(Array.from({ length: WRITERS }, (_, index) => personOf(store, `guest ${index}`)));
    const taken = await Promise.all(
      people.map((person, index) => processes[index % 2]!.tables.take(table.id, 1, { person, salt: 's' })),
    );
    expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
    const winner = people[taken.indexOf(true)];
    expect((await store.tables.load(table.id))?.seats.map(({ person }) => person)).toEqual([
      table.host,
      winner,
      undefined,
    ]);
  });

  test('gives nobody two seats, however fast they ask', async () => {
    const place = await ground(kind);
    const processes = await processesAt(place, kind, 2);
    const store = processes[0]!;
    const guest = await personOf(store, 'guest');
    for (let round = 0; round < 10; round++) {
      const table = tableOf(await personOf(store), 4);
      await store.tables.create(table);
      const taken = await Promise.all(
        [1, 2, 3].map(seat => processes[seat % 2]!.tables.take(table.id, seat, { person: guest, salt: 's' })),
      );
      expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
    }
  });

  test('begins a game once, and nobody sits down afterwards', async () => {
    const place = await ground(kind);
    const processes = await processesAt(place, kind, 2);
    const store = processes[0]!;
    const table = tableOf(await personOf(store));
    await store.tables.create(table);
    const { header, log } = Table.open(iunu, table.config as never, { seed: table.seed });
    const begun = await Promise.all(
      Array.from({ length: 6 }, (_, index) => processes[index % 2]!.tables.start(table, header, log.entries[0]!)),
    );
    expect(begun.filter(isBegun => isBegun)).toHaveLength(1);
    expect(await store.logs.entriesFrom(table.id, 0)).toEqual(JSON.parse(JSON.stringify(log.entries)));
    expect(await store.tables.take(table.id, 1, { person: await personOf(store), salt: 's' })).toBe(false);
    expect((await store.tables.load(table.id))?.status).toBe('running');
  });

  test('never lets a game begin without somebody who sat down before', async () => {
    const place = await ground(kind);
    const processes = await processesAt(place, kind, 2);
    const store = processes[0]!;
    const guest = await personOf(store, 'guest');
    for (let round = 0; round < 20; round++) {
      const table = tableOf(await personOf(store));
      await store.tables.create(table);
      const { header, log } = Table.open(iunu, table.config as never, { seed: table.seed });
      const [isTaken, isBegun] = await Promise.all([
        store.tables.take(table.id, 1, { person: guest, salt: 's' }),
        processes[1]!.tables.start(table, header, log.entries[0]!),
      ]);
      const { seats, status } = (await store.tables.load(table.id))!;
      expect(seats[1]!.person === guest).toBe(isTaken);
      // Whoever begins it has to look again who is there.
      expect([isTaken, isBegun, status]).toEqual(isTaken ? [true, false, 'open'] : [false, true, 'running']);
    }
  });

  test('remembers one rematch', async () => {
    const store = await storeAt(await ground(kind));
    const table = tableOf(await personOf(store));
    await store.tables.create(table);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map(next => store.tables.setNext(table.id, next, undefined)),
    );
    expect(answers.filter(isFirst => isFirst)).toHaveLength(1);
  });

  test('forgets everything that names a person, and keeps the games', async () => {
    const store = await storeAt(await ground(kind));
    const [person, other] = [await personOf(store, 'Ada'), await personOf(store, 'Ben')];
    const table = { ...tableOf(person), status: 'running' as const };
    await store.tables.create(table);
    await store.logs.begin(table.id);
    await store.logs.append([append(table.id, 0)]);
    const saying = { table: table.id, seat: 0, text: 'hello', time: NOW };
    await store.chats.say({ ...saying, person });
    await store.chats.say({ ...saying, person: other });
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
    expect(await hashes(store, table.id)).toEqual(['x']);
  });

  test('keeps no word of somebody who talks on while being forgotten', async () => {
    const [store, elsewhere] = (await processesAt(await ground(kind), kind, 2)) as [Store, Store];
    const [table, person] = [newId(), await personOf(store)];
    const say = () => elsewhere.chats.say({ table, person, seat: 0, text: 'hello', time: NOW });
    const before = await say();
    expect(before).toMatchObject({ name: 'Ada', seat: 0, text: 'hello' });
    const [, ...during] = await Promise.all([store.people.forget(person), ...Array.from({ length: WRITERS }, say)]);
    expect(during).toHaveLength(WRITERS);
    expect(await say()).toBeUndefined();
    expect(await store.chats.latest(table, false)).toEqual([]);
  });

  test('changes a seat one change after the other, whoever wants it', async () => {
    const stores = await processesAt(await ground(kind), kind, 2);
    const [store] = stores as [Store];
    const table = tableOf(await personOf(store));
    await store.tables.create(table);
    const voters = Array.from({ length: WRITERS }, (_, voter) => voter);
    await Promise.all(
      voters.map(voter =>
        stores[voter % 2]!.tables.changeSeat(table.id, 1, seat => ({ ...seat, votes: [...seat.votes, voter] })),
      ),
    );
    const { seats } = (await store.tables.load(table.id))!;
    expect(seats[1]!.votes.toSorted((one, other) => one - other)).toEqual(voters);
    expect([seats[0], seats[2]]).toEqual([{ ...table.seats[0], name: 'Ada' }, table.seats[2]]);
  });

  test('keeps talk in order, and the audience’s from the players', async () => {
    const store = await storeAt(await ground(kind));
    const [table, person] = [newId(), await personOf(store)];
    for (const [text, seat] of [
      ['a', 0],
      ['b', undefined],
      ['c', 1],
    ] as const)
      await store.chats.say({ table, person, seat, text, time: NOW });
    expect((await store.chats.latest(table, false)).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect((await store.chats.latest(table, true)).map(({ text }) => text)).toEqual(['a', 'c']);
  });
});
