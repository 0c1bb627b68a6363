import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ENGINES, type Ground } from '../testing/ground.ts';
import { append, entry, hashes, storesOfATest } from '../testing/stores.ts';
import { openEngine } from './engine.ts';
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

  test('take over the games of before their logs had numbers', async () => {
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
});
