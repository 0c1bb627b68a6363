import type { OptionsSpec } from '#kernel';
import { MOST_EXTRA_GOLD, MOST_RESERVE, RESERVE } from './components/box.ts';
import { GOLD_READINGS } from './components/cards.ts';
import { PAIRS, SEATINGS, TRIOS, type Options } from './types.ts';

const flag = <Rule extends string>(rule: Rule) => ({ kind: 'flag', default: false, rule }) as const;
const extraGold = { kind: 'number', min: 0, max: MOST_EXTRA_GOLD, default: 0, rule: '16.13' } as const;
const reserve = { kind: 'number', min: RESERVE, max: MOST_RESERVE, default: RESERVE, rule: '16.14' } as const;

export const OPTIONS: OptionsSpec<Options> = {
  seating: { kind: 'choice', among: SEATINGS, default: 'inOrder', rule: '16.1' },
  threeFactions: { kind: 'choice', among: TRIOS, default: 'withoutDwarves', rule: '16.2', seats: [3] },
  twoFactions: { kind: 'choice', among: PAIRS, default: 'goblinsOrcs', rule: '16.2', seats: [2] },
  orcishPlunder: flag('16.3'),
  eliteWarriors: flag('16.4'),
  elvenBlessing: flag('16.5'),
  goblinInitiative: flag('16.6'),
  extraMarch: flag('16.7'),
  honestQuestion: flag('16.8'),
  chaosMonster: flag('16.9'),
  castleWalls: flag('16.10'),
  dragonControl: flag('16.11'),
  extraConscript: flag('16.12'),
  extraGoldDwarves: extraGold,
  extraGoldElves: extraGold,
  extraGoldGoblins: extraGold,
  extraGoldOrcs: extraGold,
  reserveDwarves: reserve,
  reserveElves: reserve,
  reserveGoblins: reserve,
  reserveOrcs: reserve,
  dragonKillsForever: flag('16.15'),
  unsoldEndsAuction: flag('16.16'),
  aceOverbid: flag('16.17'),
  goblinDisbandTwice: flag('16.18'),
  aceSpentInBattle: flag('16.19'),
  thirdArrivalHides: flag('16.21'),
  eventGold: { kind: 'choice', among: GOLD_READINGS, default: 'printed', rule: '16.20' },
};
