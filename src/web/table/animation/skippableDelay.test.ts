import { expect, test, vi } from 'vitest';
import { makeSkippableDelay } from './skippableDelay.ts';

test('waiting takes its time', async () => {
  vi.useFakeTimers();
  const delay = makeSkippableDelay();
  const done = vi.fn();
  void delay.wait(500).then(done);
  await vi.advanceTimersByTimeAsync(499);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a skip ends the wait and all that follow, until it resumes', async () => {
  vi.useFakeTimers();
  const delay = makeSkippableDelay();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  void delay.wait(500).then(first);
  delay.skip();
  void delay.wait(500).then(second);
  await vi.advanceTimersByTimeAsync(0);
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  delay.resume();
  void delay.wait(500).then(third);
  await vi.advanceTimersByTimeAsync(499);
  expect(third).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a running animation hears of a skip once, unless it has ended by then', () => {
  const delay = makeSkippableDelay();
  const [running, ended] = [vi.fn(), vi.fn()];
  delay.onSkip(running);
  delay.onSkip(ended)();
  delay.skip();
  expect(running).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
});
