import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultOptions, Table, type Entry } from '#kernel';
import { iunu } from '#games/iunu';
import type { TableRecord } from '../tables/record.ts';
import { newTable } from '../tables/newTable.ts';
import { newId } from '../secrets.ts';
import { ENGINES, newGround, type EngineKind, type Ground } from '../testing/ground.ts';
import { openPostgres, type Postgres } from '../testing/postgres.ts';
import type { Notice } from './bus.ts';
import type { Append } from './append.ts';
import { openEngine } from './engine.ts';
import { openStore, type Store } from './index.ts';
import { migrate } from './migrations.ts';
import { Writer } from './writer.ts';

const NOW = 1_700_000_000_000;

const SILENT = { batch() {}, failure() {} };

/** Many at once, but no more than a database has connections for. */
const WRITERS = 12;

let postgres: Postgres;
let grounds: Ground[] = [];
let stores: Store[] = [];

beforeAll(async () => {
  postgres = await openPostgres();
}, 60_000);

afterEach(async () => {
  await Promise.all(stores.map(store => store.close()));
  for (const ground of grounds) ground.remove();
  stores = [];
  grounds = [];
});

afterAll(() => postgres.stop(), 60_000);

const ground = async (kind: EngineKind): Promise<Ground> => {
  const made = await newGround(kind, postgres);
  grounds.push(made);
  return made;
};

/** A store as one process has it. */
const storeAt = async ({ place }: Ground): Promise<Store> => {
  const store = await openStore({ ...place, process: newId(), reports: SILENT });
  stores.push(store);
  return store;
};

/** As many processes as the engine allows: SQLite is for one alone. */
const processesAt = async (place: Ground, kind: EngineKind, count: number): Promise<readonly Store[]> => {
  const first = await storeAt(place);
  if (kind === 'sqlite') return Array.from({ length: count }, () => first);
  return [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => storeAt(place))))];
};

const tableOf = (person: string, seats = 3): TableRecord =>
  newTable(
    {
      game: 'iunu',
      config: { seats, options: { ...defaultOptions(iunu.options) } },
      seats: Array.from({ length: seats }, (_, index) => (index === 0 ? { kind: 'me' } : { kind: 'open' })),
      isPublic: true,
      mayWatch: true,
      pace: { kind: 'none' },
      atZero: 'bot',
      salt: 'salt',
    },
    person,
    NOW,
  );

const personOf = async ({ people }: Store, name = 'Ada'): Promise<string> => {
  const id = newId();
  await people.create({ id, name }, newId(), NOW);
  return id;
};

/** Any entry: the store does not look into it. */
const entry = (seq: number, by: string): Entry<unknown> => ({
  seq,
  time: NOW,
  deed: { kind: 'setup' },
  chance: [],
  hash: by,
});

const append = (table: string, seq: number, by = 'x'): Append => ({ table, entry: entry(seq, by) });

const hashes = async (store: Store, table: string): Promise<readonly string[]> =>
  (await store.logs.entriesFrom(table, 0)).map(({ hash }) => hash);

/** A log that waits for its first entry. */
const newLog = async ({ logs }: Store): Promise<string> => {
  const table = newId();
  await logs.begin(table);
  return table;
};

/** Builds the tables in a process of its own. */
const migrateElsewhere = async ({ place }: Ground): Promise<string> => {
  const script = `
    import { openEngine } from './src/server/store/engine.ts';
    import { migrate } from './src/server/store/migrations.ts';
    const engine = openEngine(${JSON.stringify(place)});
    await migrate(engine);
    await engine.db.destroy();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', text => (printed += String(text)));
  const [code] = (await once(child, 'exit')) as [number];
  return code === 0 ? '' : printed;
};

describe.each(ENGINES)('the store on %s', kind => {
  test('builds its tables once, however often it is asked', async () => {
    const engine = openEngine((await ground(kind)).place);
    await migrate(engine);
    await migrate(engine);
    expect(await engine.db.selectFrom('people').selectAll().execute()).toEqual([]);
    await engine.db.destroy();
  });

  test('builds its tables once, though several begin together', async () => {
    const shared = await ground(kind);
    const printed = await Promise.all([migrateElsewhere(shared), migrateElsewhere(shared), migrateElsewhere(shared)]);
    expect(printed).toEqual(['', '', '']);
    const store = await storeAt(shared);
    expect(await store.isWell()).toBe(true);
  });

  test('takes over the games of before their entries were linked', async () => {
    const old = await ground(kind);
    const engine = openEngine(old.place);
    await migrate(engine, '002_numbered_logs');
    await sql`insert into logs (table_id) values ('one'), ('other'), ('none')`.execute(engine.db);
    for (const [log, seq] of [
      [2, 0],
      [1, 1],
      [1, 0],
    ] as const)
      await sql`insert into entries (log, seq, body) values (${log}, ${seq}, ${JSON.stringify(entry(seq, `${log} ${seq}`))})`.execute(
        engine.db,
      );
    await engine.db.destroy();
    const store = await storeAt(old);
    expect(await hashes(store, 'one')).toEqual(['1 0', '1 1']);
    expect(await hashes(store, 'other')).toEqual(['2 0']);
    expect(await hashes(store, 'none')).toEqual([]);
    const next = [append('one', 1), append('one', 2, 'new'), append('none', 0, 'first')];
    expect(await store.logs.append(next)).toEqual([false, true, true]);
    expect(await hashes(store, 'one')).toEqual(['1 0', '1 1', 'new']);
    expect(await hashes(store, 'none')).toEqual(['first']);
  });

  test('takes over the games of before their logs had numbers', async () => {
    const old = await ground(kind);
    const engine = openEngine(old.place);
    await migrate(engine, '001_beginning');
    for (const [table, seq] of [
      ['one', 1],
      ['other', 0],
      ['one', 0],
    ] as const)
      await sql`insert into entries (table_id, seq, body) values (${table}, ${seq}, ${JSON.stringify(entry(seq, `${table} ${seq}`))})`.execute(
        engine.db,
      );
    await engine.db.destroy();
    const store = await storeAt(old);
    expect(await hashes(store, 'one')).toEqual(['one 0', 'one 1']);
    expect(await hashes(store, 'other')).toEqual(['other 0']);
    expect(await store.logs.append([append('one', 1), append('one', 2)])).toEqual([false, true]);
  });

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
    await store.chats.say({ ...saying, person, name: 'Ada' });
    await store.chats.say({ ...saying, person: other, name: 'Ben' });
    await store.people.addDevice(person, 'token', NOW);
    await store.people.setRecovery(person, 'secret');
    await store.people.forget(person);
    expect(await store.people.byId(person)).toBeUndefined();
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

  test('keeps talk in order, and the audience’s from the players', async () => {
    const store = await storeAt(await ground(kind));
    const table = newId();
    for (const [text, seat] of [
      ['a', 0],
      ['b', undefined],
      ['c', 1],
    ] as const)
      await store.chats.say({ table, person: 'p', name: 'n', seat, text, time: NOW });
    expect((await store.chats.latest(table, false)).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect((await store.chats.latest(table, true)).map(({ text }) => text)).toEqual(['a', 'c']);
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

describe('group commit', () => {
  /** A log whose disk is as slow as the test wants. */
  const slowLog = () => {
    const batches: (readonly Append[])[] = [];
    const disks: { resolve(): void; reject(error: Error): void }[] = [];
    const writer = new Writer(
      {
        append: appends =>
          new Promise((resolve, reject) => {
            batches.push(appends);
            disks.push({ resolve: () => resolve(appends.map(() => true)), reject });
          }),
      },
      SILENT,
    );
    const next = () => new Promise<void>(resolve => void setImmediate(resolve));
    return { writer, batches, disks, next };
  };

  test('writes together what came while the disk was busy, in the order it came', async () => {
    const { writer, batches, disks, next } = slowLog();
    const done: number[] = [];
    const write = (seq: number) => void writer.append(append('t', seq)).then(() => done.push(seq));
    write(0);
    await next();
    for (const seq of [1, 2, 3]) write(seq);
    await next();
    expect([batches.length, done]).toEqual([1, []]);
    disks[0]!.resolve();
    await next();
    await next();
    expect(done).toEqual([0]);
    expect(batches[1]?.map(({ entry: { seq } }) => seq)).toEqual([1, 2, 3]);
    disks[1]!.resolve();
    await writer.settled();
    expect(done).toEqual([0, 1, 2, 3]);
  });

  test('lets nobody wait for a commit of hundreds', async () => {
    const { writer, batches, disks, next } = slowLog();
    const written = Promise.all(Array.from({ length: 150 }, (_, seq) => writer.append(append('t', seq))));
    for (let commit = 0; commit < 3; commit++) {
      await next();
      await next();
      expect(batches).toHaveLength(commit + 1);
      disks[commit]!.resolve();
    }
    expect(await written).toEqual(Array.from({ length: 150 }, () => true));
    expect(batches.flat().map(({ entry: { seq } }) => seq)).toEqual(Array.from({ length: 150 }, (_, seq) => seq));
  });

  test('says so to everybody whose entry was in a commit that failed, and goes on', async () => {
    const { writer, disks, next } = slowLog();
    const lost = Promise.allSettled([writer.append(append('t', 0)), writer.append(append('u', 0))]);
    await next();
    disks[0]!.reject(new Error('the disk is full'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const kept = writer.append(append('t', 0));
    await next();
    disks[1]!.resolve();
    expect(await kept).toBe(true);
  });
});
