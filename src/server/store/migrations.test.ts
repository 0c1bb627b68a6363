import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ENGINES, type EngineKind, type Ground } from '../testing/ground.ts';
import { append, entry, hashes, storesOfATest } from '../testing/stores.ts';
import { openEngine, type Engine } from './engine.ts';
import type { Store } from './index.ts';
import { migrate } from './migrations.ts';

const { ground, storeAt } = storesOfATest();

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

const body = (seq: number, by: string): string => JSON.stringify(entry(seq, by));

/** The store of a server that was filled when its tables were still those of an older version. */
const storeSince = async (kind: EngineKind, version: string, fill: (old: Engine) => Promise<void>): Promise<Store> => {
  const old = await ground(kind);
  const engine = openEngine(old.place);
  await migrate(engine, version);
  await fill(engine);
  await engine.db.destroy();
  return storeAt(old);
};

describe.each(ENGINES)('the tables on %s', kind => {
  test('are built once, however often one asks', async () => {
    const engine = openEngine((await ground(kind)).place);
    await migrate(engine);
    await migrate(engine);
    expect(await engine.db.selectFrom('people').selectAll().execute()).toEqual([]);
    await engine.db.destroy();
  });

  test('are built once, though several begin together', async () => {
    const shared = await ground(kind);
    const printed = await Promise.all([migrateElsewhere(shared), migrateElsewhere(shared), migrateElsewhere(shared)]);
    expect(printed).toEqual(['', '', '']);
    const store = await storeAt(shared);
    expect(await store.isWell()).toBe(true);
  });

  test('take over the games of before their entries were linked', async () => {
    const store = await storeSince(kind, '002_numbered_logs', async ({ db }) => {
      await sql`insert into logs (table_id) values ('one'), ('other'), ('none')`.execute(db);
      const bodies = [body(0, '2 0'), body(1, '1 1'), body(0, '1 0')] as const;
      await sql`insert into entries (log, seq, body) values (2, 0, ${bodies[0]}), (1, 1, ${bodies[1]}), (1, 0, ${bodies[2]})`.execute(
        db,
      );
    });
    expect(await hashes(store, 'one')).toEqual(['1 0', '1 1']);
    expect(await hashes(store, 'other')).toEqual(['2 0']);
    expect(await hashes(store, 'none')).toEqual([]);
    const next = [append('one', 1), append('one', 2, 'new'), append('none', 0, 'first')];
    expect(await store.logs.append(next)).toEqual([false, true, true]);
    expect(await hashes(store, 'one')).toEqual(['1 0', '1 1', 'new']);
    expect(await hashes(store, 'none')).toEqual(['first']);
  });

  test('take over the games of before their logs had numbers', async () => {
    const store = await storeSince(kind, '001_beginning', async ({ db }) => {
      const bodies = [body(1, 'one 1'), body(0, 'other 0'), body(0, 'one 0')] as const;
      await sql`insert into entries (table_id, seq, body) values ('one', 1, ${bodies[0]}), ('other', 0, ${bodies[1]}), ('one', 0, ${bodies[2]})`.execute(
        db,
      );
    });
    expect(await hashes(store, 'one')).toEqual(['one 0', 'one 1']);
    expect(await hashes(store, 'other')).toEqual(['other 0']);
    expect(await store.logs.append([append('one', 1), append('one', 2)])).toEqual([false, true]);
  });
});
