import { doneWithin } from '../timeLimit.ts';
import type { Engine } from './engine.ts';

/** The one row that is written to find out. */
const ROW = 1;

/** Writes a row: a database that only answers is of no use to anybody who plays. */
export const canWrite = async ({ db }: Engine, milliseconds: number): Promise<boolean> => {
  const time = Date.now();
  let isWritten = false;
  const write = db
    .insertInto('probes')
    .values({ id: ROW, time })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ time }))
    .execute()
    .then(() => void (isWritten = true));
  await doneWithin(milliseconds, write);
  return isWritten;
};
