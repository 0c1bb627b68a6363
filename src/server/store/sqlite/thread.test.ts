import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { SqliteThread } from './thread.ts';
import { temporaryFolder } from '../../testing/process.ts';

/** A slow query. */
const SLOW_QUERY = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000000) select max(i) from n`;

describe('the SQLite thread', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
  });

  const newFolder = (): string => {
    const folder = temporaryFolder();
    folders.push(folder);
    return folder;
  };
  const openThread = (): SqliteThread => new SqliteThread(path.join(newFolder(), 'test.db'));

  test('answers in the order of the requests', async () => {
    const thread = openThread();
    const answers = await Promise.all([
      thread.query('create table numbers (id integer primary key, n integer)', []),
      thread.query('insert into numbers (n) values (?), (?)', [7, 8]),
      thread.query('select n from numbers where n > ?', [7]),
    ]);
    expect(answers[1]).toMatchObject({ rows: [], changes: 2, lastId: 2 });
    expect(answers[2]).toEqual({ rows: [{ n: 8 }] });
    await thread.close();
  });

  test('rejects a wrong query, and answers the next', async () => {
    const thread = openThread();
    const wrong = thread.query('select a from nowhere', []);
    const right = thread.query('select 1 as one', []);
    await expect(wrong).rejects.toThrow('no such table: nowhere');
    expect(await right).toEqual({ rows: [{ one: 1 }] });
    await thread.close();
  });

  test('rejects a parameter that cannot be cloned, and answers the next', async () => {
    const thread = openThread();
    const impossible = thread.query('select ? as one', [() => 1]);
    const right = thread.query('select 2 as two', []);
    await expect(impossible).rejects.toThrow('could not be cloned');
    expect(await right).toEqual({ rows: [{ two: 2 }] });
    await thread.close();
  });

  test('does not block the event loop', async () => {
    const thread = openThread();
    const order: string[] = [];
    const answered = thread.query(SLOW_QUERY, []).then(() => order.push('the thread'));
    setImmediate(() => order.push('the event loop'));
    await answered;
    expect(order).toEqual(['the event loop', 'the thread']);
    await thread.close();
  });

  test('answers pending requests before it closes, and rejects later ones', async () => {
    const thread = openThread();
    const last = thread.query('select 1 as one', []);
    await thread.close();
    expect(await last).toEqual({ rows: [{ one: 1 }] });
    await expect(thread.query('select 1', [])).rejects.toThrow('the database is closed');
    await thread.close();
  });

  test('rejects all requests when its file cannot be opened', async () => {
    const thread = new SqliteThread(newFolder());
    await expect(thread.query('select 1', [])).rejects.toThrow('unable to open database file');
    await expect(thread.query('select 1', [])).rejects.toThrow('unable to open database file');
    await thread.close();
  });
});
