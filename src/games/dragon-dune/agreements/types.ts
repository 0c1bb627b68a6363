import type { Seat } from '#kernel';
import type { Territory } from '../components/territories.ts';
import type { Round } from '../types.ts';

/** What can be promised (rule 14.5). */
export const CLAUSE_KINDS = [
  'pay',
  'share',
  'stayOut',
  'keepPeace',
  'bidAtMost',
  'allyWith',
  'notAlly',
  'notBreak',
  'noTreachery',
  'noStop',
  'words',
] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** When a sum is paid, or which auctions a bid limit is for. `due` marks a debt: it was to be paid already. */
export type When = 'now' | 'due' | 'card' | 'turns' | Exclude<Round, 'victory'>;

/** A promise of one player to another. Fields that its kind does not use keep their first value. */
export interface Clause {
  readonly kind: ClauseKind;
  readonly by: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly territory: Territory;
  /** The last turn it holds in. */
  readonly until: number;
  readonly when: When;
  readonly words: string;
}

export const CLAUSE_FIELDS = ['by', 'to', 'amount', 'territory', 'until', 'when', 'words'] as const;
export type ClauseField = (typeof CLAUSE_FIELDS)[number];

/** A public agreement. It binds once every party has accepted it. */
export interface Agreement {
  readonly id: number;
  readonly author: Seat;
  /** A bit for each seat. */
  readonly parties: number;
  readonly accepted: number;
  readonly isBinding: boolean;
  /** A bit for each party that wants to end it. */
  readonly ending: number;
  readonly clauses: readonly Clause[];
}
