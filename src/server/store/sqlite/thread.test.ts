import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ownFolder } from '../../testing/folder.ts';
import { SqliteThread } from './thread.ts';

/** Takes long. */
const COUNT = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000000) select max(i) from n`;

describe('the thread of SQLite', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
  });

  const place = (): string => {
    const folder = ownFolder();
    folders.push(folder);
    return folder;
  };
  const openThread = (): SqliteThread => new SqliteThread(path.join(place(), 'test.db'));

  test('answers in the order of the questions', async () => {
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

  test('says what is wrong with a question, and answers the next', async () => {
    const thread = openThread();
    const wrong = thread.query('select a from nowhere', []);
    const right = thread.query('select 1 as one', []);
    await expect(wrong).rejects.toThrow('no such table: nowhere');
    expect(await right).toEqual({ rows: [{ one: 1 }] });
    await thread.close();
  });

  test('does not wait for an answer to what cannot be asked', async () => {
    const thread = openThread();
    const impossible = thread.query('select ? as one', [() => 1]);
    const right = thread.query('select 2 as two', []);
    await expect(impossible).rejects.toThrow('could not be cloned');
    expect(await right).toEqual({ rows: [{ two: 2 }] });
    await thread.close();
  });

  test('lets others work while it does', async () => {
    const thread = openThread();
    const order: string[] = [];
    const answered = thread.query(COUNT, []).then(() => order.push('the thread'));
    setImmediate(() => order.push('somebody else'));
    await answered;
    expect(order).toEqual(['somebody else', 'the thread']);
    await thread.close();
  });

  test('answers what was asked before it is closed, and nothing after', async () => {
    const thread = openThread();
    const last = thread.query('select 1 as one', []);
    await thread.close();
    expect(await last).toEqual({ rows: [{ one: 1 }] });
    await expect(thread.query('select 1', [])).rejects.toThrow('the database is closed');
    await thread.close();
  });

  test('whose file cannot be opened says so to everybody', async () => {
    const thread = new SqliteThread(place());
    await expect(thread.query('select 1', [])).rejects.toThrow('unable to open database file');
    await expect(thread.query('select 1', [])).rejects.toThrow('unable to open database file');
    await thread.close();
  });
});
