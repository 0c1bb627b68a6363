import type { ReactNode } from 'react';
import { Icon } from './pieces/Drawing.tsx';

/** The sign of each line of the score. */
const SCORE_SIGNS: Readonly<Record<string, string>> = {
  citizens: 'sun',
  bread: 'loaf',
  majorities: 'crown',
  afterlife: 'g-anubis',
  debens: 'deben-1',
  merchants: 'g-merchant',
};

export const drawScoreLine = (line: string): ReactNode => {
  const sign = SCORE_SIGNS[line];
  return sign === undefined ? null : <Icon id={sign} />;
};
