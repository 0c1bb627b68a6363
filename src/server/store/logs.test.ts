import { describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/ground.ts';
import { append, hashes, newLog, personOf, storesOfATest, tableOf, WRITERS } from '../testing/stores.ts';
import type { Notice } from './bus.ts';
import type { Store } from './index.ts';

const { ground, storeAt, processesAt } = storesOfATest();

describe.each(ENGINES)('the logs on %s', kind => {
  test('writes the end of a game together with its last entry, for whoever was first with it', async () => {
    const store = await storeAt(await ground(kind));
    const table = { ...tableOf(await personOf(store)), status: 'running' as const, toAct: [1] };
    await store.tables.create(table);
    await store.logs.begin(table.id);
    const last = [append(table.id, 0), { ...append(table.id, 0), places: [3, 2, 1] }];
    expect(await store.logs.append(last)).toEqual([true, false]);
    expect((await store.tables.load(table.id))?.status).toBe('running');
    await store.logs.append([{ ...append(table.id, 1), places: [2, 1, 3] }]);
    expect(await store.tables.load(table.id)).toMatchObject({ status: 'over', places: [2, 1, 3], toAct: [] });
  });

  test('lets one of many writers be the first with a number', async () => {
    const place = await ground(kind);
    const processes = await processesAt(place, kind, 3);
    const table = await newLog(processes[0]!);
    for (let seq = 0; seq < 10; seq++) {
      const answers = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) =>
          processes[writer % 3]!.logs.append([append(table, seq, `${seq} by ${writer}`)]),
        ),
      );
      const winners = answers.flatMap(([isFirst], writer) => (isFirst ? [writer] : []));
      expect(winners).toHaveLength(1);
      expect((await hashes(processes[0]!, table))[seq]).toBe(`${seq} by ${winners[0]}`);
    }
  });

  test('lets one of many writers in the same commit be the first with a number', async () => {
    const store = await storeAt(await ground(kind));
    const table = await newLog(store);
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => store.writer.append(append(table, 0, `${writer}`))),
    );
    expect(answers).toEqual([true, ...Array.from({ length: WRITERS - 1 }, () => false)]);
    expect(await hashes(store, table)).toEqual(['0']);
  });

  test('never writes over an entry, and writes the others of the same commit', async () => {
    const store = await storeAt(await ground(kind));
    const [one, other] = [await newLog(store), await newLog(store)];
    expect(await store.logs.append([append(one, 0, 'first')])).toEqual([true]);
    expect(await store.logs.append([append(one, 0, 'second'), append(other, 0), append(one, 1)])).toEqual([
      false,
      true,
      true,
    ]);
    expect(await hashes(store, one)).toEqual(['first', 'x']);
    expect(await hashes(store, other)).toEqual(['x']);
  });

  test('leaves no gap in a log, and writes nothing to one that is not there', async () => {
    const store = await storeAt(await ground(kind));
    const table = await newLog(store);
    expect(await store.logs.append([append(table, 1), append('nobody’s', 0), append(table, 0)])).toEqual([
      false,
      false,
      true,
    ]);
    expect(await store.logs.append([append(table, 2), append(table, 1), append(table, 2)])).toEqual([
      false,
      true,
      true,
    ]);
    expect((await store.logs.entriesFrom(table, 0)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(await store.logs.entriesFrom('nobody’s', 0)).toEqual([]);
  });

  test('lets processes race for the same tables in any order, and loses none of their commits', async () => {
    const place = await ground(kind);
    const [one, other] = (await processesAt(place, kind, 2)) as [Store, Store];
    const tables = await Promise.all(Array.from({ length: 400 }, () => newLog(one)));
    for (let seq = 0; seq < 12; seq++) {
      const wanted = tables.map(table => append(table, seq));
      const [here, there] = await Promise.all([one.logs.append(wanted), other.logs.append(wanted.toReversed())]);
      expect(here.map((isFirst, index) => Number(isFirst) + Number(there.at(-1 - index)))).toEqual(tables.map(() => 1));
    }
  });

  test('keeps the latest snapshot of a table', async () => {
    const store = await storeAt(await ground(kind));
    const table = await newLog(store);
    expect(await store.logs.snapshot(table)).toBeUndefined();
    await store.logs.append([append(table, 0)], { snapshots: [{ table, length: 1, body: 'early' }] });
    store.writer.keepSnapshot({ table, length: 2, body: 'late' });
    await store.writer.append(append(table, 1));
    expect(await store.logs.snapshot(table)).toEqual({ length: 2, body: 'late' });
  });

  test('reads a log from any entry on, in order', async () => {
    const store = await storeAt(await ground(kind));
    const [table, other] = [await newLog(store), await newLog(store)];
    await store.logs.append([append(table, 0, 'a'), append(other, 0), append(table, 1, 'b')]);
    await store.logs.append([append(other, 1), append(table, 2, 'c')]);
    expect(await hashes(store, table)).toEqual(['a', 'b', 'c']);
    expect((await store.logs.entriesFrom(table, 2)).map(({ hash }) => hash)).toEqual(['c']);
    expect(await store.logs.entriesFrom(table, 3)).toEqual([]);
  });
});

describe('processes on one database', () => {
  test('hear of entries only when they are there', async () => {
    const place = await ground('postgres');
    const [writer, reader] = [await storeAt(place), await storeAt(place)];
    const table = await newLog(writer);
    const heard = new Promise<Notice>(resolve => reader.bus.listen(notice => resolve(notice)));
    await writer.logs.append([append(table, 0)]);
    expect(await heard).toEqual({ kind: 'entries', tables: [table] });
    expect(await hashes(reader, table)).toEqual(['x']);
  });

  test('do not hear themselves', async () => {
    const place = await ground('postgres');
    const [one, other] = [await storeAt(place), await storeAt(place)];
    const own: Notice[] = [];
    one.bus.listen(notice => own.push(notice));
    const heard = new Promise<Notice>(resolve => other.bus.listen(notice => resolve(notice)));
    await one.bus.publish({ kind: 'changed', table: 'mine' });
    await heard;
    const answer = new Promise<void>(resolve => one.bus.listen(() => resolve()));
    await other.bus.publish({ kind: 'changed', table: 'theirs' });
    await answer;
    expect(own).toEqual([{ kind: 'changed', table: 'theirs' }]);
  });
});
