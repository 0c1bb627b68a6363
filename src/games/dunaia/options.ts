import type { OptionsSpec } from '#kernel';
import { ROUND_CAPS, SETUPS, type Options } from './types.ts';

export const OPTIONS: OptionsSpec<Options> = {
  setup: { kind: 'choice', among: SETUPS, default: 'random', rule: '2.10' },
  elites: { kind: 'flag', default: false, rule: '12.1' },
  roundCap: { kind: 'choice', among: ROUND_CAPS, default: 0, rule: '13.1' },
};
