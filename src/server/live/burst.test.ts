import { describe, expect, test } from 'vitest';
import { Burst } from './burst.ts';

/** A burst whose later comes when the test says so. */
const burstOf = (most: number, work?: (item: number, burst: Burst<number>) => void) => {
  const done: (readonly number[])[] = [];
  const waiting: (() => void)[] = [];
  const burst = new Burst<number>(
    most,
    begin => void waiting.push(begin),
    items => {
      done.push(items);
      for (const item of items) work?.(item, burst);
    },
  );
  return { burst, done, waiting, later: () => waiting.splice(0).forEach(begin => begin()) };
};

describe('a burst', () => {
  test('is done later, all at once and in order', () => {
    const { burst, done, later } = burstOf(10);
    for (const item of [1, 2, 3]) burst.add(item);
    expect(done).toEqual([]);
    later();
    expect(done).toEqual([[1, 2, 3]]);
  });

  test('is done at once when there is enough of it, and what is left over is done later', () => {
    const { burst, done, waiting, later } = burstOf(2);
    for (const item of [1, 2, 3]) burst.add(item);
    expect(done).toEqual([[1, 2]]);
    expect(waiting).toHaveLength(1);
    later();
    expect(done).toEqual([[1, 2], [3]]);
  });

  test('can be done now, and then nothing is left for later', () => {
    const { burst, done, later } = burstOf(10);
    burst.add(1);
    burst.now();
    burst.now();
    later();
    expect(done).toEqual([[1]]);
  });

  test('takes what comes while it is being done into the next', () => {
    const { burst, done, later } = burstOf(10, (item, again) => item < 3 && again.add(item + 1));
    burst.add(1);
    later();
    expect(done).toEqual([[1]]);
    later();
    later();
    later();
    expect(done).toEqual([[1], [2], [3]]);
  });
});
