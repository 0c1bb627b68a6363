import { afterEach } from 'vitest';
import type { Line } from './person.ts';

/** The lines that a test opens: whatever becomes of it, they are closed when it ends. */
export const linesOfATest = (): Line[] => {
  const lines: Line[] = [];
  afterEach(() => {
    for (const line of lines.splice(0)) line.close();
  });
  return lines;
};
