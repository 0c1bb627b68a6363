import fs from 'node:fs';
import type { ServerProcess } from '../testing/process.ts';

/** Microseconds: Linux counts a process's CPU time in hundredths of a second. */
const TICK = 10_000;

/** Microseconds of CPU the process has used, in all its threads. */
export const cpuOf = ({ child }: ServerProcess): number => {
  const fields = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
};
