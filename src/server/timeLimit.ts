import { setTimeout as pause } from 'node:timers/promises';

/** Waits for work, but no longer than so many milliseconds; says whether it was done. Work that fails is done too. */
export const doneWithin = async (milliseconds: number, work: Promise<unknown>): Promise<boolean> => {
  const controller = new AbortController();
  const timeout = pause(milliseconds, false, { signal: controller.signal, ref: false }).catch(() => false);
  const done = work.then(
    () => true,
    () => true,
  );
  const isDone = await Promise.race([done, timeout]);
  controller.abort();
  return isDone;
};
