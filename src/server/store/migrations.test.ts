import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openEngine, type Engine } from './engine.ts';
import type { Store } from './index.ts';
import { migrate } from './migrations.ts';
import { setupStores } from '../testing/setup.ts';
import { type EngineKind, ENGINES, hashesOf, newEntry, type TestDatabase, testEntry } from '../testing/testDatabase.ts';

const { newDatabase, openStoreOn } = setupStores();

/** Migrates in a process of its own. */
const migrateInProcess = async ({ location }: TestDatabase): Promise<string> => {
  const script = `
    import { openEngine } from './src/server/store/engine.ts';
    import { migrate } from './src/server/store/migrations.ts';
    const engine = openEngine(${JSON.stringify(location)});
    await migrate(engine);
    await engine.db.destroy();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr.on('data', text => (printed += String(text)));
  const [code] = (await once(child, 'exit')) as [number];
  return code === 0 ? '' : printed;
};

const body = (seq: number, by: string): string => JSON.stringify(testEntry(seq, by));

/** A store whose data were written at an older version of the schema. */
const storeFromVersion = async (
  kind: EngineKind,
  version: string,
  fill: (old: Engine) => Promise<void>,
): Promise<Store> => {
  const old = await newDatabase(kind);
  const engine = openEngine(old.location);
  await migrate(engine, version);
  await fill(engine);
  await engine.db.destroy();
  return openStoreOn(old);
};

describe.each(ENGINES)('migrations on %s', kind => {
  test('are idempotent', async () => {
    const engine = openEngine((await newDatabase(kind)).location);
    await migrate(engine);
    await migrate(engine);
    expect(await engine.db.selectFrom('people').selectAll().execute()).toEqual([]);
    await engine.db.destroy();
  });

  test('run once, also when several processes start together', async () => {
    const shared = await newDatabase(kind);
    const printed = await Promise.all([migrateInProcess(shared), migrateInProcess(shared), migrateInProcess(shared)]);
    expect(printed).toEqual(['', '', '']);
    const store = await openStoreOn(shared);
    expect(await store.canWrite(10_000)).toBe(true);
  });

  test('from 002: entries become linked lists', async () => {
    const store = await storeFromVersion(kind, '002_numbered_logs', async ({ db }) => {
      await sql`insert into logs (table_id) values ('one'), ('other'), ('none')`.execute(db);
      const bodies = [body(0, '2 0'), body(1, '1 1'), body(0, '1 0')] as const;
      await sql`insert into entries (log, seq, body) values (2, 0, ${bodies[0]}), (1, 1, ${bodies[1]}), (1, 0, ${bodies[2]})`.execute(
        db,
      );
    });
    expect(await hashesOf(store, 'one')).toEqual(['1 0', '1 1']);
    expect(await hashesOf(store, 'other')).toEqual(['2 0']);
    expect(await hashesOf(store, 'none')).toEqual([]);
    const next = [newEntry('one', 1), newEntry('one', 2, 'new'), newEntry('none', 0, 'first')];
    expect(await store.logs.append(next)).toEqual([false, true, true]);
    expect(await hashesOf(store, 'one')).toEqual(['1 0', '1 1', 'new']);
    expect(await hashesOf(store, 'none')).toEqual(['first']);
  });

  test('from 001: logs get ids', async () => {
    const store = await storeFromVersion(kind, '001_beginning', async ({ db }) => {
      const bodies = [body(1, 'one 1'), body(0, 'other 0'), body(0, 'one 0')] as const;
      await sql`insert into entries (table_id, seq, body) values ('one', 1, ${bodies[0]}), ('other', 0, ${bodies[1]}), ('one', 0, ${bodies[2]})`.execute(
        db,
      );
    });
    expect(await hashesOf(store, 'one')).toEqual(['one 0', 'one 1']);
    expect(await hashesOf(store, 'other')).toEqual(['other 0']);
    expect(await store.logs.append([newEntry('one', 1), newEntry('one', 2)])).toEqual([false, true]);
  });
});
