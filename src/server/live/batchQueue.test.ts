import { describe, expect, test } from 'vitest';
import { BatchQueue } from './batchQueue.ts';

/** A queue whose schedule calls back when the test says so. */
const manualQueue = (maxSize: number, onItem?: (item: number, queue: BatchQueue<number>) => void) => {
  const batches: (readonly number[])[] = [];
  const callbacks: (() => void)[] = [];
  const queue = new BatchQueue<number>(
    maxSize,
    callback => void callbacks.push(callback),
    items => {
      batches.push(items);
      for (const item of items) onItem?.(item, queue);
    },
  );
  return { queue, batches, callbacks, callBack: () => callbacks.splice(0).forEach(callback => callback()) };
};

describe('a batch queue', () => {
  test('processes items when it is called back, all at once and in order', () => {
    const { queue, batches, callBack } = manualQueue(10);
    for (const item of [1, 2, 3]) queue.add(item);
    expect(batches).toEqual([]);
    callBack();
    expect(batches).toEqual([[1, 2, 3]]);
  });

  test('processes a full batch at once, and the rest when it is called back', () => {
    const { queue, batches, callbacks, callBack } = manualQueue(2);
    for (const item of [1, 2, 3]) queue.add(item);
    expect(batches).toEqual([[1, 2]]);
    expect(callbacks).toHaveLength(1);
    callBack();
    expect(batches).toEqual([[1, 2], [3]]);
  });

  test('can be flushed, and then has nothing left', () => {
    const { queue, batches, callBack } = manualQueue(10);
    queue.add(1);
    queue.flush();
    queue.flush();
    callBack();
    expect(batches).toEqual([[1]]);
  });

  test('puts items that are added while it processes into the next batch', () => {
    const { queue, batches, callBack } = manualQueue(10, (item, again) => item < 3 && again.add(item + 1));
    queue.add(1);
    callBack();
    expect(batches).toEqual([[1]]);
    for (let calls = 0; calls < 3; calls++) callBack();
    expect(batches).toEqual([[1], [2], [3]]);
  });
});
