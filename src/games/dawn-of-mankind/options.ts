import type { OptionsSpec } from '#kernel';
import { STARTERS, TIE_BREAKS, type Options } from './types.ts';

const LONGEST_CAP = 60;

export const OPTIONS: OptionsSpec<Options> = {
  openScores: { kind: 'flag', default: false, rule: '12.1' },
  mayDecline: { kind: 'flag', default: false, rule: '12.2' },
  starter: { kind: 'choice', among: STARTERS, default: 'random', rule: '12.3' },
  tieBreak: { kind: 'choice', among: TIE_BREAKS, default: 'shared', rule: '12.4' },
  roundCap: { kind: 'number', min: 0, max: LONGEST_CAP, default: 0, rule: '12.5' },
};
