import { seat, type Seat } from '#kernel';
import type { Agreement, Clause, ClauseKind } from './agreements/types.ts';
import { bit, MOUNTAIN } from './components/territories.ts';

const [ana, ben] = [seat(0), seat(1)];

/** A promise of Ana to Ben, for turn 3, with what matters changed. */
export const clause = (kind: ClauseKind, given: Partial<Clause> = {}): Clause => ({
  kind,
  by: ana,
  to: ben,
  amount: 1,
  territory: MOUNTAIN,
  until: 3,
  when: kind === 'pay' ? 'now' : 'turns',
  words: '',
  ...given,
});

const partiesOf = (clauses: readonly Clause[]): number =>
  clauses.reduce((mask, { by, to }) => mask | bit(by) | bit(to), bit(ana) | bit(ben));

/** Agreement 7, which binds, for a scenario. */
export const agreed = (
  ...clauses: readonly Clause[]
): { readonly agreements: readonly Agreement[]; nextAgreement: number } => {
  const parties = partiesOf(clauses);
  return {
    agreements: [{ id: 7, author: ana, parties, accepted: parties, isBinding: true, ending: 0, clauses }],
    nextAgreement: 8,
  };
};

/** Agreement 7, which all have accepted but these. */
export const offered = (
  missing: readonly Seat[],
  ...clauses: readonly Clause[]
): { readonly agreements: readonly Agreement[]; nextAgreement: number } => {
  const parties = partiesOf(clauses);
  const accepted = missing.reduce((mask, who) => mask & ~bit(who), parties);
  return {
    agreements: [{ id: 7, author: ana, parties, accepted, isBinding: false, ending: 0, clauses }],
    nextAgreement: 8,
  };
};

/** The refusal of whatever would break a promise of agreement 7. */
export const promised = (promise: ClauseKind, to: Seat = ben) =>
  ({ code: 'promised', rule: '14.6', agreement: 7, promise, to }) as const;
