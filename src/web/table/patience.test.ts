import { expect, test, vi } from 'vitest';
import { makePatience } from './patience.ts';

test('waiting takes its time', async () => {
  vi.useFakeTimers();
  const patience = makePatience();
  const done = vi.fn();
  void patience.wait(500).then(done);
  await vi.advanceTimersByTimeAsync(499);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('whoever is in a hurry ends the wait and all that follow, until there is time again', async () => {
  vi.useFakeTimers();
  const patience = makePatience();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  void patience.wait(500).then(first);
  patience.end();
  void patience.wait(500).then(second);
  await vi.advanceTimersByTimeAsync(0);
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  patience.renew();
  void patience.wait(500).then(third);
  await vi.advanceTimersByTimeAsync(499);
  expect(third).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('motion that runs hears of it once, unless it has ended by then', () => {
  const patience = makePatience();
  const [running, ended] = [vi.fn(), vi.fn()];
  patience.onEnd(running);
  patience.onEnd(ended)();
  patience.end();
  expect(running).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
});
