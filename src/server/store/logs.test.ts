import { describe, expect, test } from 'vitest';
import type { BusMessage } from './bus.ts';
import type { Store } from './index.ts';
import { setupStores } from '../testing/setup.ts';
import { addLog, addPerson, CONCURRENCY, ENGINES, hashesOf, newEntry } from '../testing/testDatabase.ts';
import { newTableRecord } from '../testing/testTables.ts';

const { newDatabase, openStoreOn, openStoresOn } = setupStores();

describe.each(ENGINES)('the logs on %s', kind => {
  test('commit the end of a game together with its last entry, if that is written', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const table = { ...newTableRecord(await addPerson(store)), status: 'running' as const, toAct: [1] };
    await store.tables.create(table);
    await store.logs.begin(table.id);
    const last = [newEntry(table.id, 0), { ...newEntry(table.id, 0), places: [3, 2, 1] }];
    expect(await store.logs.append(last)).toEqual([true, false]);
    expect((await store.tables.load(table.id))?.status).toBe('running');
    await store.logs.append([{ ...newEntry(table.id, 1), places: [2, 1, 3] }]);
    expect(await store.tables.load(table.id)).toMatchObject({ status: 'over', places: [2, 1, 3], toAct: [] });
  });

  test('let one of many writers append an entry with a number (compare and set)', async () => {
    const database = await newDatabase(kind);
    const stores = await openStoresOn(database, kind, 3);
    const table = await addLog(stores[0]!);
    for (let seq = 0; seq < 10; seq++) {
      const answers = await Promise.all(
        Array.from({ length: CONCURRENCY }, (_, writer) =>
          stores[writer % 3]!.logs.append([newEntry(table, seq, `${seq} by ${writer}`)]),
        ),
      );
      const winners = answers.flatMap(([isFirst], writer) => (isFirst ? [writer] : []));
      expect(winners).toHaveLength(1);
      expect((await hashesOf(stores[0]!, table))[seq]).toBe(`${seq} by ${winners[0]}`);
    }
  });

  test('let one of many writers in the same commit append an entry with a number', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const table = await addLog(store);
    const answers = await Promise.all(
      Array.from({ length: CONCURRENCY }, (_, writer) => store.writer.append(newEntry(table, 0, `${writer}`))),
    );
    expect(answers).toEqual([true, ...Array.from({ length: CONCURRENCY - 1 }, () => false)]);
    expect(await hashesOf(store, table)).toEqual(['0']);
  });

  test('never overwrite an entry, and write the others of the same commit', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const [one, other] = [await addLog(store), await addLog(store)];
    expect(await store.logs.append([newEntry(one, 0, 'first')])).toEqual([true]);
    expect(await store.logs.append([newEntry(one, 0, 'second'), newEntry(other, 0), newEntry(one, 1)])).toEqual([
      false,
      true,
      true,
    ]);
    expect(await hashesOf(store, one)).toEqual(['first', 'x']);
    expect(await hashesOf(store, other)).toEqual(['x']);
  });

  test('have no gaps, and must exist before entries are appended', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const table = await addLog(store);
    expect(await store.logs.append([newEntry(table, 1), newEntry('nobody’s', 0), newEntry(table, 0)])).toEqual([
      false,
      false,
      true,
    ]);
    expect(await store.logs.append([newEntry(table, 2), newEntry(table, 1), newEntry(table, 2)])).toEqual([
      false,
      true,
      true,
    ]);
    expect((await store.logs.entriesFrom(table, 0)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(await store.logs.entriesFrom('nobody’s', 0)).toEqual([]);
  });

  test('has no deadlock when processes append to the same tables in any order, and loses none of their commits', async () => {
    const database = await newDatabase(kind);
    const [one, other] = (await openStoresOn(database, kind, 2)) as [Store, Store];
    const tables = await Promise.all(Array.from({ length: 400 }, () => addLog(one)));
    for (let seq = 0; seq < 12; seq++) {
      const wanted = tables.map(table => newEntry(table, seq));
      const [here, there] = await Promise.all([one.logs.append(wanted), other.logs.append(wanted.toReversed())]);
      expect(here.map((isFirst, index) => Number(isFirst) + Number(there.at(-1 - index)))).toEqual(tables.map(() => 1));
    }
  });

  test('keep the latest snapshot of a table', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const table = await addLog(store);
    expect(await store.logs.snapshot(table)).toBeUndefined();
    await store.logs.append([newEntry(table, 0)], { snapshots: [{ table, length: 1, body: 'early' }] });
    store.writer.keepSnapshot({ table, length: 2, body: 'late' });
    await store.writer.append(newEntry(table, 1));
    expect(await store.logs.snapshot(table)).toEqual({ length: 2, body: 'late' });
  });

  test('are read from any entry on, in order', async () => {
    const store = await openStoreOn(await newDatabase(kind));
    const [table, other] = [await addLog(store), await addLog(store)];
    await store.logs.append([newEntry(table, 0, 'a'), newEntry(other, 0), newEntry(table, 1, 'b')]);
    await store.logs.append([newEntry(other, 1), newEntry(table, 2, 'c')]);
    expect(await hashesOf(store, table)).toEqual(['a', 'b', 'c']);
    expect((await store.logs.entriesFrom(table, 2)).map(({ hash }) => hash)).toEqual(['c']);
    expect(await store.logs.entriesFrom(table, 3)).toEqual([]);
  });
});

describe('processes on one database', () => {
  test('are notified of entries when these are committed', async () => {
    const database = await newDatabase('postgres');
    const [writer, reader] = [await openStoreOn(database), await openStoreOn(database)];
    const table = await addLog(writer);
    const heard = new Promise<BusMessage>(resolve => reader.bus.listen(message => resolve(message)));
    await writer.logs.append([newEntry(table, 0)]);
    expect(await heard).toEqual({ kind: 'entries', tables: [table] });
    expect(await hashesOf(reader, table)).toEqual(['x']);
  });

  test('do not receive their own messages', async () => {
    const database = await newDatabase('postgres');
    const [one, other] = [await openStoreOn(database), await openStoreOn(database)];
    const own: BusMessage[] = [];
    one.bus.listen(message => own.push(message));
    const heard = new Promise<BusMessage>(resolve => other.bus.listen(message => resolve(message)));
    await one.bus.publish({ kind: 'changed', table: 'mine' });
    await heard;
    const answer = new Promise<void>(resolve => one.bus.listen(() => resolve()));
    await other.bus.publish({ kind: 'changed', table: 'theirs' });
    await answer;
    expect(own).toEqual([{ kind: 'changed', table: 'theirs' }]);
  });
});
