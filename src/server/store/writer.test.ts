import { describe, expect, test } from 'vitest';
import { append, SILENT } from '../testing/stores.ts';
import type { Append } from './append.ts';
import { Writer } from './writer.ts';

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

  test('gives the disk its next work before it tells those whose entries are written', async () => {
    const { writer, batches, disks, next } = slowLog();
    const commits: number[] = [];
    const first = writer.append(append('t', 0)).then(() => commits.push(batches.length));
    await next();
    const second = writer.append(append('u', 0));
    disks[0]!.resolve();
    await first;
    expect(commits).toEqual([2]);
    disks[1]!.resolve();
    expect(await second).toBe(true);
  });

  test('lets nobody wait for a commit of hundreds', async () => {
    const { writer, batches, disks, next } = slowLog();
    const written = Promise.all(Array.from({ length: 300 }, (_, seq) => writer.append(append('t', seq))));
    for (let commit = 0; commit < 3; commit++) {
      await next();
      await next();
      expect(batches).toHaveLength(commit + 1);
      disks[commit]!.resolve();
    }
    expect(await written).toEqual(Array.from({ length: 300 }, () => true));
    expect(batches.flat().map(({ entry: { seq } }) => seq)).toEqual(Array.from({ length: 300 }, (_, seq) => seq));
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
