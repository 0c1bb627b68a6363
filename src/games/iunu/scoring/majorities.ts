import { CITIZEN_CARDS, CITIZENS, type Citizen } from '../components/citizens.ts';
import type { Dynasty } from '../types.ts';

/** Rules 8.4, 9.6 and 9.7: strictly more than everybody else; a tie for most is worth nothing to anybody. */
export const hasMost = (counts: readonly number[], index: number): boolean =>
  counts.every((count, other) => other === index || count < (counts[index] ?? 0));

/** The classes of which this dynasty has the majority. */
export const majoritiesOf = (dynasties: readonly Dynasty[], index: number): readonly Citizen[] =>
  CITIZENS.filter(citizen =>
    hasMost(
      dynasties.map(({ cards }) => cards[citizen]),
      index,
    ),
  );

export const majorityPoints = (citizen: Citizen): number => CITIZEN_CARDS[citizen].majority.value;
