import { describe, expect, test } from 'vitest';
import type { NewEntry } from './append.ts';
import { LogWriter } from './logWriter.ts';
import { SILENT_LISTENER } from '../testing/setup.ts';
import { newEntry } from '../testing/testDatabase.ts';

describe('group commit', () => {
  /** A writer whose commits end when the test says so. */
  const manualWriter = () => {
    const batches: (readonly NewEntry[])[] = [];
    const commits: { resolve(): void; reject(error: Error): void }[] = [];
    const writer = new LogWriter(
      {
        append: appends =>
          new Promise((resolve, reject) => {
            batches.push(appends);
            commits.push({ resolve: () => resolve(appends.map(() => true)), reject });
          }),
      },
      SILENT_LISTENER,
    );
    const next = () => new Promise<void>(resolve => void setImmediate(resolve));
    return { writer, batches, commits, next };
  };

  test('commits together what was appended during the last commit, in order', async () => {
    const { writer, batches, commits, next } = manualWriter();
    const done: number[] = [];
    const write = (seq: number) => void writer.append(newEntry('t', seq)).then(() => done.push(seq));
    write(0);
    await next();
    for (const seq of [1, 2, 3]) write(seq);
    await next();
    expect([batches.length, done]).toEqual([1, []]);
    commits[0]!.resolve();
    await next();
    await next();
    expect(done).toEqual([0]);
    expect(batches[1]?.map(({ entry: { seq } }) => seq)).toEqual([1, 2, 3]);
    commits[1]!.resolve();
    await writer.flushed();
    expect(done).toEqual([0, 1, 2, 3]);
  });

  test('starts the next commit before it resolves the promises of the last', async () => {
    const { writer, batches, commits, next } = manualWriter();
    const batchCounts: number[] = [];
    const first = writer.append(newEntry('t', 0)).then(() => batchCounts.push(batches.length));
    await next();
    const second = writer.append(newEntry('u', 0));
    commits[0]!.resolve();
    await first;
    expect(batchCounts).toEqual([2]);
    commits[1]!.resolve();
    expect(await second).toBe(true);
  });

  test('limits the entries of one commit', async () => {
    const { writer, batches, commits, next } = manualWriter();
    const written = Promise.all(Array.from({ length: 300 }, (_, seq) => writer.append(newEntry('t', seq))));
    for (let commit = 0; commit < 3; commit++) {
      await next();
      await next();
      expect(batches).toHaveLength(commit + 1);
      commits[commit]!.resolve();
    }
    expect(await written).toEqual(Array.from({ length: 300 }, () => true));
    expect(batches.flat().map(({ entry: { seq } }) => seq)).toEqual(Array.from({ length: 300 }, (_, seq) => seq));
  });

  test('rejects all promises of a commit that failed, and goes on', async () => {
    const { writer, commits, next } = manualWriter();
    const lost = Promise.allSettled([writer.append(newEntry('t', 0)), writer.append(newEntry('u', 0))]);
    await next();
    commits[0]!.reject(new Error('the disk is full'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const kept = writer.append(newEntry('t', 0));
    await next();
    commits[1]!.resolve();
    expect(await kept).toBe(true);
  });
});
