import type { OptionsSpec } from '#kernel';
import { SOLO_LEVELS, VARIANTS, type Options } from './types.ts';

export const OPTIONS: OptionsSpec<Options> = {
  variant: { kind: 'choice', among: VARIANTS, default: 'standard', rule: '10.1', seats: [2] },
  soloLevel: { kind: 'choice', among: SOLO_LEVELS, default: 'normal', rule: '11.2', seats: [1] },
  soloTribute: { kind: 'flag', default: false, rule: '12.6', seats: [1] },
  guardsCoverUnfedFirst: { kind: 'flag', default: true, rule: '12.1', seats: [2, 3, 4] },
  merchantNeedsDie: { kind: 'flag', default: true, rule: '12.2' },
  seasonTotal: { kind: 'choice', among: [2, 3], default: 2, rule: '12.3' },
  breadLimited: { kind: 'flag', default: true, rule: '12.4' },
  citiesTestEnd: { kind: 'flag', default: true, rule: '12.5', seats: [1, 2] },
};
